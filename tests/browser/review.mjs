// Run by test_review_figures.py with what the review page works out by itself, bundled: the figures of curve and sum, and when a moment is due.
import { across, bandPath, bars, chanceAt, lengths, linePath, retried, rows, swap, verdict } from './figures.bundle.mjs';
import { due, learnt, tried, waits } from './due.bundle.mjs';
import { linesOf } from './lines.bundle.mjs';
import assert from 'node:assert/strict';

const frame = { width: 120, left: 10, right: 10, top: 0, height: 100 };
const point = (at, chance, off = 0) => ({ at, chance, low: chance - off, high: chance + off });
const judged = (more) => ({ at: 0, seat: 0, label: '', why_not: '', points: null, exact: '', ...more });
const never = { tries: 0, right: 0, day: '' };

const tests = {
  async 'the first moment is at the left edge and the last at the right'() {
    assert.equal(across(0, 50, frame), 10);
    assert.equal(across(50, 50, frame), 110);
    assert.equal(across(80, 50, frame), 110);
    assert.equal(across(0, 0, frame), 10);
  },
  async 'a certain win is drawn at the top and a certain loss at the bottom'() {
    assert.equal(linePath([point(0, 0), point(10, 1)], 10, frame), 'M10 100L110 0');
  },
  async 'the band goes along its upper ends and back along its lower ones, and never leaves the frame'() {
    assert.equal(bandPath([point(0, 0.5, 0.1), point(10, 0.95, 0.1)], 10, frame), 'M10 40L110 0L110 15L10 60Z');
    assert.equal(bandPath([], 10, frame), '');
  },
  async 'between two decisions the chance is that of the one before'() {
    const curve = [point(3, 0.4), point(9, 0.7)];
    assert.deepEqual([0, 3, 8, 9, 20].map((at) => chanceAt(curve, at).chance), [0.4, 0.4, 0.4, 0.7, 0.7]);
    assert.equal(chanceAt([], 4), null);
  },
  async 'good luck goes up from the middle and bad luck down, and small luck stays small'() {
    const swing = (amount) => ({ at: 0, kind: 'luck', amount, error: 0 });
    const [up, down] = bars([swing(0.2), swing(-0.1)], 10, frame);
    assert.deepEqual([up.y, up.height], [0, 50]);
    assert.deepEqual([down.y, down.height], [50, 25]);
    assert.equal(bars([swing(0.01)], 10, frame)[0].height, 5);
  },
  async 'the printed lines of the sum add up to the printed result, whatever was rounded'() {
    for (let n = 0; n < 500; n++) {
      const [start, own, others, luck, meetings] = Array.from({ length: 5 }, () => Math.random() - 0.5);
      const told = rows({ start, result: 1, own, others, luck, meetings, unexplained: 0 });
      const tenths = told.map((row) => Math.round(10 * row.amount));
      assert.equal(tenths.slice(0, -1).reduce((sum, one) => sum + one, 0), tenths.at(-1));
      assert.ok(told.every((row) => Math.abs(row.amount * 10 - Math.round(row.amount * 10)) < 1e-6));
    }
  },
  async 'own losses are taken off, and a game without secret choices has no line for them'() {
    const told = rows({ start: 0.5, result: 0, own: 0.4, others: 0, luck: -0.1, meetings: 0, unexplained: 0 });
    assert.deepEqual(told.map((row) => [row.key, row.amount]), [
      ['start', 50],
      ['own', -40],
      ['others', 0],
      ['luck', -10],
      ['unexplained', 0],
      ['result', 0],
    ]);
  },
  async 'a label comes first, then exact points, then why there is none'() {
    assert.equal(verdict(judged({ label: 'slip', points: 3 })), 'slip');
    assert.equal(verdict(judged({ points: 3, why_not: 'not_judged' })), 'points');
    assert.equal(verdict(judged({ points: 0 })), 'best');
    assert.equal(verdict(judged({ why_not: 'only_screened' })), 'thin');
    assert.equal(verdict(judged({ why_not: 'mixture' })), 'mixture');
    assert.equal(verdict(judged({})), 'best');
  },
  async 'only what has a label or lost points for certain is tried again'() {
    assert.deepEqual(
      [{ label: 'blunder' }, { points: 2 }, { why_not: 'only_screened' }, { why_not: 'withdrawn' }, {}].map((one) =>
        retried(judged(one)),
      ),
      [true, true, false, false, false],
    );
  },
  async 'bars are as long as chances, or as points between nothing and the best'() {
    const chance = (one) => ({ word: '', chance: one, score: null });
    const score = (one) => ({ word: '', chance: null, score: one });
    assert.deepEqual(lengths([chance(0.615), chance(0)]), [62, 0]);
    assert.deepEqual(lengths([score(200), score(150), score(-50)]), [100, 80, 0]);
    assert.deepEqual(lengths([score(0)]), [0]);
  },
  async 'points are compared where another answer brings more of them, and never at scoring'() {
    const options = [
      { word: 'deck', score: 150.6 },
      { word: 'forest', score: 162 },
      { word: 'king', score: 181 },
    ];
    const one = { ...judged({}), options, played: 'draw:forest', exact: '' };
    assert.deepEqual(swap(one), { mine: 162, most: 181, word: 'king' });
    assert.equal(swap({ ...one, played: 'draw:king' }), null);
    assert.equal(swap({ ...one, exact: 'points' }), null);
    assert.equal(swap({ ...one, options: [{ word: 'deck', score: 162.4 }, options[1]] }), null);
    assert.equal(swap({ ...one, options: [{ word: 'forest', score: null }, { word: 'deck' }] }), null);
  },
  async 'a moment is due at once, then after one, three and ten days, until it was right twice'() {
    assert.ok(due(never, '2026-11-17'));
    let one = tried(never, false, '2026-11-17');
    assert.equal(waits(one, '2026-11-17'), 1);
    one = tried(one, false, '2026-11-18');
    assert.equal(waits(one, '2026-11-18'), 3);
    one = tried(one, true, '2026-11-21');
    assert.equal(waits(one, '2026-11-21'), 10);
    assert.ok(!due(one, '2026-11-30'));
    one = tried(one, false, '2026-12-01');
    assert.equal(waits(one, '2026-12-05'), 6);
    one = tried(one, true, '2026-12-11');
    assert.ok(learnt(one));
    assert.ok(!due(one, '2027-12-11'));
  },
  async 'a try before the day counts for nothing'() {
    const one = tried(never, true, '2026-11-17');
    assert.deepEqual(tried(one, true, '2026-11-17'), one);
    assert.deepEqual(tried(one, true, '2026-11-18'), { tries: 2, right: 2, day: '2026-11-18' });
  },
  async 'lines are whole however the stream was cut, letters of two bytes too'() {
    const bytes = new TextEncoder().encode('{"a": "ő"}\n\n{"b": 1}\n{"c": 2}');
    for (const size of [1, 2, 3, 7, 100]) {
      const chunks = [];
      for (let from = 0; from < bytes.length; from += size) chunks.push(bytes.slice(from, from + size));
      const found = [];
      for await (const line of linesOf(chunks)) found.push(line);
      assert.deepEqual(found, ['{"a": "ő"}', '{"b": 1}', '{"c": 2}']);
    }
  },
};

await tests[process.argv[2]]();
