const HIDDEN = '•••';
/** Replaces an e-mail address. It contains an @, so that a replay passes the same validation. */
const HIDDEN_ADDRESS = '•••@•••';
/**
 * Matches every e-mail address, also one that is being typed. It can begin only where a word begins: otherwise it would
 * try every letter of an embedded font.
 */
const ANY_ADDRESS = /(?<![^\s<>"(),:;[\]{}\\/])[^\s<>"(),:;[\]{}\\/]+(?:@|%40)[^\s<>"(),:;[\]{}\\/]*/g;

/** Matches the secret of a link to come back. */
const LINK_SECRET = /(#open=)[\w-]+/g;

/** A text of a config or page that is longer is not shown. */
const LONG = 200;

/** A few times as many objects as a large website has. */
const MOST_CACHED = 20_000;

/** Turns a value of the app into plain data without secrets. */
export type Redact = (value: unknown) => unknown;

/**
 * Creates a redactor. It turns everything into plain data (an actor into its name, a file into name, type and
 * size; functions are dropped) and replaces every secret, and the e-mail address the visitor publishes with,
 * wherever they occur. Other addresses are content of the website and stay, unless `all` are hidden. A value that
 * was redacted lately returns the same object. `onExposed` is called when an address becomes known that earlier
 * output contains.
 */
export function createRedactor(
  secrets: readonly string[],
  onExposed: () => void = () => {},
  hiddenAddresses: 'published' | 'all' = 'published',
): Redact {
  const addresses = new Set<string>();
  /** The texts with an @ that were returned unredacted, to find out whether a new address was among them. */
  const passedTexts = new Set<string>();
  let pattern: RegExp | undefined;
  let cache = new WeakMap<object, unknown>();
  let cached = 0;

  const redactText = (text: string): string => {
    const withoutSecrets = secrets
      .reduce((left, secret) => left.replaceAll(secret, HIDDEN), text)
      .replace(LINK_SECRET, `$1${HIDDEN}`);
    const redacted = pattern ? withoutSecrets.replace(pattern, HIDDEN_ADDRESS) : withoutSecrets;
    if (hiddenAddresses === 'all') return redacted.replace(ANY_ADDRESS, HIDDEN_ADDRESS);
    if (/\S@\S/.test(text)) passedTexts.add(text);
    return redacted;
  };
  const addAddress = (address: string): void => {
    if (addresses.has(address)) return;
    addresses.add(address);
    pattern = patternOf(addresses);
    cache = new WeakMap();
    const isExposed = [...passedTexts].some((text) => text.toLowerCase().includes(address));
    if (isExposed) onExposed();
  };
  const redactAddress = (text: unknown, isSubmitted: boolean): unknown => {
    if (typeof text !== 'string' || text === '' || text === HIDDEN_ADDRESS) return text;
    const address = text.trim().toLowerCase();
    if (isWhole(address) || (isSubmitted && /\S@\S/.test(address))) addAddress(address);
    return text.includes('@') ? HIDDEN_ADDRESS : HIDDEN;
  };
  const redactEntry = (key: string, value: unknown, holder: object): unknown => {
    if (isAddressOf(key, holder)) return redactAddress(value, 'siteId' in holder);
    if (key === 'words' && typeof value === 'object') return '(the words of the screen)';
    if (isDerived(key, holder) && typeof value === 'string' && value.length > LONG)
      return `(${value.length} characters)`;
    return redactValue(value);
  };
  const redactObject = (value: object): unknown => {
    if (Array.isArray(value)) return value.map(redactValue);
    if (value instanceof File) return { name: redactText(value.name), type: value.type, size: value.size };
    if (value instanceof Error) {
      const status = 'status' in value ? value.status : undefined;
      return { message: redactText(value.message), ...(status !== undefined && { status }) };
    }
    if ('sessionId' in value && 'send' in value) return `→ ${'id' in value ? String(value.id) : 'actor'}`;
    // Read addresses first, so that they are redacted in the object's other entries.
    const entries = Object.entries(value).toSorted(
      ([a], [b]) => Number(isAddressOf(b, value)) - Number(isAddressOf(a, value)),
    );
    const redacted = new Map(entries.map(([key, part]) => [key, redactEntry(key, part, value)]));
    return Object.fromEntries(
      Object.keys(value).flatMap((key) =>
        redacted.get(key) === undefined ? [] : [[key, redacted.get(key)]],
      ),
    );
  };
  const redactValue = (value: unknown): unknown => {
    if (typeof value === 'string') return redactText(value);
    if (typeof value === 'function' || typeof value === 'symbol') return undefined;
    if (typeof value !== 'object' || value === null) return value;
    const known = cache.get(value);
    if (known !== undefined) return known;
    // Ends the recursion for an object that contains itself.
    cache.set(value, '(itself)');
    const redacted = redactObject(value);
    cache.set(value, redacted);
    cached += 1;
    return redacted;
  };
  return (value) => {
    // Values that the app keeps for long would keep their copies too.
    if (cached > MOST_CACHED) {
      cache = new WeakMap();
      cached = 0;
    }
    return redactValue(value);
  };
}

/**
 * Whether an entry holds a text that was made from a config: a page, the config as text, or a font subset. Each is
 * as long as a whole website, and no machine reads it.
 */
function isDerived(key: string, holder: object): boolean {
  return key === 'html' || key === 'config' || (key === 'data' && 'range' in holder);
}

/** Whether an entry holds the e-mail address that the visitor publishes with. */
function isAddressOf(key: string, holder: object): boolean {
  if (key === 'userEmail' || key === 'retryEmail') return true;
  if (key === 'text') return 'type' in holder && holder.type === 'email.change';
  // `footer.email` of a website has the same key; only the publish dialog and its deploy call have a site id
  // beside it.
  return key === 'email' && ('draftSiteId' in holder || 'siteId' in holder);
}

/** Matches any of the addresses. The longest first, as one may be a prefix of another. */
function patternOf(addresses: ReadonlySet<string>): RegExp {
  const longestFirst = [...addresses].toSorted((a, b) => b.length - a.length);
  return new RegExp(longestFirst.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'gi');
}

/** Whether a text looks like a complete address. Redacting a prefix such as "me@" would hide half of all texts. */
function isWhole(text: string): boolean {
  const at = text.indexOf('@', 1);
  const dot = text.lastIndexOf('.', text.length - 3);
  return at > 0 && dot > at + 1 && !/\s/.test(text);
}
