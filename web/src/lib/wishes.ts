/** What somebody at a table can ask of the server besides answering: to take back, to be told a hint, to leave, to play again. */
import type { Connection } from './connection';
import type { Decision, TableInfo } from '../generated/protocol';

export abstract class Wishes {
  protected connection: Connection | null = null;
  protected epoch = 0;
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

  /** Ask the server for a hint on the open question; null if there is none. */
  sendHint(): string | null {
    if (this.decision === null || this.connection === null) return null;
    const { question } = this.decision;
    return this.connection.send({ type: 'hint', epoch: this.epoch, question, level: null });
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
  }

  say(type: 'resign' | 'take' | 'end'): void {
    this.connection?.send({ type });
  }

  /** Once more. On one screen everybody at it says yes together. */
  rematch(accept = true): void {
    for (const seat of this.mine.length > 1 ? this.mine : [this.seat]) {
      if (seat !== this.seat) this.look(seat);
      this.connection?.send({ type: 'rematch', accept });
    }
  }
}
