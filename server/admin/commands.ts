import { userInfo } from 'node:os';
import type { Act } from '../store/audit.ts';
import type { Stores } from '../store/open-stores.ts';
import type { ListedSite } from '../store/site-store.ts';
import { AdminError, type AdminLocation, orAdminError, requireSiteId, withStores } from './admin-error.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { eraseSite, exportSite, sitesOf } from './stored-of.ts';
import { putBack, takeDown } from './take-down.ts';

/** The commands of an operator. */
export const USAGE = `Usage: npm run admin -- <command>
  list                          every site: id, state, version, template, last publish
  find <site or e-mail>         the same of one site or one person, with the e-mail address
  take-down <site> [why]        serve 451 in its place from now on
  take-down-all <site> [why]    the same for every site of its owner
  put-back <site> [why]         undo a take-down
  export <site or e-mail> <folder>  write all that is stored into a new folder
  erase <site or e-mail> [why]  delete all that is stored, for ever
  audit                         what was done to sites: when, what, site, who, why
  backup <folder>               copy sites and images into a new folder; the server may run
  restore <folder>              put them back; the server must not run`;

type Print = (line: string) => void;

/** Runs a command and prints its result line by line; rejects with an AdminError if it fails. */
export async function runAdmin(
  args: readonly string[],
  location: AdminLocation,
  print: Print,
): Promise<void> {
  const [command, argument, ...more] = args;
  switch (command) {
    case 'list':
      requireNothing([argument, ...more]);
      return withStores(location, ({ store }) => printAll(store.list(), (site) => print(lineOf(site))));
    case 'audit':
      requireNothing([argument, ...more]);
      return withStores(location, ({ records }) =>
        printAll(records.audit(), ({ at, what, siteId, who, why }) =>
          print([new Date(at).toISOString(), what, siteId, who, why].join('\t')),
        ),
      );
    case 'find':
      requireNothing(more);
      return withStores(location, async (stores) => {
        for (const site of await sitesOf(stores, argument)) print(`${lineOf(site)}\t${site.email}`);
      });
    case 'take-down':
      return withSite(location, argument, more, async (stores, siteId, act) => {
        await takeDown(stores, location, siteId, act);
        print(`${siteId} is taken down.`);
      });
    case 'take-down-all':
      return withSite(location, argument, more, async (stores, siteId, act) => {
        for (const site of await sitesOfOwner(stores, siteId)) {
          await takeDown(stores, location, site.siteId, act);
          print(`${site.siteId} is taken down.`);
        }
      });
    case 'put-back':
      return withSite(location, argument, more, async (stores, siteId, act) => {
        await putBack(stores, location, siteId, act);
        print(`${siteId} is back.`);
      });
    case 'export': {
      const [folder, ...rest] = more;
      requireNothing(rest);
      return withStores(location, async (stores) => {
        const sites = await sitesOf(stores, argument);
        if (folder === undefined) throw new AdminError('Name a folder.');
        for (const site of sites) await exportSite(stores, site, folder, actNow());
        print(`${namesOf(sites)}: everything is in ${folder}.`);
      });
    }
    case 'erase':
      return withStores(location, async (stores) => {
        for (const site of await sitesOf(stores, argument)) {
          await eraseSite(stores, site, actNow(more));
          print(`${site.siteId} is erased. Older backups still have it.`);
        }
      });
    case 'backup': {
      requireNothing(more);
      const folder = requireFolder(argument, location);
      await orAdminError(() => backup(location.dataDir, folder));
      return print(`Everything is in ${folder}.`);
    }
    case 'restore': {
      requireNothing(more);
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

async function printAll<T>(all: AsyncIterable<T>, printOne: (each: T) => void): Promise<void> {
  for await (const each of all) printOne(each);
}

const lineOf = ({ siteId, state, current, templateId, updatedAt }: ListedSite) =>
  [siteId, state, current, templateId, new Date(updatedAt).toISOString()].join('\t');

const namesOf = (sites: readonly ListedSite[]) => sites.map(({ siteId }) => siteId).join(', ');

/** What the operator does now; the words after the site say why. */
function actNow(why: readonly string[] = []): Act {
  return { at: Date.now(), who: `operator ${userInfo().username}`, why: why.join(' ') };
}

function withSite(
  location: AdminLocation,
  argument: string | undefined,
  why: readonly string[],
  work: (stores: Stores, siteId: string, act: Act) => Promise<void>,
): Promise<void> {
  const siteId = requireSiteId(argument);
  return withStores(location, (stores) => work(stores, siteId, actNow(why)));
}

async function sitesOfOwner({ records }: Stores, siteId: string): Promise<readonly ListedSite[]> {
  const sites = await records.sitesOfOwnerOf(siteId);
  if (sites.length > 0) return sites;
  const isKnown = (await records.siteOf(siteId)).length > 0;
  throw new AdminError(isKnown ? `${siteId} has no owner.` : `There is no site ${siteId}.`);
}

function requireNothing(more: readonly (string | undefined)[]): void {
  if (more.some((argument) => argument !== undefined)) throw new AdminError(USAGE);
}

function requireFolder(folder: string | undefined, { databaseUrl }: AdminLocation): string {
  if (databaseUrl !== undefined) {
    throw new AdminError('The data are in PostgreSQL: use pg_dump and pg_restore.');
  }
  if (folder === undefined) throw new AdminError('Name a folder.');
  return folder;
}
