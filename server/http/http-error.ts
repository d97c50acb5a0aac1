import { enServer } from '../../src/words/en/server.ts';
import type { ServerWords } from './visitor-language.ts';

/** The statuses of refused calls. */
export type HttpErrorStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 408
  | 409
  | 410
  | 413
  | 415
  | 429
  | 451
  | 503
  | 507;

/** The text of an error: a function gives it in the visitor's language, a string is English, for programs only. */
export type ErrorText = string | ((words: ServerWords) => string);

/** A refused call. Its text is shown to the visitor. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: HttpErrorStatus;
  /** Seconds until the next try can succeed. */
  readonly retryAfter: number | undefined;

  readonly #text: ErrorText;

  constructor(status: HttpErrorStatus, text: ErrorText, retryAfter?: number) {
    super(typeof text === 'string' ? text : text(enServer));
    this.#text = text;
    this.status = status;
    this.retryAfter = retryAfter;
  }

  /** The text in a language. */
  textIn(words: ServerWords): string {
    return typeof this.#text === 'string' ? this.#text : this.#text(words);
  }
}
