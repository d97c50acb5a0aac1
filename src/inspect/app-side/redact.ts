const HIDDEN = '•••';
/** What stands for an e-mail address: it has its @ sign, so that a replay goes the same way. */
const HIDDEN_ADDRESS = '•••@•••';

/** Turns what an app holds into plain data that may leave it. */
export type Redact = (value: unknown) => unknown;

/**
 * Makes a masking: everything becomes plain data (an actor its name, a file its facts, a function nothing), every
 * secret a row of dots, and so does the address that the visitor publishes with, wherever it stands. Another address is
 * a part of the website, which is public. Parts that were seen before are the same object again. `onExposed` is told
 * when an address becomes known that has been let through.
 */
export function createRedactor(secrets: readonly string[], onExposed: () => void = () => {}): Redact {
  const addresses = new Set<string>();
  /** What has been let through and could be an address, as it was before it was masked. */
  const letThrough = new Set<string>();
  let pattern: RegExp | undefined;
  let plain = new WeakMap<object, unknown>();

  const textOf = (text: string): string => {
    if (/\S@\S/.test(text)) letThrough.add(text);
    const masked = secrets.reduce((left, secret) => left.replaceAll(secret, HIDDEN), text);
    return pattern ? masked.replace(pattern, HIDDEN_ADDRESS) : masked;
  };
  const learn = (address: string): void => {
    if (addresses.has(address)) return;
    addresses.add(address);
    pattern = patternOf(addresses);
    plain = new WeakMap();
    const isExposed = [...letThrough].some((text) => text.toLowerCase().includes(address));
    if (isExposed) onExposed();
  };
  const addressOf = (text: unknown, isSubmitted: boolean): unknown => {
    if (typeof text !== 'string' || text === '') return text;
    const address = text.trim().toLowerCase();
    if (isWhole(address) || (isSubmitted && /\S@\S/.test(address))) learn(address);
    return text.includes('@') ? HIDDEN_ADDRESS : HIDDEN;
  };
  const entryOf = (key: string, value: unknown, holder: object): unknown => {
    if (isAddressOf(key, holder)) return addressOf(value, 'siteId' in holder);
    return key === 'words' && typeof value === 'object' ? '(the words of the screen)' : of(value);
  };
  const made = (value: object): unknown => {
    if (Array.isArray(value)) return value.map(of);
    if (value instanceof File) return { name: textOf(value.name), type: value.type, size: value.size };
    if (value instanceof Error) {
      const status = 'status' in value ? value.status : undefined;
      return { message: textOf(value.message), ...(status !== undefined && { status }) };
    }
    if ('sessionId' in value && 'send' in value) return `→ ${'id' in value ? String(value.id) : 'actor'}`;
    // An address must be known before what stands beside it is read.
    const entries = Object.entries(value).toSorted(
      ([a], [b]) => Number(isAddressOf(b, value)) - Number(isAddressOf(a, value)),
    );
    const masked = new Map(entries.map(([key, part]) => [key, entryOf(key, part, value)]));
    return Object.fromEntries(
      Object.keys(value).flatMap((key) => (masked.get(key) === undefined ? [] : [[key, masked.get(key)]])),
    );
  };
  const of = (value: unknown): unknown => {
    if (typeof value === 'string') return textOf(value);
    if (typeof value === 'function' || typeof value === 'symbol') return undefined;
    if (typeof value !== 'object' || value === null) return value;
    const known = plain.get(value);
    if (known !== undefined) return known;
    // What holds itself comes back to this.
    plain.set(value, '(itself)');
    const masked = made(value);
    plain.set(value, masked);
    return masked;
  };
  return of;
}

/** Whether what an object has under a key is the address that the visitor publishes with. */
function isAddressOf(key: string, holder: object): boolean {
  if (key === 'userEmail') return true;
  if (key === 'text') return 'type' in holder && holder.type === 'email.change';
  // A website's own address has the same key: only the publish dialog and its deploy call know site ids beside it.
  return key === 'email' && ('draftSiteId' in holder || 'siteId' in holder);
}

/** Finds any of some addresses; the longest first, as one may begin like another. */
function patternOf(addresses: ReadonlySet<string>): RegExp {
  const longestFirst = [...addresses].toSorted((a, b) => b.length - a.length);
  return new RegExp(longestFirst.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'gi');
}

/** Whether a text could be an address typed whole; shorter ones would blot out half of everything. */
function isWhole(text: string): boolean {
  return /^\S+@\S+\.\S{2,}$/.test(text);
}
