import { isSiteId } from '../../domain/config/site-id.ts';
import type { Mirrors } from '../../domain/ports.ts';
import { mirrorMark } from '../../domain/storage/startup-source.ts';
import type { MirrorMark } from '../../domain/storage/stored-content.ts';

/** The key of the config in local storage. */
export const CONFIG = 'websiteConfig';
/** The key of the page in local storage. */
export const HTML = 'websiteHTML';
const UNREADABLE = 'websiteConfig.unreadable';
const MARK = 'parley.mirror';
const OWNER = 'parley.owner';
const DRAWN = 'parley.drawnSiteId';
/** The key in session storage. */
const MIRRORED = 'parley.mirrored';

/** The mirrors in local storage. Both storages are passed as functions, as reading `localStorage` may throw. */
export function localMirrors(storage: () => Storage, session: () => Storage): Mirrors {
  /** The mirrored revision when this page was loaded. */
  let found: number | undefined;

  const markNow = () => parseMark(readFrom(storage, MARK));

  return {
    read() {
      const mark = markNow();
      found ??= mark?.revision;
      return {
        config: readFrom(storage, CONFIG),
        mark,
        owner: readFrom(storage, OWNER),
        hasPage: readFrom(storage, HTML) !== null,
        hasMirrored: readFrom(session, MIRRORED) !== null,
      };
    },
    writeConfig(config, revision) {
      const there = markNow()?.revision ?? 0;
      // A later revision than ours is another tab's and stays. If this page was loaded with it, the database
      // was deleted since and its revisions restarted.
      if (revision !== undefined && there > revision && there !== found) return;
      const store = storage();
      const before = store.getItem(CONFIG);
      // Remove the previous page first, to free quota.
      store.removeItem(HTML);
      put(store, CONFIG, config);
      try {
        if (revision !== undefined) store.setItem(MARK, JSON.stringify(mirrorMark(config, revision)));
      } catch (error) {
        // A config beside the mark of an earlier one would be imported as a change made by other code.
        put(store, CONFIG, before);
        throw error;
      }
      noteMirrored(session);
    },
    writePage(html, revision) {
      if (revision === undefined || markNow()?.revision === revision) storage().setItem(HTML, html);
    },
    forgetMark() {
      try {
        storage().removeItem(MARK);
      } catch {
        // It is removed in a later visit.
      }
    },
    writeOwner(secret) {
      try {
        storage().setItem(OWNER, secret);
      } catch {
        // The database has it.
      }
    },
    readDrawnSiteId() {
      const { siteId, website }: { siteId?: unknown; website?: unknown } = Object(
        parsed(readFrom(storage, DRAWN)),
      );
      if (typeof siteId !== 'string' || !isSiteId(siteId)) return undefined;
      return { siteId, website: typeof website === 'string' ? website : undefined };
    },
    writeDrawnSiteId(drawn) {
      try {
        put(storage(), DRAWN, drawn ? JSON.stringify(drawn) : null);
      } catch {
        // It lasts as long as the page.
      }
    },
    keepUnreadable(text) {
      try {
        storage().setItem(UNREADABLE, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}

function parseMark(text: string | null): MirrorMark | undefined {
  const { revision, digest }: { revision?: unknown; digest?: unknown } = Object(parsed(text));
  const isMark = Number.isSafeInteger(revision) && typeof digest === 'string';
  return isMark ? { revision: Number(revision), digest } : undefined;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

function readFrom(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function put(store: Storage, key: string, text: string | null): void {
  if (text === null) store.removeItem(key);
  else store.setItem(key, text);
}

function noteMirrored(session: () => Storage): void {
  try {
    if (session().getItem(MIRRORED) === null) session().setItem(MIRRORED, 'yes');
  } catch {
    // Without the note, a cleared local storage looks as if it had never been flushed: the database wins.
  }
}
