import type { MiddlewareHandler } from 'hono';
import { enProtocol } from '../../words/en/server.ts';
import { HttpError } from './http-error.ts';

// The largest call, a deploy, has ten: a brace, five colons and four commas.
const MAX_SIGNS = 100;
const BACKSLASH = 0x5c;

/** Middleware that throws an HttpError of 415 unless the body is declared as JSON. */
export const requireJson: MiddlewareHandler = async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  // This also keeps other origins out: a form cannot send this type, and a script would need a CORS preflight.
  if (type !== 'application/json') throw new HttpError(415, enProtocol.notJsonType);
  await next();
};

/**
 * Parses JSON in UTF-8; throws an HttpError of 400 if it is invalid or has more than 100 brackets, colons and commas.
 * These are counted first, because JSON.parse blocks the event loop. Measured on bodies of 6 MB: half a million names
 * take 0.8 s to parse, three million nested lists 1.6 s; the count refuses both within 1 ms. A proxy does not help here.
 */
export function parseJsonBody(body: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    if (hasManySigns(text)) throw new HttpError(400, enProtocol.tooManyFields);
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    // The parser's own message quotes the body, which must not get into an answer or a log.
    throw new HttpError(400, enProtocol.notJson);
  }
}

/** Whether there are more than MAX_SIGNS opening brackets, colons and commas outside of strings. */
function hasManySigns(text: string): boolean {
  const signs = /["[{:,]/g;
  let count = 0;
  for (let sign = signs.exec(text); sign; sign = signs.exec(text)) {
    if (sign[0] === '"') signs.lastIndex = endOfString(text, signs.lastIndex);
    else count += 1;
    if (count > MAX_SIGNS) return true;
  }
  return false;
}

function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at + 1;
  }
  return text.length;
}
