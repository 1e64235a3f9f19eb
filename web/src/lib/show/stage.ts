/**
 * What a step can do on the screen: light something up, draw a line, shake, let a card fly. Nothing of the board is changed for it:
 * rings, lines and flying cards lie on a layer of their own, and whatever moves is moved by animations that end with the step.
 */
import { mount, unmount } from 'svelte';
import Card from '../../components/Card.svelte';
import { find } from './find';
import type { Where } from './step';

export const OUT = 'cubic-bezier(.2, .8, .25, 1)';
export const DROP = 'cubic-bezier(.3, 1.35, .5, 1)';
export const FALL = 'cubic-bezier(.5, 0, .9, .4)';
export const STAMP = 'cubic-bezier(.2, 1.6, .4, 1)';

/** looks: a number counts up in so many steps at most. */
const TICKS = 6;
const SVG = 'http://www.w3.org/2000/svg';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The stage of one step: its animations, and what lies on the layer above the table until it ends. */
export class Stage {
  private moves: Animation[] = [];
  private drawn: Element[] = [];
  private faces: Record<string, unknown>[] = [];

  constructor(
    readonly root: HTMLElement,
    readonly game: string,
    private readonly rate: number,
    private readonly signal: AbortSignal,
  ) {}

  find(where: Where | undefined): HTMLElement | null {
    return find(this.root, where);
  }

  /** Time passes, unless the step is skipped. */
  beat(milliseconds: number): Promise<void> {
    if (this.signal.aborted) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds * this.rate);
      this.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        done();
      });
    });
  }

  move(
    element: Element | null,
    frames: Keyframe[],
    milliseconds: number,
    { easing = OUT, delay = 0, stays = false }: { easing?: string; delay?: number; stays?: boolean } = {},
  ): Promise<void> {
    if (element === null || this.signal.aborted) return Promise.resolve();
    this.moves.push(
      element.animate(frames, {
        duration: Math.max(1, milliseconds * this.rate),
        delay: delay * this.rate,
        easing,
        fill: stays ? 'both' : 'backwards',
      }),
    );
    return this.beat(milliseconds + delay);
  }

  /** Everything of this step goes away. */
  clear(): void {
    for (const move of this.moves) move.cancel();
    for (const face of this.faces) void unmount(face);
    for (const element of this.drawn) element.remove();
    this.moves = [];
    this.faces = [];
    this.drawn = [];
  }

  /** Only what lies on the layer goes; what was moved stays where it is. */
  wipe(): void {
    for (const element of this.drawn) element.remove();
    this.drawn = [];
  }

  /** Where something is, seen from the layer; what a small screen has folded away is at the upper edge of the table. */
  box(element: Element | null): Box {
    const origin = this.layer().getBoundingClientRect();
    let found = element?.getBoundingClientRect();
    if (found === undefined || found.width === 0) {
      const table = (this.root.querySelector('.table') ?? this.root).getBoundingClientRect();
      found = new DOMRect(table.left + table.width / 2 - 20, table.top, 40, 10);
    }
    return { left: found.left - origin.left, top: found.top - origin.top, width: found.width, height: found.height };
  }

  private layer(): HTMLElement {
    const there = this.root.querySelector<HTMLElement>(':scope > .show');
    if (there !== null) return there;
    const made = document.createElement('div');
    made.className = 'show';
    made.setAttribute('aria-hidden', 'true');
    this.root.append(made);
    return made;
  }

  private put(element: HTMLElement, { left, top, width, height }: Box): void {
    Object.assign(element.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    this.layer().append(element);
    this.drawn.push(element);
  }

  /** A ring around it, in the colour of whoever acts. */
  ring(element: HTMLElement | null, colour: string): void {
    if (element === null || this.signal.aborted) return;
    const ring = document.createElement('div');
    ring.className = 'show__ring';
    ring.style.setProperty('--lit', colour);
    this.put(ring, this.box(element));
    this.moves.push(
      ring.animate(
        [
          { opacity: 0, scale: 1.12 },
          { opacity: 1, scale: 1 },
        ],
        200 * this.rate,
      ),
    );
  }

  async light(element: HTMLElement | null, colour: string): Promise<void> {
    this.ring(element, colour);
    const bright = [{ filter: 'brightness(1)' }, { filter: 'brightness(1.25)' }, { filter: 'brightness(1)' }];
    await this.move(element, bright, 200);
  }

  /** A line from one thing to another, with a ring that closes on the end. */
  async line(from: Element | null, to: Element | null, colour: string, delay = 0): Promise<void> {
    if (to === null || this.signal.aborted) return;
    const one = this.middle(from);
    const other = this.middle(to);
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('class', 'show__lines');
    svg.style.setProperty('--lit', colour);
    const bend = [
      (one.x + other.x) / 2 + (other.y - one.y) * 0.12,
      (one.y + other.y) / 2 - (other.x - one.x) * 0.12,
    ] as const;
    const way = `M${one.x} ${one.y}Q${bend[0]} ${bend[1]} ${other.x} ${other.y}`;
    const path = (name: string): SVGPathElement => {
      const made = document.createElementNS(SVG, 'path');
      made.setAttribute('class', name);
      made.setAttribute('d', way);
      svg.append(made);
      return made;
    };
    const shade = path('show__shade');
    const line = path('show__line');
    const aim = document.createElementNS(SVG, 'circle');
    aim.setAttribute('class', 'show__aim');
    aim.setAttribute('cx', String(other.x));
    aim.setAttribute('cy', String(other.y));
    aim.setAttribute('r', '16');
    svg.append(aim);
    this.layer().append(svg);
    this.drawn.push(svg);
    const long = line.getTotalLength();
    line.style.strokeDasharray = String(long);
    void this.move(shade, [{ opacity: 0 }, { opacity: 1 }], 100, { delay });
    void this.move(
      aim,
      [
        { transform: 'scale(2.5)', opacity: 0 },
        { transform: 'scale(2.5)', opacity: 0, offset: 0.7 },
        { transform: 'none', opacity: 1 },
      ],
      300,
      { delay },
    );
    await this.move(line, [{ strokeDashoffset: long }, { strokeDashoffset: 0 }], 300, { easing: 'ease-in', delay });
  }

  /** The middle of a thing; of a card with words beside its picture, of the picture. */
  private middle(element: Element | null): { x: number; y: number } {
    let box = this.box(element);
    const art = element?.querySelector('.card__art') ?? null;
    if (box.width > box.height * 1.4 && art !== null) box = this.box(art);
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }

  /** A number counts up or down in its place; what stands there already is hidden meanwhile. */
  async count(element: HTMLElement | null, from: number, to: number, milliseconds: number): Promise<void> {
    if (element === null || from === to || this.signal.aborted) return;
    const face = document.createElement('span');
    face.className = 'show__count';
    const { font, color, padding } = getComputedStyle(element);
    Object.assign(face.style, { font, color, padding });
    this.put(face, this.box(element));
    void this.move(element, [{ color: 'transparent' }, { color: 'transparent' }], milliseconds);
    const ticks = Math.min(TICKS, Math.abs(to - from));
    for (let tick = 0; tick < ticks && !this.signal.aborted; tick++) {
      face.textContent = String(Math.round(from + ((to - from) * tick) / ticks));
      await this.beat(milliseconds / ticks);
    }
    face.remove();
  }

  /** A copy of it comes from another place, lifted on the way; the thing itself is hidden until it is there. */
  async slide(element: HTMLElement | null, from: Box, milliseconds: number): Promise<void> {
    if (element === null || this.signal.aborted) return;
    const end = this.box(element);
    const copy = element.cloneNode(true) as HTMLElement;
    copy.inert = true;
    copy.style.margin = '0';
    this.put(copy, end);
    void this.move(element, [{ opacity: 0 }, { opacity: 0 }], milliseconds);
    const [x, y] = [from.left - end.left, from.top - end.top];
    const frames = [
      { translate: `${x}px ${y}px`, scale: 1 },
      { translate: `${x * 0.4}px ${y * 0.4}px`, scale: 1.5, offset: 0.6 },
      { translate: '0 0', scale: 1 },
    ];
    await this.move(copy, frames, milliseconds);
    copy.remove();
  }

  /** Things fall one after the other, each a little later than the one before, and do not come back. */
  async drip(elements: Element[], apart: number): Promise<void> {
    const frames = [
      { translate: '0 0', scale: 1, opacity: 1 },
      { translate: '0 14px', scale: 0.4, opacity: 0 },
    ];
    await Promise.all(
      elements.map((one, at) => this.move(one, frames, 2 * apart, { easing: FALL, delay: at * apart, stays: true })),
    );
  }

  shake(element: HTMLElement | null): Promise<void> {
    const frames = [0, -7, 6, -5, 4, 0].map((across) => ({ translate: `${across}px 0` }));
    return this.move(element, frames, 200, { easing: 'linear' });
  }

  pulse(element: Element | null, by = 1.2): Promise<void> {
    return this.move(element, [{ scale: 1 }, { scale: by }, { scale: 1 }], 450, { easing: DROP });
  }

  /** A likeness of a card on the layer: of one that lies there, else drawn anew; null is a back. */
  likeness(element: HTMLElement | null, card: string | null, at: Box): HTMLElement {
    const ghost = document.createElement('div');
    ghost.className = 'show__card';
    if (element?.matches('.card, .tile, .th, [data-card]') === true) {
      const copy = element.cloneNode(true) as HTMLElement;
      for (const one of [copy, ...copy.querySelectorAll('[data-key]')]) one.removeAttribute('data-key');
      for (const name of ['is-legal', 'is-selected', 'is-dim', 'is-hinted']) copy.classList.remove(name);
      for (const mark of copy.querySelectorAll('.mark, .sr')) mark.remove();
      copy.removeAttribute('data-legal');
      copy.inert = true;
      ghost.append(copy);
    } else this.faces.push(mount(Card, { target: ghost, props: { game: this.game, id: card } }));
    this.put(ghost, at);
    ghost.style.setProperty('--w-board', `${at.width}px`);
    return ghost;
  }

  /** A likeness travels from one place to another; what lies at its end is hidden meanwhile. */
  async fly(ghost: HTMLElement, from: Box, to: Box, milliseconds: number, hidden: HTMLElement | null): Promise<void> {
    if (hidden !== null) void this.move(hidden, [{ opacity: 0 }, { opacity: 0 }], milliseconds);
    const centre = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
    const own = { left: ghost.offsetLeft, top: ghost.offsetTop, width: ghost.offsetWidth, height: ghost.offsetHeight };
    const [x, y] = centre(own);
    const at = (box: Box, part: number, rise: number): string => {
      const [bx, by] = centre(box);
      return `${(bx - x) * part}px ${(by - y) * part - rise}px`;
    };
    const grow = (box: Box): number => Math.max(0.25, Math.min(1.4, box.width / own.width, box.height / own.height));
    const [fx, fy] = centre(from);
    const [tx, ty] = centre(to);
    await this.move(
      ghost,
      [
        { translate: at(from, 1, 0), scale: grow(from), opacity: 0.5 },
        {
          translate: `${fx + (tx - fx) * 0.6 - x}px ${fy + (ty - fy) * 0.6 - y - 24}px`,
          scale: (grow(from) + grow(to)) / 2 + 0.06,
          opacity: 1,
          offset: 0.55,
        },
        { translate: at(to, 1, 0), scale: grow(to), opacity: 1 },
      ],
      milliseconds,
    );
    ghost.remove();
  }
}
