import { useCallback, useSyncExternalStore } from 'react';

/** Addresses that a picture came from, or that are being tried. */
const tried = new Set<string>();
const listeners = new Set<() => void>();
let broken: ReadonlySet<string> = new Set();

/** Which of these addresses no picture comes from, as far as they have answered. The browser tries each, whatever its server says of it. */
export function useBrokenPictures(addresses: readonly string[]): ReadonlySet<string> {
  const all = addresses.join('\n');
  const subscribe = useCallback(
    (notify: () => void) => {
      listeners.add(notify);
      for (const address of all.split('\n')) if (address !== '') void tryPicture(address);
      return () => listeners.delete(notify);
    },
    [all],
  );
  return useSyncExternalStore(subscribe, () => broken);
}

async function tryPicture(address: string): Promise<void> {
  if (tried.has(address)) return;
  tried.add(address);
  const picture = new Image();
  picture.src = address;
  const isDrawn = await picture.decode().then(
    () => true,
    () => false,
  );
  // Without a network nothing is known. What failed is tried again when it is looked at again.
  if (isDrawn || !navigator.onLine) return note((found) => found.delete(address));
  tried.delete(address);
  note((found) => found.add(address));
}

function note(change: (found: Set<string>) => unknown): void {
  const found = new Set(broken);
  change(found);
  if (found.size === broken.size) return;
  broken = found;
  for (const notify of listeners) notify();
}
