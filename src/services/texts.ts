/** The part of local storage that adapters read and store by. */
export type Texts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Stores a text, or removes what stands there (null). */
export function put(store: Texts, key: string, text: string | null): void {
  if (text === null) store.removeItem(key);
  else store.setItem(key, text);
}

/** The same where there is room; where there is none, what stands there stays: rather what is kept than nothing. */
export function putWhereRoom(store: Texts, key: string, text: string | null): void {
  try {
    put(store, key, text);
  } catch {
    // What stands there stays.
  }
}
