/** A bucket of an object store, and the key to it. */
export interface Bucket {
  /** What the names of objects are added to. It ends with a slash. */
  readonly url: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

const DEFAULT_REGION = 'us-east-1';
const REGION = /^[\w-]+$/;
const PATH = /^(?:\/[\w.-]+)+\/?$/;
const PREFIX = /^\w[\w.-]*(?:\/\w[\w.-]*)*\/?$/;
const PARAMETERS = ['region', 'prefix'];

// They stand in a header as they are.
const KEY = /^[\x21-\x7e]+$/;

/**
 * The bucket at `https://key:secret@host/bucket?region=…&prefix=…`; undefined if the address has another form. The bucket is
 * the last part of the path: some stores answer below a path of their own.
 */
export function bucketAt(address: string): Bucket | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.hash !== '' || !PATH.test(url.pathname))
    return undefined;
  const { searchParams } = url;
  if ([...searchParams.keys()].some((name) => !PARAMETERS.includes(name))) return undefined;
  const [key, secret] = [decoded(url.username), decoded(url.password)];
  const region = searchParams.get('region') || DEFAULT_REGION;
  const prefix = searchParams.get('prefix') ?? '';
  if (!KEY.test(key) || !KEY.test(secret) || !REGION.test(region)) return undefined;
  if (prefix !== '' && !PREFIX.test(prefix)) return undefined;
  return { url: [url.origin + url.pathname, prefix].map(withSlash).join(''), region, key, secret };
}

const withSlash = (path: string) => (path === '' || path.endsWith('/') ? path : `${path}/`);

/** A part of an address without its escapes; empty if they are wrong. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
