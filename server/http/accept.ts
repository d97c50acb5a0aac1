/** The encodings of an answer, best first. */
export type ContentEncoding = 'br' | 'gzip' | 'identity';

// Browsers send few different headers; a client that makes up new ones only empties this cache.
const MAX_REMEMBERED = 64;
const remembered = new Map<string, ContentEncoding>();

/** The best encoding that an Accept-Encoding header allows. */
export function chooseEncoding(acceptEncoding = ''): ContentEncoding {
  const known = remembered.get(acceptEncoding);
  if (known) return known;
  const chosen = readEncoding(acceptEncoding);
  if (remembered.size === MAX_REMEMBERED) remembered.clear();
  remembered.set(acceptEncoding, chosen);
  return chosen;
}

/** The names in a list header such as Accept, in lower case, each with its weight from 0 to 1; NaN if that is no number. */
export function weightedNames(header: string): readonly (readonly [name: string, weight: number])[] {
  return header.split(',').map((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return [name, weight === undefined ? 1 : Number(weight.slice(2))];
  });
}

function readEncoding(acceptEncoding: string): ContentEncoding {
  const weights = new Map(weightedNames(acceptEncoding));
  const takes = (coding: ContentEncoding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** Whether an If-None-Match header contains an ETag, by weak comparison. */
export function matchesEtag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((given) => given.trim() === '*' || bare(given) === bare(tag));
}
