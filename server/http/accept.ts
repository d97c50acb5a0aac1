/** How the bytes of an answer may be coded, best first. */
export type ContentEncoding = 'br' | 'gzip' | 'identity';

// Browsers send few different headers; whoever makes up more only has them read again.
const MOST_REMEMBERED = 64;
const remembered = new Map<string, ContentEncoding>();

/** The best coding that an Accept-Encoding header takes. */
export function chooseEncoding(acceptEncoding = ''): ContentEncoding {
  const known = remembered.get(acceptEncoding);
  if (known) return known;
  const chosen = readEncoding(acceptEncoding);
  if (remembered.size === MOST_REMEMBERED) remembered.clear();
  remembered.set(acceptEncoding, chosen);
  return chosen;
}

function readEncoding(acceptEncoding: string): ContentEncoding {
  const weights = new Map(
    acceptEncoding.split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))] as const;
    }),
  );
  const takes = (coding: ContentEncoding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** Whether an If-None-Match header names a tag, compared weakly. */
export function matchesEtag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((given) => given.trim() === '*' || bare(given) === bare(tag));
}
