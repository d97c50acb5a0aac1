/** Local storage with a quota of `room` characters, beyond which it throws as browsers do. */
export function roomyStorage(room = Number.POSITIVE_INFINITY): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      const others = [...kept].filter(([other]) => other !== key);
      const used = others.reduce((sum, [other, text]) => sum + other.length + text.length, 0);
      if (used + key.length + value.length > room) throw new DOMException('Full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => {
      kept.delete(key);
    },
    clear: () => kept.clear(),
  };
}

/** Local storage that throws on every access, as if site data was blocked. */
export function forbiddenStorage(): Storage {
  throw new DOMException('Forbidden', 'SecurityError');
}
