/** The house did not do what was asked: the code of docs/protocol.md, and its reason in words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}
