import { isSiteId } from '../../src/domain/deploy/site-id.ts';
import { giveAllRoom } from '../database/reserve.ts';
import { WritesRefused } from '../database/writes-refused.ts';
import { releasePictures, withholdPictures } from '../images/withhold-pictures.ts';
import { openStores, type StoreLocation, type Stores } from '../store/open-stores.ts';
import type { SiteStore } from '../store/site-store.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

/** The commands of an operator. */
export const USAGE = `Usage: npm run admin -- <command>
  list                 every site: id, state, version, template, last publish
  take-down <siteId>   serve 451 in its place from now on
  put-back <siteId>    undo a take-down
  backup <folder>      copy sites and images into a new folder; the server may run
  restore <folder>     put them back; the server must not run`;

/** A command that failed; the message is one line for the operator. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}

/** Runs a command and prints its result line by line; rejects with an AdminError if it fails. */
export async function runAdmin(
  args: readonly string[],
  location: StoreLocation,
  print: (line: string) => void,
): Promise<void> {
  const [command, argument, ...more] = args;
  if (more.length > 0) throw new AdminError(USAGE);
  switch (command) {
    case 'list':
      if (argument !== undefined) throw new AdminError(USAGE);
      return withStores(location, ({ store }) => list(store, print));
    case 'take-down': {
      const siteId = requireSiteId(argument);
      return withStores(location, async (stores) => {
        const at = Date.now();
        const isKnown = await withAllRoom(location, async () => {
          const blocked = await stores.store.block(siteId, at);
          await withholdPictures(stores, siteId, at);
          return blocked;
        });
        if (!isKnown) throw new AdminError(`There is no site ${siteId}.`);
        print(`${siteId} is taken down.`);
      });
    }
    case 'put-back': {
      const siteId = requireSiteId(argument);
      return withStores(location, async (stores) => {
        const wasBlocked = await withAllRoom(location, async () => {
          const unblocked = await stores.store.unblock(siteId);
          if (unblocked) await releasePictures(stores, siteId);
          return unblocked;
        });
        if (!wasBlocked) throw new AdminError(`${siteId} was not taken down.`);
        print(`${siteId} is back.`);
      });
    }
    case 'backup': {
      const folder = requireFolder(argument, location);
      await orAdminError(() => backup(location.dataDir, folder));
      return print(`Everything is in ${folder}.`);
    }
    case 'restore': {
      const folder = requireFolder(argument, location);
      const replaced = await orAdminError(() => restore(location.dataDir, folder));
      print(`What ${folder} holds is in place.`);
      if (replaced !== undefined) print(`What was there before is in ${replaced}.`);
      return;
    }
    default:
      throw new AdminError(USAGE);
  }
}

async function list(store: SiteStore, print: (line: string) => void): Promise<void> {
  for await (const { siteId, state, current, templateId, updatedAt } of store.list()) {
    print([siteId, state, current, templateId, new Date(updatedAt).toISOString()].join('\t'));
  }
}

async function withStores(location: StoreLocation, work: (stores: Stores) => Promise<void>): Promise<void> {
  const stores = await orAdminError(() => openStores(location));
  try {
    await work(stores);
  } finally {
    await stores.close();
  }
}

/** Makes a change, on a full disk in the room that is reserved for it. */
async function withAllRoom<T>({ dataDir }: StoreLocation, change: () => Promise<T>): Promise<T> {
  return orAdminError(async () => {
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof WritesRefused && error.why === 'full' && giveAllRoom(dataDir))) throw error;
      return change();
    }
  });
}

async function orAdminError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new AdminError(error instanceof Error ? error.message : String(error));
  }
}

function requireSiteId(text: string | undefined): string {
  if (text !== undefined && isSiteId(text)) return text;
  throw new AdminError('Name a site: site- and 7 characters of a-z and 0-9.');
}

function requireFolder(folder: string | undefined, { databaseUrl }: StoreLocation): string {
  if (databaseUrl !== undefined) {
    throw new AdminError('The data are in PostgreSQL: use pg_dump and pg_restore.');
  }
  if (folder === undefined) throw new AdminError('Name a folder.');
  return folder;
}
