/**
 * Adds what the program uses and the oldest supported browsers lack; tests/e2e/loading/older-browsers.sweep.test.ts finds
 * what that is.
 */
export function addMissingApis(): void {
  /** Safari 17.4 and Chrome 119 are the first to have it. */
  Promise.withResolvers ??= <T>(): PromiseWithResolvers<T> => {
    let resolve: PromiseWithResolvers<T>['resolve'] = () => {};
    let reject: PromiseWithResolvers<T>['reject'] = () => {};
    const promise = new Promise<T>((onValue, onError) => {
      resolve = onValue;
      reject = onError;
    });
    return { promise, resolve, reject };
  };

  /** Safari 17.4 is the first to have it. */
  Map.groupBy ??= <K, T>(items: Iterable<T>, keyOf: (item: T, place: number) => K): Map<K, T[]> => {
    const groups = new Map<K, T[]>();
    let place = 0;
    for (const item of items) {
      const key = keyOf(item, place++);
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
    return groups;
  };

  /** Safari 17.4 is the first to have it. */
  AbortSignal.any ??= (signals) => {
    const first = new AbortController();
    for (const signal of signals) {
      if (signal.aborted) first.abort(signal.reason);
      else signal.addEventListener('abort', () => first.abort(signal.reason), { signal: first.signal });
    }
    return first.signal;
  };

  /** Safari 17.4 is the first to have it. */
  Element.prototype.checkVisibility ??= function isDrawn(this: Element) {
    return this.getClientRects().length > 0;
  };

  /** Chrome 120 is the first to have it. */
  URL.canParse ??= (address, base) => {
    try {
      return Boolean(new URL(address, base));
    } catch {
      return false;
    }
  };

  /** Chrome 126, Firefox 126 and Safari 18 are the first to have it. */
  URL.parse ??= (address, base) => (URL.canParse(address, base) ? new URL(address, base) : null);
}
