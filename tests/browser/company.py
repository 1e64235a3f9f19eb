"""People who sit down at one table, each at a browser of their own, without the forms, which have their own tests."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.site import Site


def sit_down(site: Site, people: dict[str, Page], game: str = "cardia", **form: Any) -> str:
    """The first opens the table, the others claim their seats; tells the table's address."""
    names = list(people)
    seats = [{"who": "me", "name": names[0]}, *({"who": "open"} for _ in names[1:])]
    host = people[names[0]].request.post(f"{site.url}/api/tables", data={"game": game, "seats": seats, **form})
    assert host.ok, host.text()
    made = host.json()
    address = f"{site.url}/table/{made['table']['id']}"
    for name, invite in zip(names[1:], made["invites"], strict=True):
        wish = {"join": invite["join"], "name": name}
        claimed = people[name].request.post(f"{site.url}/api/tables/{made['table']['id']}/seats", data=wish)
        assert claimed.ok, claimed.text()
    for page in people.values():
        page.goto(address)
    for page in people.values():
        page.wait_for_selector(".app .handzone .hand")
    return address


def say(page: Page, message: dict[str, Any], seat: int) -> None:
    """A wish by HTTP, as a program would send it: for what the page has no button for at that moment."""
    address = page.url.replace("/table/", "/api/tables/")
    answer = page.request.post(f"{address}/messages?seat={seat}", data=message)
    assert answer.ok, answer.text()
