import type { Said } from '../generated/protocol';

/** The house did not do what was asked: the code of docs/protocol.md, its reason in English, and the rules' words for people. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    reason: string,
    readonly say: Said | null = null,
  ) {
    super(reason);
  }
}
