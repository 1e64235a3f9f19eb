// Run by test_scorer.py with the page's scorer, bundled: the recorded scores, whole questions, and changed card data.
import { CONSTANTS, Scorer, SUITS, TEXTS } from './scorer.bundle.mjs';
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const [, , name, folder] = process.argv;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ@';
const SUIT_LETTERS = '0123456789*';
const lines = (file) => fs.readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n');
const mark = (answer) => createHash('sha256').update(JSON.stringify(answer)).digest('hex').slice(0, 8);
const cards = (letters) => (letters === '-' ? [] : [...letters].map((letter) => TEXTS[LETTERS.indexOf(letter)].word));
const KEYS = ['necromancer', 'doppelganger', 'mirage', 'shapeshifter', 'book_of_changes', '', 'island'];

function choices(made) {
  const found = {};
  [...made].forEach((letter, slot) => {
    if (letter === '-') return;
    const suit = SUITS[SUIT_LETTERS.indexOf(letter)];
    if (slot === 4) found[KEYS[4]] = { card: cards(letter)[0], suit: SUITS[SUIT_LETTERS.indexOf(made[5])] };
    else if (slot !== 5) found[KEYS[slot]] = suit === undefined ? cards(letter)[0] : { suit };
  });
  return found;
}

function readings(file) {
  return lines(file).map((text) => {
    const [kind, hand, area, made, points, whole] = text.split(' ');
    const given = kind === 'best' ? null : choices(made);
    const form = { hands: [{ cards: cards(hand), choices: given }], discard: cards(area) };
    return { text, form, made: choices(made), points: Number(points), whole };
  });
}

const made = (texts) => new Scorer(texts, SUITS, CONSTANTS.hand);

function recorded(file) {
  const scorer = made(TEXTS);
  const all = readings(file);
  for (const { text, form, made, points, whole } of all) {
    const [sheet] = scorer.score(form).hands;
    assert.equal(sheet.score, points, text);
    assert.deepEqual(sheet.choices, made, text);
    assert.equal(mark(sheet), whole, `${text}: ${JSON.stringify(sheet)}`);
  }
  return all.length;
}

/** Every number of the card data, as what writes another one there. */
function* numbers(texts) {
  const suits = SUITS.length;
  const limits = { suit: suits, suits, other: suits, word: suits, names: texts.length, raised_by: texts.length };
  function* walk(value, key, where) {
    for (const [at, entry] of Object.entries(value)) {
      const named = Array.isArray(value) ? key : at;
      const place = `${where}.${at}`;
      if (typeof entry === 'number') {
        // A pair of `spares` is a suit and a name.
        const most = key === 'pair' ? (at === '0' ? SUITS.length : texts.length) : limits[named];
        const other = most === undefined ? entry + 1 : (entry + 1) % most;
        yield { place, write: () => (value[at] = other), undo: () => (value[at] = entry) };
      } else if (entry !== null && typeof entry === 'object')
        yield* walk(entry, Array.isArray(entry) && key === 'spares' ? 'pair' : named, place);
    }
  }
  for (const text of texts) yield* walk(text, '', text.word);
}

const TESTS = {
  'random hands score as the engine says'() {
    assert.equal(recorded('random.txt'), 20000);
  },
  'hands built for every line score as the engine says'() {
    assert.ok(recorded('built.txt') > 10000);
  },
  'whole questions are answered as the engine does'() {
    const scorer = made(TEXTS);
    for (const text of lines('works.txt')) {
      const [whole, work] = text.split(' ', 2);
      const answer = scorer[work](JSON.parse(text.slice(whole.length + work.length + 2)));
      assert.equal(mark(answer), whole, `${text}: ${JSON.stringify(answer)}`);
    }
  },
  'a changed number is noticed'() {
    const texts = structuredClone(TEXTS);
    const all = [...readings('built.txt'), ...readings('random.txt')];
    const every = [...numbers(texts)];
    const missed = [];
    for (const { place, write, undo } of every) {
      write();
      const scorer = made(texts);
      const has = (one) => one.form.hands[0].cards.includes(place.split('.')[0]);
      const noticed = (one) => {
        try {
          return scorer.score(one.form).hands[0].score !== one.points;
        } catch {
          return true;
        }
      };
      // The hands that have the card come first: they are the ones that were built for it.
      if (!all.some((one) => has(one) && noticed(one)) && !all.some((one) => !has(one) && noticed(one))) missed.push(place);
      undo();
    }
    assert.deepEqual(missed, []);
    assert.ok(every.length > 250, String(every.length));
  },
};

TESTS[name]();
