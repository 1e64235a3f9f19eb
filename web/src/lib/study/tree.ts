/**
 * Lines of play from one position, as a tree: each node is an answer, the first child of a node goes on with the main line, the others
 * are variations. Written as a short text for the address of the page (`0card:judge~1card:djinn(1card:surgeon)~…`): an answer is its
 * seat and its word, a variation stands in brackets after the answer that it takes the place of.
 */
import type { Said } from '../../generated/protocol';

export interface Answer {
  seat: number;
  word: string;
}

export interface Node extends Answer {
  /** Its place in the list, and that of the answer before it; the root is 0 and has none. */
  id: number;
  parent: number;
  /** The answer in words, once that is known. */
  say: Said | null;
}

export const MOST = 1000; // answers of a tree: more than a game has, and an address must stay an address

/** A tree is never changed: what changes it gives another one. */
export class Tree {
  private constructor(readonly nodes: readonly Node[]) {}

  static readonly empty = new Tree([{ id: 0, parent: -1, seat: 0, word: '', say: null }]);

  get size(): number {
    return this.nodes.length - 1;
  }

  at(id: number): Node | null {
    return this.nodes[id] ?? null;
  }

  children(id: number): Node[] {
    return this.nodes.filter((node) => node.parent === id);
  }

  /** The answers that lead to a node, the first one first. */
  path(id: number): Node[] {
    const found: Node[] = [];
    for (let node = this.at(id); node !== null && node.id !== 0; node = this.at(node.parent)) found.unshift(node);
    return found;
  }

  /** The end of the main line from here. */
  last(id: number): number {
    let here = id;
    for (let next = this.children(id)[0]; next !== undefined; next = this.children(here)[0]) here = next.id;
    return here;
  }

  /** An answer given at a node: the one that is there already, or a new one. */
  with(parent: number, { seat, word }: Answer, say: Said | null = null): { tree: Tree; id: number } {
    const there = this.children(parent).find((node) => node.seat === seat && node.word === word);
    if (there !== undefined) {
      if (say === null || there.say !== null) return { tree: this, id: there.id };
      return { tree: new Tree(this.nodes.map((node) => (node === there ? { ...node, say } : node))), id: there.id };
    }
    const id = this.nodes.length;
    return { tree: new Tree([...this.nodes, { id, parent, seat, word, say }]), id };
  }

  /** With words for the answers that lead to a node. */
  told(id: number, said: readonly Said[]): Tree {
    const words = new Map(this.path(id).map((node, n) => [node.id, said[n] ?? null]));
    return new Tree(this.nodes.map((node) => ({ ...node, say: words.get(node.id) ?? node.say })));
  }

  /** Where lines end whose answers are not all in words yet. */
  get untold(): number[] {
    const ends = this.nodes.filter((node) => this.children(node.id).length === 0 && node.id !== 0);
    return ends.filter((end) => this.path(end.id).some((node) => node.say === null)).map((end) => end.id);
  }

  /** Without a node and all that follows it. `id`: where the node before it is now. */
  without(gone: number): { tree: Tree; id: number } {
    const { tree, places } = this.copied((nodes) => nodes.filter((node) => node.id !== gone));
    return { tree, id: places.get(this.at(gone)?.parent ?? 0) ?? 0 };
  }

  /** A node before those beside it: its line becomes the main one. `id`: where it is now. */
  first(id: number): { tree: Tree; id: number } {
    const { tree, places } = this.copied((nodes) => nodes.sort((one, other) => +(other.id === id) - +(one.id === id)));
    return { tree, id: places.get(id) ?? 0 };
  }

  private copied(order: (children: Node[]) => Node[]): { tree: Tree; places: Map<number, number> } {
    let tree = Tree.empty;
    const places = new Map([[0, 0]]);
    const copy = (id: number): void => {
      const children = order(this.children(id));
      for (const node of children) {
        const put = tree.with(places.get(id) ?? 0, node, node.say);
        tree = put.tree;
        places.set(node.id, put.id);
      }
      for (const node of children) copy(node.id);
    };
    copy(0);
    return { tree, places };
  }

  write(): string {
    return line(this, 0);
  }

  /** The nodes in the order in which they are written: what `read` numbers from 1. */
  private order(id = 0): number[] {
    const [main, ...others] = this.children(id);
    if (main === undefined) return [];
    return [main.id, ...others.flatMap((one) => [one.id, ...this.order(one.id)]), ...this.order(main.id)];
  }

  /** The number of a node as the text counts them, and back. */
  number(id: number): number {
    return this.order().indexOf(id) + 1;
  }

  /** The tree of a text; what cannot be read ends it. */
  static read(text: string): Tree {
    let tree = Tree.empty;
    let here = 0;
    const waiting: number[] = [];
    for (const [token] of text.matchAll(/[()]|[^()~]+/g)) {
      if (tree.size >= MOST) break;
      if (token === '(') {
        waiting.push(here);
        here = tree.at(here)?.parent ?? 0;
      } else if (token === ')') here = waiting.pop() ?? 0;
      else {
        const found = /^(\d+)(.+)$/.exec(token);
        if (found === null) break;
        const put = tree.with(here, { seat: Number(found[1]), word: unescaped(found[2] ?? '') });
        tree = put.tree;
        here = put.id;
      }
    }
    return tree;
  }
}

const word = ({ seat, word }: Answer): string => `${seat}${escaped(word)}`;

function line(tree: Tree, id: number): string {
  const [main, ...others] = tree.children(id);
  if (main === undefined) return '';
  const beside = others.map((one) => `(${[word(one), line(tree, one.id)].filter((part) => part !== '').join('~')})`);
  const rest = line(tree, main.id);
  return word(main) + beside.join('') + (rest === '' ? '' : `~${rest}`);
}

/** Colons and slashes may stand in a fragment; our own signs may not stand in a word. */
function escaped(word: string): string {
  return encodeURIComponent(word)
    .replace(/%3A/g, ':')
    .replace(/%2F/g, '/')
    .replace(/[~()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
