import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { enServer } from '../../src/words/en/server.ts';
import type { ServerWords } from './visitor-language.ts';

/** The text of an error: a function gives it in the visitor's language, a string is English, for programs only. */
export type ErrorText = string | ((words: ServerWords) => string);

/** A refused call. Its text is shown to the visitor. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: ContentfulStatusCode;
  /** Seconds until the next try can succeed. */
  readonly retryAfter: number | undefined;

  readonly #text: ErrorText;

  constructor(status: ContentfulStatusCode, text: ErrorText, retryAfter?: number) {
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
