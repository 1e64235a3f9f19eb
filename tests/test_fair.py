"""The fair deal: the commitment binds, hides, and is not the seed."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

from talia import fair


def opened(luck: list[str] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
    deal = fair.draw()
    luck = ["anna-1", ""] if luck is None else luck
    seed = str(fair.seed(deal.secret, luck))
    proof = {"commitment": deal.commitment, "secret": deal.secret, "salt": deal.salt, "luck": luck, "seed": seed}
    return proof, {"talia": 1, "seed": seed, "seats": len(luck)}


def test_an_honest_deal_passes() -> None:
    assert fair.complaint(*opened()) is None


def test_the_formulas_are_those_of_the_document() -> None:
    secret, salt = "ab" * 32, "cd" * 16
    expected = sha256(b"talia commitment 1\n" + salt.encode() + b"\n" + secret.encode()).hexdigest()
    assert fair.commitment(secret, salt) == expected
    digest = sha256(b"talia deal 1\n" + secret.encode() + b"\nx\n").digest()
    assert fair.seed(secret, ["x", ""]) == int.from_bytes(digest, "big")


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("secret", "00" * 32, "does not fit the commitment"),
        ("salt", "00" * 16, "does not fit the commitment"),
        ("commitment", "00" * 32, "does not fit the commitment"),
        ("luck", ["anna-2", ""], "does not follow"),
        ("seed", "7", "does not follow"),
        ("seed", 7, "not a text"),
        ("luck", "x", "not a list"),
        ("secret", None, "not a text"),
    ],
)
def test_each_kind_of_cheating_is_found(key: str, value: Any, says: str) -> None:
    proof, record = opened()
    proof[key] = value
    found = fair.complaint(proof, record)
    assert found is not None
    assert says in found


def test_another_game_than_the_committed_one_is_found() -> None:
    proof, record = opened()
    assert "not dealt from this seed" in str(fair.complaint(proof, {**record, "seed": "12"}))
    assert "contributions for 3 seats" in str(fair.complaint(proof, {**record, "seats": 3}))
    assert fair.complaint(None, record) == "there is no opened commitment in it"


def test_equal_secrets_do_not_show_in_commitments() -> None:
    secret = fair.draw().secret
    assert fair.commitment(secret, fair.draw().salt) != fair.commitment(secret, fair.draw().salt)


def test_the_players_contribution_changes_the_deal() -> None:
    secret = fair.draw().secret
    assert len({fair.seed(secret, luck) for luck in (["", ""], ["a", ""], ["", "a"], ["aa", ""])}) == 4
