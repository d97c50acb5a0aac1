/** The statuses with which the server refuses a call. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 410 | 413 | 415 | 429 | 451 | 503;

/** A call that is refused; its message is told to the visitor, in plain words. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  /** In how many seconds it may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(status: RefusalStatus, words: string, retryAfter?: number) {
    super(words);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
