/** What somebody at a table can ask of the server besides answering: to take back, to be told a hint, to leave, to play again. */
import type { Wire } from './connection';
import type { Decision, TableInfo } from '../generated/protocol';
import type { PhraseKey } from './talk.svelte';

export abstract class Wishes {
  protected connection: Wire | null = null;
  protected epoch = 0;
  /** I have given my seat to a bot myself, from this page. */
  handed = false;
  abstract info: TableInfo | null;
  abstract mine: number[];
  abstract seat: number | null;
  abstract takeback: number[];
  abstract ask: number | null;
  abstract get decision(): Decision | null;
  abstract look(seat: number | null): void;

  /** Back to a question of mine: at once where that is free, by consent otherwise. */
  undo(): void {
    const question = this.takeback[0] ?? this.ask;
    if (question === null || question === undefined) return;
    this.connection?.send({ type: 'takeback', epoch: this.epoch, question });
  }

  /** Back to the first of the questions that can be taken back at once: the whole turn again. */
  restart(): void {
    const question = this.takeback.at(-1);
    if (question !== undefined) this.connection?.send({ type: 'takeback', epoch: this.epoch, question });
  }

  /** Back to that question of mine, as the coach offers it. */
  backTo(question: number): void {
    this.connection?.send({ type: 'takeback', epoch: this.epoch, question });
  }

  /** Ask the server for a hint on the open question; null if there is none. `rung`: so much of it only, of a coach. */
  sendHint(rung: number | null = null): string | null {
    if (this.decision === null || this.connection === null) return null;
    const { question } = this.decision;
    return this.connection.send({ type: 'hint', epoch: this.epoch, question, level: null, rung });
  }

  consent(accept: boolean): void {
    const request = this.info?.request;
    if (request) this.connection?.send({ type: 'consent', request: request.request, accept });
  }

  withdraw(): void {
    const request = this.info?.request;
    if (request) this.connection?.send({ type: 'withdraw', request: request.request });
  }

  give(seat: number, level: string): void {
    this.connection?.send({ type: 'give', seat, level });
    if (this.mine.includes(seat)) this.handed = true;
  }

  say(type: 'resign' | 'take' | 'end'): void {
    this.connection?.send({ type });
  }

  /** One of the fixed phrases, to everybody at the table. */
  phrase(phrase: PhraseKey): void {
    this.connection?.send({ type: 'phrase', phrase });
  }

  /** A line to the other players. */
  chat(text: string): void {
    this.connection?.send({ type: 'chat', text });
  }

  /** Once more. On one screen everybody at it says yes together. */
  rematch(accept = true): void {
    for (const seat of this.mine.length > 1 ? this.mine : [this.seat]) {
      if (seat !== this.seat) this.look(seat);
      this.connection?.send({ type: 'rematch', accept });
    }
  }
}
