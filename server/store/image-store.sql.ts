import { hash, randomUUID } from 'node:crypto';
import type { Database, Row } from '../database/database.ts';
import { readInBatches } from '../database/read-in-batches.ts';
import { StoreUnreachable } from '../database/unreachable.ts';
import type { BlobStore } from './blob-store.ts';
import * as sql from './image-queries.ts';
import type { ImageFacts, ImageStore, KeptUpload, StoredBytes } from './image-store.ts';

/**
 * The images whose facts are in the database of the sites, and whose bytes are in a store under the SHA-256 of them, so
 * that the same bytes are stored once. `close` closes the store of the bytes.
 */
export function imageStoreIn(database: Database, blobs: BlobStore): ImageStore {
  const one = async (text: string, ...values: string[]) => (await database.read(text, ...values))[0];

  async function stored(newSince: number): Promise<StoredBytes> {
    const nobody = await one(sql.SUM_OF_NOBODY);
    let [all, drafts] = [Number(nobody?.bytes), 0];
    const owners = readInBatches(database, sql.SUM_BY_UPLOADER, { uploader: '' }, (row) => row);
    for await (const { bytes, lately, live } of owners) {
      all += Number(bytes);
      if (!isTrue(live)) drafts += Number(lately);
    }
    const newcomers = await Promise.all(
      [sql.SUM_OF_NEW_PICTURES, sql.SUM_OF_NEW_PAGES].map((sum) => database.read(sum, newSince)),
    );
    return {
      all,
      drafts,
      nobodys: Number(nobody?.lately),
      newcomers: newcomers.reduce((bytes, [row]) => bytes + Number(row?.bytes), 0),
    };
  }

  const isUsed = async (blob: string) => (await one(sql.READ_USE, blob)) !== undefined;

  /** Removes bytes that no image has. An upload of the same bytes at this moment finds them again, or puts them again. */
  async function removeOrphan(blob: string): Promise<void> {
    if (!(await isUsed(blob))) {
      const bytes = await blobs.read(blob).catch(unlessDamaged);
      await blobs.remove(blob);
      if (bytes && (await isUsed(blob))) await blobs.put(blob, bytes);
    }
    await database.change((query) => query(sql.REMOVE_ORPHAN, blob));
  }

  /** Removes a row, and resolves with the name of the bytes, which are then to be removed too: now, or later. */
  function removeRow(statement: string, path: string, ...more: string[]): Promise<string | undefined> {
    return database.change(async (query) => {
      const [removed] = await query(statement, path);
      if (!removed) return undefined;
      await query(sql.ADD_ORPHAN, String(removed.blob));
      for (const each of more) await query(each, path);
      return String(removed.blob);
    });
  }

  async function contentOf(path: string): Promise<string | undefined> {
    const row = await one(sql.READ_BLOB, path);
    if (!row) return undefined;
    if (row.content !== null) return String(row.content);
    const bytes = await blobs.read(String(row.blob));
    if (!bytes) throw new Error(`The bytes of the image ${path} are damaged.`);
    const content = hash('sha256', bytes, 'hex');
    await database.change((query) => query(sql.SET_CONTENT, content, String(row.hash), Number(row.size)));
    return content;
  }

  return {
    add: async ({ path, type, uploader, network, bytes, at }) => {
      const content = hash('sha256', bytes, 'hex');
      if (await one(sql.READ_REFUSED, content)) return { kind: 'refused' };
      if (await one(sql.READ_ERASED, path)) return { kind: 'taken' };
      // The bytes first: an image that is found can be read.
      await blobs.put(content, bytes);
      const values = [randomUUID(), uploader, network, type, hash('md5', bytes, 'hex'), content] as const;
      const [added] = await database.change((query) => query(sql.ADD, path, ...values, bytes.byteLength, at));
      if (!added) {
        if (!(await isUsed(content))) await removeOrphan(content);
        return { kind: 'taken' };
      }
      // The last image with the same bytes may have been removed meanwhile.
      if (!(await blobs.has(content))) await blobs.put(content, bytes);
      return { kind: 'added', id: String(added.id) };
    },
    // PostgreSQL rejects a parameter that contains NUL.
    find: async (path) => (path.includes('\0') ? undefined : factsIn(await one(sql.FIND, path))),
    read: async (path, span) => {
      const row = await one(sql.READ_BLOB, path);
      const bytes = row && (await blobs.read(String(row.blob), span));
      if (!row) throw new Error('There is no image under this path.');
      if (!bytes || (!span && bytes.byteLength !== Number(row.size)))
        throw new Error(`The bytes of the image ${path} are damaged.`);
      return bytes;
    },
    liveSince: async (uploader) => {
      const since = (await one(sql.READ_LIVE_SINCE, uploader))?.since ?? null;
      return since === null ? undefined : Number(since);
    },
    stored,
    storedOf: async (uploader) => Number((await one(sql.SUM_OF_UPLOADER, uploader))?.bytes),
    storedFrom: async (network, isBeginning = false) =>
      Number((await one(sql.SUM_FROM, isBeginning ? `${network}%` : network))?.bytes),
    uploads: () => readInBatches(database, sql.LIST, sql.BEGINNING, keptUploadIn),
    contentOf,
    learnContents: async () => {
      for (const { path } of await database.read(sql.LIST_UNHASHED)) await contentOf(String(path));
    },
    erase: async (path) => {
      const blob = await removeRow(sql.REMOVE, path, sql.KEEP_PATH);
      if (blob !== undefined) await removeOrphan(blob);
    },
    removeUnneeded: async (path) => (await removeRow(sql.REMOVE_UNNEEDED, path)) !== undefined,
    removeOrphans: async () => {
      for (const { name } of await database.read(sql.LIST_ORPHANS)) await removeOrphan(String(name));
    },
    forgetNetworks: async () => {
      const start = { network: '', path: '' };
      const kept = ({ path, live }: Row) => ({ path: String(path), isDraft: !isTrue(live) });
      for await (const { path, isDraft } of readInBatches(database, sql.LIST_NETWORKS, start, kept))
        if (!isDraft) await database.change((query) => query(sql.FORGET_NETWORK, path));
    },
    check: async () => {
      await one(sql.READ_REFUSED, '');
      await blobs.check();
    },
    close: blobs.close,
  };
}

/** Damaged bytes are none to put back. A store that does not answer may have sound ones. */
function unlessDamaged(error: unknown): undefined {
  if (error instanceof StoreUnreachable) throw error;
}

// PostgreSQL has booleans, SQLite has 0 and 1.
const isTrue = (value: Row[string] | undefined) => Number(value) === 1;

function keptUploadIn({ path, uploader, size, at, needed, closed_at }: Row): KeptUpload {
  return {
    path: String(path),
    uploader: uploader === null ? null : String(uploader),
    size: Number(size),
    at: Number(at),
    isNeeded: isTrue(needed),
    closedAt: closed_at === null ? undefined : Number(closed_at),
  };
}

function factsIn(row: Row | undefined): ImageFacts | undefined {
  if (!row) return undefined;
  const at = Number(row.at);
  return {
    path: String(row.path),
    id: String(row.id),
    type: String(row.type),
    hash: String(row.hash),
    at,
    size: Number(row.size),
    // What was uploaded after that is a draft again.
    isUnpublished: !isTrue(row.needed) && row.closed_at !== null && at <= Number(row.closed_at),
  };
}
