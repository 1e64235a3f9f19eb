"""Fantasy Realms: the cards, exact scoring that explains itself, and the best choices of any hand."""

from talia.games.fantasy_realms.best import best_mask
from talia.games.fantasy_realms.hand import BadHand
from talia.games.fantasy_realms.kernel import score_mask
from talia.games.fantasy_realms.scoring import Score, score

__all__ = ["BadHand", "Score", "best_mask", "score", "score_mask"]
