import type { SiteStore } from '../../domain/ports.ts';
import { NO_SECRETS, type StoredSecrets } from '../../domain/publish/owner-secret.ts';
import type { DocumentChange, RawDocument } from '../../domain/storage/site-document.ts';

type StoredHead = Pick<
  RawDocument,
  'revision' | 'config' | 'isUndone' | 'isCleared' | 'first' | 'importedMirrors'
> &
  Pick<DocumentChange, 'head' | 'end'>;

/** The content of the database, shared by the stores of all tabs. */
export interface StorePlace {
  head: StoredHead | undefined;
  readonly steps: Map<number, unknown>;
  live: string | null;
  secrets: StoredSecrets;
  readonly unreadable: string[];
  readonly watchers: Set<{ readonly tab: object; readonly report: (revision: number) => void }>;
  /** While set, every call rejects with it. */
  refusal: Error | undefined;
  /** The changes of all commits, in order. */
  readonly commits: DocumentChange[];
}

export function emptyStorePlace(): StorePlace {
  return {
    head: undefined,
    steps: new Map(),
    live: null,
    secrets: NO_SECRETS,
    unreadable: [],
    watchers: new Set(),
    refusal: undefined,
    commits: [],
  };
}

/** One tab's store in memory. A transaction runs asynchronously and atomically. */
export function fakeSiteStore(place: StorePlace): SiteStore {
  const tab = {};
  const turn = async () => {
    await undefined;
    if (place.refusal) throw place.refusal;
  };
  return {
    async read() {
      await turn();
      return structuredClone({ document: documentIn(place), secrets: place.secrets });
    },
    async readDocument() {
      await turn();
      return structuredClone(documentIn(place));
    },
    async commit(change) {
      await turn();
      const { base, config, isUndone, isCleared, first, head, end, put, live, unreadable } = change;
      if ((place.head?.revision ?? 0) !== base) return 'overtaken';
      const revision = base + 1;
      const { importedMirrors = place.head?.importedMirrors } = change;
      place.head = { revision, config, isUndone, isCleared, first, head, end, importedMirrors };
      for (const { position, step } of structuredClone(put)) place.steps.set(position, step);
      for (const position of [...place.steps.keys()]) {
        if (position < first || position >= end) place.steps.delete(position);
      }
      if (live !== undefined) place.live = live;
      if (unreadable !== undefined) place.unreadable.push(unreadable);
      place.commits.push(change);
      for (const watcher of place.watchers) if (watcher.tab !== tab) watcher.report(revision);
      return 'committed';
    },
    async changeSecrets(change) {
      await turn();
      place.secrets = structuredClone(change(place.secrets));
      return place.secrets;
    },
    watch(report) {
      const watcher = { tab, report };
      place.watchers.add(watcher);
      return () => void place.watchers.delete(watcher);
    },
  };
}

function documentIn({ head: stored, steps, live }: StorePlace): RawDocument | undefined {
  if (!stored) return undefined;
  const { head, end, ...document } = stored;
  const between = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => steps.get(from + at));
  return { ...document, past: between(document.first, head), future: between(head, end), live };
}
