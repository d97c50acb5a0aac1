import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { enServer } from '../../words/en/server.ts';
import { StoreUnreachable } from '../database/unreachable.ts';
import { WritesRefused } from '../database/writes-refused.ts';
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

/** When a client may try again: PostgreSQL starts within seconds. */
export const RETRY_AFTER_S = 5;

/** What a visitor is told of an error; undefined of one that is neither a refused call nor a failed store. */
export function asHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (error instanceof WritesRefused) return new HttpError(507, ({ limits }) => limits.noWrites);
  if (error instanceof StoreUnreachable) {
    return new HttpError(503, ({ limits }) => limits.unreachable, RETRY_AFTER_S);
  }
  return undefined;
}
