"""Small games as a whole: trees, policies, best responses and exploitability (docs/exact.md).

>>> tree = exact.tree(exact.VARIANTS["fantasy-realms-tiny"].setup())
>>> round(tree.exploitability(tree.uniform()), 4)
0.5604
"""

from talia.research.exact.policies import lines, mixture_of, policy_of
from talia.research.exact.tree import Policy, Tree, tree
from talia.research.exact.variants import VARIANTS, Variant, variant
from talia.research.exact.walk import CannotWalk

__all__ = ["VARIANTS", "CannotWalk", "Policy", "Tree", "Variant", "lines", "mixture_of", "policy_of", "tree", "variant"]
