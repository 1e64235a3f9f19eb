// Run by test_queue.py with the queue of the page, bundled: a clock that is set by hand, and a player that notes what it is told.
import { Queue } from './queue.bundle.mjs';
import { LEAST, LONGEST, OLD, pace, TIMES } from './pace.bundle.mjs';
import assert from 'node:assert/strict';

class Clock {
  at = 0;
  waiting = [];
  now = () => this.at;
  sleep = (milliseconds, signal) =>
    new Promise((done) => {
      const one = { at: this.at + milliseconds, done };
      this.waiting.push(one);
      signal.addEventListener('abort', done);
    });
  async pass(milliseconds) {
    const end = this.at + milliseconds;
    for (;;) {
      for (let turns = 0; turns < 8; turns++) await Promise.resolve();
      const next = this.waiting.filter((one) => one.at <= end).sort((one, other) => one.at - other.at)[0];
      if (next === undefined) break;
      this.waiting.splice(this.waiting.indexOf(next), 1);
      this.at = Math.max(this.at, next.at);
      next.done();
    }
    this.at = end;
  }
}

function table({ speed = 1, watched = true } = {}) {
  const clock = new Clock();
  const told = { begun: [], laid: [], passed: [], settled: [], shown: [], idle: 0, watched, speed };
  const queue = new Queue(
    {
      speed: () => told.speed,
      watched: () => told.watched,
      begin: (step, scene, shown) => {
        told.begun.push([step.name, clock.at]);
        told.shown.push(shown);
      },
      perform: () => Promise.resolve(),
      settle: (step, scene, skipped) => told.settled.push([step.name, skipped]),
      pass: (step) => told.passed.push(step.name),
      lay: (scene) => told.laid.push(scene.name),
      idle: () => told.idle++,
    },
    clock,
  );
  const scene = (name, ...forms) => ({
    name,
    came: clock.at,
    steps: forms.map((form, at) => ({ name: `${name}${at}`, form, own: name === 'own' })),
  });
  return { clock, told, queue, scene };
}

const tests = {
  async 'each step is timed from the one before, however fast scenes come'() {
    const { clock, told, queue, scene } = table();
    queue.add(scene('a', 'attack', 'turn'));
    queue.add(scene('b', 'draw'));
    assert.deepEqual(told.begun, [['a0', 0]]);
    await clock.pass(1309);
    assert.equal(told.begun.length, 1);
    await clock.pass(10_000);
    assert.deepEqual(told.begun, [['a0', 0], ['a1', TIMES.attack], ['b0', TIMES.attack + TIMES.turn]]);
    assert.deepEqual(told.laid, ['a', 'b']);
    assert.equal(queue.running, false);
    assert.deepEqual(told.shown[0], { at: 1, of: 2, last: false });
  },
  async 'the last step is known as such, until something else comes'() {
    const { queue, scene, told } = table();
    queue.add(scene('a', 'turn'));
    assert.equal(told.shown[0].last, true);
    assert.equal(queue.last, true);
    queue.add(scene('b', 'turn'));
    assert.equal(queue.last, false);
    assert.equal(queue.behind, 1);
  },
  async 'a scene without steps is laid in its turn'() {
    const { clock, told, queue, scene } = table();
    queue.add(scene('a', 'turn'));
    queue.add(scene('b'));
    queue.add(scene('c', 'turn'));
    assert.deepEqual(told.laid, []);
    await clock.pass(TIMES.turn);
    assert.deepEqual(told.laid, ['a', 'b']);
    assert.deepEqual(told.begun.map(([name]) => name), ['a0', 'c0']);
  },
  async 'to skip finishes the step at once and begins the next'() {
    const { clock, told, queue, scene } = table();
    queue.add(scene('a', 'attack', 'attack'));
    await clock.pass(100);
    queue.skip();
    assert.deepEqual(told.begun, [['a0', 0], ['a1', 100]]);
    assert.deepEqual(told.settled, [['a0', true]]);
    await clock.pass(TIMES.attack - 1);
    assert.deepEqual(told.laid, []); // the skipped step's own end does not come twice
    await clock.pass(1);
    assert.deepEqual(told.laid, ['a']);
  },
  async 'two taps within a moment go to the end, two slow ones only two steps on'() {
    const quick = table();
    for (const name of ['a', 'b', 'c']) quick.queue.add(quick.scene(name, 'turn', 'turn'));
    quick.queue.tap();
    await quick.clock.pass(200);
    quick.queue.tap();
    assert.deepEqual(quick.told.laid, ['a', 'b', 'c']);
    assert.equal(quick.queue.running, false);
    assert.equal(quick.told.begun.length + quick.told.passed.length, 6);
    const slow = table();
    for (const name of ['a', 'b', 'c']) slow.queue.add(slow.scene(name, 'turn', 'turn'));
    slow.queue.tap();
    await slow.clock.pass(400);
    slow.queue.tap();
    assert.deepEqual(slow.told.laid, ['a']);
  },
  async 'what is skipped is laid as often and in the same order as what is watched'() {
    const orders = [];
    for (const way of ['watch', 'skip', 'end']) {
      const { clock, told, queue, scene } = table();
      for (const name of ['a', 'b', 'c', 'd']) queue.add(name === 'c' ? scene(name) : scene(name, 'turn', 'attack'));
      if (way === 'end') queue.end();
      for (let times = 0; times < 12 && way === 'skip'; times++) queue.skip();
      await clock.pass(60_000);
      orders.push(told.laid.join());
      assert.equal(told.begun.length + told.passed.length, 6);
    }
    assert.deepEqual(orders, ['a,b,c,d', 'a,b,c,d', 'a,b,c,d']);
  },
  async 'without motion everything is laid at once, and told as passed'() {
    const { told, queue, scene } = table({ speed: 0 });
    queue.add(scene('a', 'attack', 'turn'));
    assert.deepEqual(told.laid, ['a']);
    assert.deepEqual(told.passed, ['a0', 'a1']);
    assert.deepEqual(told.begun, []);
  },
  async 'what has waited too long is not played'() {
    const { clock, told, queue, scene } = table();
    told.watched = false;
    const late = scene('a', 'turn');
    told.watched = true;
    await clock.pass(OLD + 1);
    queue.add(late);
    assert.deepEqual(told.passed, ['a0']);
    assert.deepEqual(told.laid, ['a']);
  },
  async 'nobody looks: nothing is played'() {
    const { told, queue, scene } = table({ watched: false });
    queue.add(scene('a', 'turn'));
    assert.deepEqual(told.laid, ['a']);
    assert.deepEqual(told.begun, []);
  },
  async 'a long turn is hurried from its sixth step, but never below what can be followed'() {
    const { clock, told, queue, scene } = table();
    queue.add(scene('a', ...Array(6).fill('attack')));
    queue.add(scene('b', 'draw', 'attack', 'turn'));
    await clock.pass(60_000);
    const starts = told.begun.map(([, at]) => at);
    const gaps = starts.slice(1).map((at, place) => at - starts[place]);
    assert.deepEqual(gaps.slice(0, 5), Array(5).fill(TIMES.attack));
    assert.deepEqual(gaps.slice(5), [TIMES.attack / 2, LEAST, TIMES.attack / 2]);
    const short = table();
    short.queue.add(short.scene('a', ...Array(6).fill('turn')));
    await short.clock.pass(60_000);
    assert.equal(short.told.begun[5][1], 5 * TIMES.turn);
  },
  async 'a turn of eight events takes three to ten seconds, whatever they are and however fast they come'() {
    // Every form that a duel of tiles has, in turns drawn by a generator that is always the same; and the longest there is.
    const forms = ['tell', 'turn', 'draw', 'discard', 'play', 'attack', 'volley', 'destroy', 'ruin', 'enqueue', 'advance'];
    forms.push('restore', 'ability');
    let state = 7;
    const any = () => forms[(state = (state * 48271) % 2147483647) % forms.length];
    const turns = Array.from({ length: 200 }, () => Array.from({ length: 8 }, any));
    // Of a whole turn at most four camps and people are destroyed one by one: the first steps begin it.
    turns.push(['turn', 'turn', 'draw', 'ruin', 'ruin', 'ruin', 'destroy', 'destroy'], Array(8).fill('draw'));
    for (const turn of turns)
      for (const apart of [0, 50, 400]) {
        const { clock, told, queue, scene } = table();
        for (const form of turn) {
          queue.add(scene('a', form));
          await clock.pass(apart);
        }
        while (queue.running) await clock.pass(10);
        const taken = clock.at - told.begun[0][1];
        assert.ok(taken >= 3000 && taken <= LONGEST, `${turn} every ${apart}: ${taken}`);
        const starts = told.begun.map(([, at]) => at);
        for (const [place, at] of starts.slice(1).entries()) assert.ok(at - starts[place] >= LEAST, `${turn}`);
      }
  },
  async 'what a busy machine is late by is made good by the next steps'() {
    const slow = table();
    // Every timer rings 120 late.
    const real = slow.clock.sleep;
    slow.clock.sleep = (milliseconds, signal) => real(milliseconds + 120, signal);
    slow.queue.add(slow.scene('a', ...Array(6).fill('play')));
    while (slow.queue.running) await slow.clock.pass(10);
    assert.ok(slow.clock.at <= 6 * TIMES.play + 130, `${slow.clock.at}`);
  },
  async 'own moves take 60 % of the time, slow is twice and fast half as long'() {
    const alone = (own, speed) => pace({ at: 0, spent: 0, left: [{ form: 'attack', own }], late: 0 }, speed).time;
    assert.equal(alone(true, 1), TIMES.attack * 0.6);
    assert.equal(alone(false, 2), TIMES.attack * 2);
    assert.equal(alone(false, 0.5), TIMES.attack / 2);
    for (const form of Object.keys(TIMES)) assert.ok(TIMES[form] >= LEAST && TIMES[form] <= 1800, form);
  },
  async 'a new past forgets what waits'() {
    const { clock, told, queue, scene } = table();
    queue.add(scene('a', 'turn'));
    queue.add(scene('b', 'turn'));
    queue.drop();
    await clock.pass(60_000);
    assert.deepEqual(told.laid, []);
    queue.add(scene('c', 'turn'));
    assert.equal(told.begun.at(-1)[0], 'c0');
  },
};

const [wanted] = process.argv.slice(2);
if (wanted === undefined) console.log(JSON.stringify(Object.keys(tests)));
else await tests[wanted]();
