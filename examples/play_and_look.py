# %% [markdown]
# # Play and look
# A game by plain numbers, what a seat sees, and the same game again. Cells are marked as editors and Jupytext know them
# (`# %%`); as a whole the file is a script: `python examples/play_and_look.py`. A state shown by a notebook is a
# picture of the table from one seat's side.

# %%
import copy
import pickle

import talia

game = talia.game("cardia")
setup = game.setup(deck="II")
print(setup.facts)

# %% A game in four lines: who is asked, what is allowed, answer.
state = setup.start(7, log=True, memory=True)
rng = talia.Random(1)
while state.who >= 0:
    state.apply(rng.pick(state.legal()))
print(state.outcome, state.returns())

# %% Seed and answers are the game: to the last card.
record = state.record
assert record is not None
again = record.replay(game)
assert again == state
assert again.digest() == state.digest()

# %% A moment of it, from one seat's side. What the seat may not know is not in there.
moment = record.replay(game, upto=8)
seat = moment.who
view = moment.view(seat)
print(sorted(view["table"]))
print([option.word for option in moment.decision(seat).options])
for event in moment.events(seat)[-5:]:
    print(event["event"], "by", event["rule"])

# %% Other tables that look the same to it, dealt evenly: what search and beliefs begin with.
for world in game.worlds(view, talia.Random(2), 3):
    assert world.view(seat) == view

# %% Copies go their own way and travel between processes.
branch = copy.deepcopy(moment)
branch.apply(branch.legal()[0])
assert branch != moment
assert pickle.loads(pickle.dumps(moment)) == moment

# %% In a notebook the last line of a cell is shown; here it is looked at as text.
picture = moment._repr_html_()
print(f"{len(picture)} letters of a picture")
