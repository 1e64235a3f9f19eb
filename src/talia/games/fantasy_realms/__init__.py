"""Fantasy Realms: the cards, exact scoring that explains itself, and the best choices of any hand."""

from talia.games.fantasy_realms.extra.best import best_mask
from talia.games.fantasy_realms.extra.hand import BadHand
from talia.games.fantasy_realms.extra.kernel import score_mask
from talia.games.fantasy_realms.extra.scoring import Score, score

__all__ = ["BadHand", "Score", "best_mask", "score", "score_mask"]
