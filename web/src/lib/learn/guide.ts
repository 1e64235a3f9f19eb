/** Whoever speaks at a table, with bubbles: a lesson, a puzzle, a coach, the first-use tips. */
import type { Coached } from '../../generated/protocol';
import type { Step } from '../show/step';

export interface Guide {
  /** A step was shown. Is something said about it? Then what follows waits until `show.go` is called. */
  stepped(step: Step): boolean;
  /** All that has happened is shown. */
  rested(): void;
  /** A hint is asked for. Returns false where the table's own hints are meant. */
  hint(): boolean;
  /** An answer goes out. */
  answering(): void;
  /** The coach of the server speaks. */
  coached?(message: Coached): void;
}
