/**
 * Deals and bots that a test knows, as its server has them (tests/browser/serve.py): by the name of the test. Only builds for tests
 * have this: in all others KNOWN_DEALS is false, and nothing of it is left.
 */
declare const __KNOWN_DEALS__: boolean;
export const KNOWN_DEALS: boolean = typeof __KNOWN_DEALS__ !== 'undefined' && __KNOWN_DEALS__;

/** What Python runs before the house opens. */
export const known = (test: string): string => `
from hashlib import sha256
from itertools import count
from talia import fair
from talia.bots import Budget, bot
from talia.bots.play import child
from talia.core.view import canonical
numbers = count()
def draw():
    name = f"{${JSON.stringify(test)}} {next(numbers)}"
    return fair.Deal(sha256(f"secret {name}".encode()).hexdigest(), sha256(f"salt {name}".encode()).hexdigest()[:32])
fair.draw = draw
def think(view, level, seed, budget):
    player = bot(level, int.from_bytes(sha256(canonical(view)).digest()[:7], "big"), Budget(nodes=40))
    return player.answer(view), player.record
child.think = think
`;
