const HIDDEN = '•••';
/** What stands for an e-mail address: it has its @ sign, so that a replay goes the same way. */
const HIDDEN_ADDRESS = '•••@•••';
const ADDRESS_KEYS = new Set(['email', 'userEmail']);

/** Turns what an app holds into plain data that may leave it. */
export type Masking = (value: unknown) => unknown;

/**
 * Makes a masking: everything becomes plain data (an actor its name, a file its facts, a function nothing), the
 * visitor's e-mail address and every secret a row of dots. Parts that were seen before are the same object again.
 */
export function masking(secrets: readonly string[]): Masking {
  const addresses = new Set<string>();
  let plain = new WeakMap<object, unknown>();

  const textOf = (text: string): string => {
    let masked = text;
    for (const secret of secrets) masked = masked.replaceAll(secret, HIDDEN);
    for (const address of addresses) masked = masked.replaceAll(address, HIDDEN_ADDRESS);
    return masked;
  };
  const addressOf = (text: unknown): unknown => {
    if (typeof text !== 'string' || text === '') return text;
    if (!text.includes('@')) return HIDDEN;
    if (isWhole(text) && !addresses.has(text)) {
      addresses.add(text);
      // It may stand in what was seen before it was known.
      plain = new WeakMap();
    }
    return HIDDEN_ADDRESS;
  };
  const entryOf = (key: string, value: unknown, type: unknown): unknown => {
    if (ADDRESS_KEYS.has(key) || (key === 'text' && type === 'email.change')) return addressOf(value);
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
    const type = 'type' in value ? value.type : undefined;
    // An address must be known before what stands beside it is read.
    const entries = Object.entries(value).toSorted(
      ([a], [b]) => Number(ADDRESS_KEYS.has(b)) - Number(ADDRESS_KEYS.has(a)),
    );
    const masked = new Map(entries.map(([key, part]) => [key, entryOf(key, part, type)]));
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

/** Whether a text could be an address typed whole; shorter ones would blot out half of everything. */
function isWhole(text: string): boolean {
  return /^\S+@\S+\.\S{2,}$/.test(text);
}
