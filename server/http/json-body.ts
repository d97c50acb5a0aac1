import { enProtocol } from '../../src/words/en/server.ts';
import { HttpError } from './http-error.ts';

const DEEPEST = 16;
// Calls have a handful of names; half a million of them would keep everyone else waiting for seconds.
const MOST_NAMES = 100;
const BACKSLASH = 0x5c;

/**
 * Reads JSON in UTF-8; throws an HttpError of 400 for anything else, and for what readers disagree about or choke on: the
 * same name twice in the outermost object, more than 100 names in all, or values nested deeper than 16 levels.
 */
export function parseJsonBody(body: Uint8Array): unknown {
  let names: string[];
  let value: unknown;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    names = outermostNames(text);
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    // The parser's own message quotes the page: it must not get into an answer or a log.
    throw new HttpError(400, enProtocol.notJson);
  }
  const given = new Set(names.map((name) => JSON.parse(name)));
  if (given.size < names.length) throw new HttpError(400, enProtocol.sameField);
  return value;
}

/** The names in the outermost object as they are written, of a text that may yet turn out to be no JSON. */
function outermostNames(text: string): string[] {
  const names: string[] = [];
  let count = 0;
  const marks = /["[\]{}:]/g;
  let depth = 0;
  let string = '';
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const [sign] = mark;
    if (sign === '[' || sign === '{') depth += 1;
    if (sign === ']' || sign === '}') depth -= 1;
    if (depth > DEEPEST) throw new HttpError(400, enProtocol.tooDeep);
    if (sign === ':') count += 1;
    if (count > MOST_NAMES) throw new HttpError(400, enProtocol.tooManyFields);
    if (sign === ':' && depth === 1) names.push(string);
    if (sign !== '"') continue;
    marks.lastIndex = endOfString(text, marks.lastIndex);
    if (depth === 1) string = text.slice(mark.index, marks.lastIndex);
  }
  return names;
}

function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at + 1;
  }
  return text.length;
}
