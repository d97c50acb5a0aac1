import { enServer } from '../../src/words/en/server.ts';
import type { ServerWords } from './visitor-language.ts';

/** The statuses with which the server refuses a call. */
export type HttpErrorStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 410 | 413 | 415 | 429 | 451 | 503;

/** What is said of a refusal: by its words in any language, or in English alone where only a program reads it. */
export type ErrorText = string | ((words: ServerWords) => string);

/** A call that is refused; what it says is told to the visitor, in plain words. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: HttpErrorStatus;
  /** In how many seconds it may be tried again. */
  readonly retryAfter: number | undefined;

  readonly #said: ErrorText;

  constructor(status: HttpErrorStatus, said: ErrorText, retryAfter?: number) {
    super(typeof said === 'string' ? said : said(enServer));
    this.#said = said;
    this.status = status;
    this.retryAfter = retryAfter;
  }

  /** What is said of it in a language. */
  textIn(words: ServerWords): string {
    return typeof this.#said === 'string' ? this.#said : this.#said(words);
  }
}
