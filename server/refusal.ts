/** The statuses with which the server refuses a call. */
export type RefusalStatus = 400 | 403 | 405 | 409 | 410 | 413 | 415 | 451;

/** A call that is refused; its message is told to the visitor, in plain words. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;

  constructor(status: RefusalStatus, words: string) {
    super(words);
    this.status = status;
  }
}
