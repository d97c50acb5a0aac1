import { hash, randomUUID } from 'node:crypto';
import type { Database, Row } from '../database/database.ts';
import { readInBatches } from '../database/read-in-batches.ts';
import type { BlobStore } from './blob-store.ts';
import {
  ADD,
  ADD_ORPHAN,
  FIND,
  FORGET_NETWORKS,
  LIST,
  LIST_ORPHANS,
  READ_CONTENT,
  READ_LIVE_SITE,
  READ_REFUSED,
  READ_SAME,
  READ_USE,
  REMOVE,
  REMOVE_ORPHAN,
  REMOVE_UNNEEDED,
  RENAME_CONTENT,
  SUM_BY_UPLOADER,
  SUM_OF_DRAFTS_FROM,
  SUM_OF_NOBODY,
  SUM_OF_UPLOADER,
} from './image-queries.ts';
import type { ImageFacts, ImageStore, KeptUpload, StoredBytes } from './image-store.ts';

/**
 * The images whose facts are in the database of the sites, and whose bytes are in a store under the SHA-256 of them, so
 * that the same bytes are stored once. `close` closes the store of the bytes.
 */
export function imageStoreIn(database: Database, blobs: BlobStore): ImageStore {
  const one = async (text: string, ...values: string[]) => (await database.read(text, ...values))[0];

  async function* uploads(): AsyncGenerator<KeptUpload> {
    const start = { at: Number.MIN_SAFE_INTEGER, path: '' };
    for await (const row of readInBatches(database, LIST, start)) yield keptUploadIn(row);
  }

  async function stored(): Promise<StoredBytes> {
    const nobody = await one(SUM_OF_NOBODY);
    let [all, drafts] = [Number(nobody?.bytes), 0];
    for await (const { bytes, lately, live } of readInBatches(database, SUM_BY_UPLOADER, { uploader: '' })) {
      all += Number(bytes);
      if (!isTrue(live)) drafts += Number(lately);
    }
    return { all, drafts, nobodys: Number(nobody?.lately) };
  }

  const isUsed = async (content: string) => (await one(READ_USE, content)) !== undefined;

  /** Removes bytes that no image has. An upload of the same bytes at this moment finds them again, or puts them again. */
  async function removeOrphan(content: string): Promise<void> {
    if (!(await isUsed(content))) {
      // Damaged bytes are none to put back.
      const bytes = await blobs.read(content).catch(() => undefined);
      await blobs.remove(content);
      if (bytes && (await isUsed(content))) await blobs.put(content, bytes);
    }
    await database.change((query) => query(REMOVE_ORPHAN, content));
  }

  async function removeBy(statement: string, path: string): Promise<boolean> {
    const content = await database.change(async (query) => {
      const [removed] = await query(statement, path);
      // If the store of the bytes is away, they are removed later.
      if (removed) await query(ADD_ORPHAN, String(removed.content));
      return removed && String(removed.content);
    });
    if (content !== undefined) await removeOrphan(content);
    return content !== undefined;
  }

  /** Stores bytes of an earlier release, whose name is a path, under the name that all others have. */
  async function renameBytes(name: string): Promise<void> {
    const bytes = await blobs.read(name);
    if (!bytes) return;
    const content = hash('sha256', bytes, 'hex');
    await blobs.put(content, bytes);
    await database.change((query) => query(RENAME_CONTENT, content, name));
    await blobs.remove(name);
  }

  return {
    add: async ({ path, type, uploader, network, bytes, at }) => {
      const content = hash('sha256', bytes, 'hex');
      if (await one(READ_REFUSED, content)) return { kind: 'refused' };
      // The bytes first: an image that is found can be read.
      await blobs.put(content, bytes);
      const values = [randomUUID(), uploader, network, type, hash('md5', bytes, 'hex'), content] as const;
      const [added] = await database.change((query) => query(ADD, path, ...values, bytes.byteLength, at));
      if (!added) {
        if (!(await isUsed(content))) await removeOrphan(content);
        return { kind: 'taken' };
      }
      // The last image with the same bytes may have been removed meanwhile.
      if (!(await blobs.has(content))) await blobs.put(content, bytes);
      return { kind: 'added', id: String(added.id) };
    },
    // PostgreSQL rejects a parameter that contains NUL.
    find: async (path) => (path.includes('\0') ? undefined : factsIn(await one(FIND, path))),
    read: async (path, span) => {
      const row = await one(READ_CONTENT, path);
      const bytes = row && (await blobs.read(String(row.content), span));
      if (!row) throw new Error('There is no image under this path.');
      if (!bytes || (!span && bytes.byteLength !== Number(row.size)))
        throw new Error(`The bytes of the image ${path} are damaged.`);
      return bytes;
    },
    hasLiveSite: async (uploader) => (await one(READ_LIVE_SITE, uploader)) !== undefined,
    stored,
    storedOf: async (uploader) => Number((await one(SUM_OF_UPLOADER, uploader))?.bytes),
    draftsFrom: async (network) => Number((await one(SUM_OF_DRAFTS_FROM, network))?.bytes),
    uploads,
    contentOf: async (path) => {
      for (const { content } of await database.read(READ_SAME, path)) {
        if (isPath(String(content))) await renameBytes(String(content));
      }
      const row = await one(READ_CONTENT, path);
      return row && String(row.content);
    },
    remove: async (path) => {
      await removeBy(REMOVE, path);
    },
    removeUnneeded: (path) => removeBy(REMOVE_UNNEEDED, path),
    removeOrphans: async () => {
      for (const { content } of await database.read(LIST_ORPHANS)) await removeOrphan(String(content));
    },
    forgetNetworks: async () => {
      await database.change((query) => query(FORGET_NETWORKS));
    },
    check: async () => {
      await one(READ_REFUSED, '');
      await blobs.check();
    },
    close: blobs.close,
  };
}

const isPath = (name: string) => name.includes('/');

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
