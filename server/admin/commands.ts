import { userInfo } from 'node:os';
import { isSiteId } from '../../domain/config/site-id.ts';
import { eraseMails } from '../mail/outbox.ts';
import type { Act } from '../store/audit.ts';
import type { Stores } from '../store/open-stores.ts';
import type { ListedPicture } from '../store/picture-records.ts';
import type { StoredReport } from '../store/report-records.ts';
import type { ListedSite } from '../store/site-store.ts';
import { AdminError, orAdminError } from './admin-error.ts';
import { backup } from './backup.ts';
import { draftsOf, eraseMany, newSince } from './erase-many.ts';
import { erasePictures, eraseSite, exportSite, NO_PICTURES_KNOWN } from './export-and-erase.ts';
import { picturesServedOn } from './page-pictures.ts';
import { pictureNameIn } from './picture-name.ts';
import { printable } from './printable.ts';
import { restore } from './restore.ts';
import {
  type PictureChoice,
  putBackSite,
  restorePictures,
  takeDownPictures,
  takeDownSite,
} from './take-down.ts';
import { tellPublisher } from './tell-publisher.ts';
import { type AdminLocation, withStores } from './with-stores.ts';

/** The commands of an operator. */
export const USAGE = `Usage: npm run admin -- <command>
  list                          every site: id, state, version, template, last publish
  find <site or e-mail>         the same of one site or one person, with the e-mail address
  pictures [site, e-mail or picture]  pictures: path, state, size, type, upload, a site of its owner, SHA-256
  take-down <site> [pictures] [why]   serve 451 in its place from now on, and withhold its owner's pictures:
                                --all-pictures, --keep-pictures, or those that are named; the reason is mailed to
                                its publisher
  take-down-all <site> [why]    the same for every site of its owner
  put-back <site> [why]         undo a take-down
  take-down <picture> [why]     withhold a picture, and refuse its bytes from now on
  restore-picture <picture> [why]     undo that
  export <site or e-mail> <folder>    write all that is stored into a new folder
  erase <site, e-mail or picture> [why]  delete all that is stored, for ever
  erase --drafts-of <network> [--yes]    list the drafts of pictures from a network; with --yes delete them, for ever
  erase --new-since <date> [--yes]       the same of the websites that were published first since a day, and the drafts
  storage                       what is stored: kind, day, network of newcomers, how many, bytes; and the sums
  reports                       reports of websites that are open: number, when, website, what, why, who wants an answer
  reports <number> done         close one
  audit                         what was done: when, what, site or picture, who, why
  backup <folder>               copy sites and images into a new folder; the server may run
  restore <folder>              put them back; the server must not run
A picture is named by its address, its path (uploads/...) or the SHA-256 of its bytes.`;

const DAY_MS = 86_400_000;

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
        printAll(records.audit(), ({ at, what, subject, who, why }) =>
          print([new Date(at).toISOString(), what, subject, who, printable(why)].join('\t')),
        ),
      );
    case 'reports': {
      if (argument === undefined)
        return withStores(location, ({ reports }) =>
          printAll(reports.open(), (report) => print(lineOfReport(report))),
        );
      const n = Number(argument);
      if (!/^\d{1,10}$/.test(argument) || more.join(' ') !== 'done') throw new AdminError(USAGE);
      return withStores(location, async ({ reports }) => {
        if (!(await reports.close(n, Date.now()))) throw new AdminError(`There is no open report ${n}.`);
        print(`Report ${n} is done.`);
      });
    }
    case 'find':
      requireNothing(more);
      return withStores(location, async (stores) => {
        for (const site of await sitesOf(stores, argument))
          print(`${lineOf(site)}\t${printable(site.email)}`);
      });
    case 'pictures':
      requireNothing(more);
      return withStores(location, (stores) =>
        printAll(picturesNamed(stores, argument), (picture) => print(lineOfPicture(picture))),
      );
    case 'storage':
      requireNothing([argument, ...more]);
      return withStores(location, async ({ pictures }) => printStorage(await pictures.storage(), print));
    case 'take-down': {
      const name = pictureNameIn(argument ?? '');
      if (name !== undefined) {
        return withStores(location, async (stores) => {
          for (const { path } of await takeDownPictures(stores, name, actNow(more)))
            print(`${path} is taken down.`);
          print('Its bytes are refused from now on.');
        });
      }
      const { choice, why } = readChoice(more);
      return withSite(location, argument, why, async (stores, siteId, act) => {
        const isNew = await isUp(stores, siteId);
        const taken = await takeDownSite(stores, siteId, act, await pathsIn(stores, siteId, choice, print));
        if (!taken) throw new AdminError(`There is no site ${siteId}.`);
        const { withheld, others, isOwnerKnown } = taken;
        print(`${siteId} is taken down.`);
        if (!isOwnerKnown) print(NO_PICTURES_KNOWN);
        else if (withheld > 0) print(`Pictures of its owner that are withheld: ${withheld}.`);
        else if (choice === 'ask' && others.length > 0) {
          print(`None of its owner's pictures is withheld, because ${others.join(', ')} may show them too:`);
          for (const picture of await stores.pictures.ofSite(siteId)) print(lineOfPicture(picture));
          print('Say which: take-down again with --all-pictures, --keep-pictures, or the paths of some.');
        }
        await printServed(stores, siteId, print);
        if (isNew) print(await tellPublisher(stores, siteId, act.why, location));
      });
    }
    case 'take-down-all':
      return withSite(location, argument, more, async (stores, siteId, act) => {
        for (const site of await sitesOfOwner(stores, siteId)) {
          const isNew = await isUp(stores, site.siteId);
          await takeDownSite(stores, site.siteId, act, 'all');
          print(`${site.siteId} is taken down.`);
          await printServed(stores, site.siteId, print);
          if (isNew) print(await tellPublisher(stores, site.siteId, act.why, location));
        }
      });
    case 'put-back':
      return withSite(location, argument, more, async (stores, siteId, act) => {
        if (!(await putBackSite(stores, siteId, act))) throw new AdminError(`${siteId} was not taken down.`);
        print(`${siteId} is back.`);
        for (const { path, withheldBy } of await stores.pictures.ofSite(siteId))
          if (withheldBy !== undefined)
            print(`${path} stays withheld, with ${withheldBy}: put that back too.`);
      });
    case 'restore-picture': {
      const name = requirePicture(argument);
      return withStores(location, async (stores) => {
        for (const { path, state } of await restorePictures(stores, name, actNow(more)))
          print(`${path} is back: ${state}.`);
      });
    }
    case 'export': {
      const [folder, ...rest] = more;
      requireNothing(rest);
      return withStores(location, async (stores) => {
        const sites = await sitesOf(stores, argument);
        if (folder === undefined) throw new AdminError('Name a folder.');
        for (const site of sites) {
          const missing = await exportSite(stores, site, folder, actNow());
          print(`${site.siteId}: ${missing.length === 0 ? 'everything' : 'what there is'} is in ${folder}.`);
          for (const each of missing) print(`Left out: ${each}`);
        }
      });
    }
    case 'erase': {
      const manyNamed = MANY[argument ?? ''];
      if (manyNamed) {
        const [text, ...rest] = more;
        if (rest.some((each) => each !== '--yes')) throw new AdminError(USAGE);
        return withStores(location, async (stores) => {
          const many = await manyNamed(stores, text);
          for (const site of many.sites) print(lineOf(site));
          for (const picture of many.drafts) print(lineOfPicture(picture));
          const what = `${many.sites.length} websites and ${many.drafts.length} drafts`;
          if (rest.length === 0) return print(`${what}. Nothing is erased yet: say it again with --yes.`);
          for (const each of await eraseMany(stores, many, actNow([argument ?? '', text ?? ''])))
            print(`Left: ${each}`);
          for (const { siteId, email } of many.sites) await eraseMails(location.dataDir, siteId, email);
          await stores.images.removeOrphans();
          await stores.purge();
          print(`${what} are erased. Older backups still have them.`);
        });
      }
      const name = pictureNameIn(argument ?? '');
      return withStores(location, async (stores) => {
        if (name !== undefined) {
          const count = await erasePictures(stores, name, actNow(more));
          if (count === 0) throw new AdminError(`There is no picture ${name}.`);
          print(`Erased pictures: ${count}. Older backups still have them.`);
        } else {
          const forgotten = await stores.reports.forgetWriter(argument ?? '');
          if (forgotten > 0) print(`Reports that no longer name ${argument}: ${forgotten}.`);
          const sites =
            forgotten > 0
              ? await stores.records.sitesOfEmail(argument ?? '')
              : await sitesOf(stores, argument);
          for (const { siteId, email } of sites) {
            const erased = await eraseSite(stores, siteId, actNow(more));
            await eraseMails(location.dataDir, siteId, email);
            print(
              `${siteId} is erased, with ${erased?.pictures ?? 0} pictures. Older backups still have it.`,
            );
            for (const each of erased?.left ?? []) print(`Left: ${each}`);
          }
        }
        await stores.images.removeOrphans();
        await stores.purge();
      });
    }
    case 'backup': {
      requireNothing(more);
      const folder = requireFolder(argument, location);
      await orAdminError(() => backup(location.dataDir, folder));
      return print(`Everything is in ${folder}.`);
    }
    case 'restore': {
      requireNothing(more);
      const folder = requireFolder(argument, location);
      for (const line of await orAdminError(() => restore(location.dataDir, folder))) print(line);
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

const lineOfPicture = ({ path, state, size, type, at, siteId, content }: ListedPicture) =>
  [path, state, size, type, new Date(at).toISOString(), siteId ?? '', content ?? ''].join('\t');

/** What may be erased together, by the option that names it. */
const MANY: Readonly<Record<string, typeof draftsOf>> = {
  '--drafts-of': draftsOf,
  '--new-since': newSince,
};

/** Lists the pictures that a page taken down still shows to whoever has their addresses, each with the command that ends it. */
async function printServed(stores: Stores, siteId: string, print: Print): Promise<void> {
  for (const { path } of await picturesServedOn(stores, siteId))
    print(`${path} is on its page and is still served: npm run admin -- take-down ${path}`);
}

function printStorage(parts: Awaited<ReturnType<Stores['pictures']['storage']>>, print: Print): void {
  const sums = new Map<string, { count: number; bytes: number }>();
  for (const { kind, day, network, count, bytes } of parts) {
    print([kind, new Date(day * DAY_MS).toISOString().slice(0, 10), network, count, bytes].join('\t'));
    const sum = sums.get(kind) ?? { count: 0, bytes: 0 };
    sums.set(kind, { count: sum.count + count, bytes: sum.bytes + bytes });
  }
  for (const [kind, { count, bytes }] of sums) print([kind, 'all', '', count, bytes].join('\t'));
}

const lineOfReport = ({ n, at, siteId, address, kind, why, email, language }: StoredReport) =>
  [n, new Date(at).toISOString(), siteId || address, kind, why, email, language]
    .map((cell) => printable(String(cell)))
    .join('\t');

/** Whether a site is not taken down yet: its publisher is told once. */
async function isUp({ records }: Stores, siteId: string): Promise<boolean> {
  return (await records.siteOf(siteId)).some(({ state }) => state !== 'blocked');
}

/** The pictures that a text names, or those of a site or a person; all if there is no text. */
async function* picturesNamed(stores: Stores, text: string | undefined): AsyncGenerator<ListedPicture> {
  if (text === undefined) return yield* stores.pictures.list();
  const name = pictureNameIn(text);
  if (name !== undefined) return yield* await stores.pictures.named(name);
  for (const { siteId } of await sitesOf(stores, text)) yield* await stores.pictures.ofSite(siteId);
}

const CHOICES: Readonly<Record<string, PictureChoice>> = {
  '--all-pictures': 'all',
  '--keep-pictures': 'none',
};

/** Which pictures a take-down withholds, and why, from the words after the site. Throws an AdminError for another option. */
function readChoice(words: readonly string[]): { choice: PictureChoice; why: readonly string[] } {
  const [option] = words.filter((word) => word.startsWith('--'));
  if (option !== undefined && !CHOICES[option]) throw new AdminError(USAGE);
  const isPicture = (word: string) => pictureNameIn(word) !== undefined;
  const paths = words.flatMap((word) => pictureNameIn(word) ?? []);
  const why = words.filter((word) => word !== option && !isPicture(word));
  return { choice: CHOICES[option ?? ''] ?? (paths.length > 0 ? paths : 'ask'), why };
}

/** The paths of the pictures of a site's owner that are named. Says which are not: the site is taken down all the same. */
async function pathsIn(
  { pictures }: Stores,
  siteId: string,
  choice: PictureChoice,
  print: Print,
): Promise<PictureChoice> {
  if (typeof choice === 'string') return choice;
  const own = await pictures.ofSite(siteId);
  return choice.flatMap((name) => {
    const found = own.filter(({ path, content }) => path === name || content === name);
    if (found.length === 0) print(`${name} is no picture of its owner: take it down by itself.`);
    return found.map(({ path }) => path);
  });
}

/** The site that an argument names; throws an AdminError if it names none. */
function requireSiteId(text: string | undefined): string {
  if (text !== undefined && isSiteId(text)) return text;
  throw new AdminError('Name a site: site- and 7 characters of a-z and 0-9.');
}

/** The sites that a site's id or an e-mail address stands for; rejects with an AdminError if there are none. */
async function sitesOf({ records }: Stores, text: string | undefined): Promise<readonly ListedSite[]> {
  if (text === undefined) throw new AdminError('Name a site or an e-mail address.');
  const found = isSiteId(text) ? await records.siteOf(text) : await records.sitesOfEmail(text);
  if (found.length === 0) throw new AdminError(`There is no site of ${text}.`);
  return found;
}

function requirePicture(text: string | undefined): string {
  const name = pictureNameIn(text ?? '');
  if (name === undefined)
    throw new AdminError('Name a picture: its address, its path or the SHA-256 of its bytes.');
  return name;
}

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
