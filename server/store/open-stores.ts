import { join } from 'node:path';
import { openPostgresDatabase, postgresConfig } from '../database/database.postgres.ts';
import { openSqliteDatabase } from '../database/database.sqlite.ts';
import type { Database } from '../database/database.ts';
import { takeOverEarlierUploads } from '../database/earlier-uploads.sqlite.ts';
import { IMAGE_MIGRATIONS, SITE_MIGRATIONS } from '../database/schema.ts';
import type { ShareCounts } from '../limits/hourly-limit.ts';
import { COUNT_MIGRATIONS, countsIn } from '../limits/shared-counts.postgres.ts';
import { type DueMails, dueMailsIn } from './access/due-mails.ts';
import { type LinkTokens, linkTokensIn } from './access/link-tokens.ts';
import { type MailActs, mailActsIn } from './access/mail-acts.ts';
import { type SiteAddresses, siteAddressesIn } from './access/site-addresses.ts';
import { type SiteRights, siteRightsIn } from './access/site-rights.ts';
import { withEarlierBlobs } from './blob-store.moved.ts';
import { openS3BlobStore } from './blob-store.s3.ts';
import { blobStoreIn } from './blob-store.sql.ts';
import type { BlobStore } from './blob-store.ts';
import type { Bucket } from './bucket.ts';
import { IMAGES_FILE, requireSites, SITES_FILE } from './data-folder.ts';
import { imageStoreIn } from './image-store.sql.ts';
import type { ImageStore } from './image-store.ts';
import { messageStoreIn } from './messages/message-store.sql.ts';
import type { MessageStore } from './messages/message-store.ts';
import { type OperatorRecords, operatorRecordsIn } from './operator-records.ts';
import { type PictureRecords, pictureRecordsIn } from './picture-records.ts';
import { type ReportRecords, reportRecordsIn } from './report-records.ts';
import { type ListeningSiteChanges, listenToSiteChanges } from './site-changes.postgres.ts';
import { afterChanges, type SiteChanges } from './site-changes.ts';
import { siteStoreIn } from './site-store.sql.ts';
import type { SiteStore } from './site-store.ts';

/** Who may change a site, and how they get there. */
export interface AccessStores {
  readonly rights: SiteRights;
  readonly addresses: SiteAddresses;
  readonly tokens: LinkTokens;
  readonly acts: MailActs;
  readonly mails: DueMails;
}

/** The stores of a process. */
export interface Stores {
  readonly store: SiteStore;
  readonly images: ImageStore;
  /** The bucket that new bytes of images go to; undefined: they go to the database. */
  readonly bucket: BlobStore | undefined;
  readonly access: AccessStores;
  readonly pictures: PictureRecords;
  /** The messages to the owners of websites. */
  readonly messages: MessageStore;
  readonly records: OperatorRecords;
  readonly reports: ReportRecords;
  /** The news of changed sites; undefined where each look at the store is cheap. */
  readonly changes: SiteChanges | undefined;
  /** Lets the processes that share the data count together; undefined where there is one. */
  readonly shareCounts?: ShareCounts;
  /** Rejects with a WritesRefused if nothing can be written now. */
  checkWrites(): Promise<void>;
  /** Makes sure that the files no longer hold what was deleted, as far as the database does that on demand. */
  purge(): Promise<void>;
  close(): Promise<void>;
}

/** Where the data are: in PostgreSQL if `databaseUrl` is given, else in files of a folder. */
export interface StoreLocation {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** The most connections to PostgreSQL for queries; one more hears the news. */
  readonly databaseConnections?: number;
  /** Whether a command of the operator opens them: the data must exist, and the reserved room is for it. */
  readonly isCommand?: boolean;
  /** If set, the bytes of new images are in this bucket. */
  readonly pictureBucket?: Bucket | undefined;
}

const DEFAULT_CONNECTIONS = 10;

/** Opens both stores; if one cannot be opened, it rejects and leaves neither open. */
export async function openStores(location: StoreLocation): Promise<Stores> {
  const {
    databaseUrl,
    databaseConnections = DEFAULT_CONNECTIONS,
    pictureBucket,
    isCommand = false,
  } = location;
  const bucket = pictureBucket && openS3BlobStore(pictureBucket);
  const { databases, changes, ...others } =
    databaseUrl === undefined
      ? await openFiles(location)
      : await openPostgres(databaseUrl, databaseConnections, isCommand);
  const [sites, images = sites] = databases;
  const store = siteStoreIn(sites);
  const blobs = blobStoreIn(images);
  return {
    ...others,
    store: changes ? afterChanges(store, changes.tell) : store,
    // The bytes of before there was a bucket stay in the database.
    images: imageStoreIn(sites, bucket ? withEarlierBlobs(bucket, blobs) : blobs),
    bucket,
    access: {
      rights: siteRightsIn(sites),
      addresses: siteAddressesIn(sites),
      tokens: linkTokensIn(sites),
      acts: mailActsIn(sites),
      mails: dueMailsIn(sites),
    },
    pictures: pictureRecordsIn(sites),
    messages: messageStoreIn(sites),
    records: operatorRecordsIn(sites),
    reports: reportRecordsIn(sites),
    changes,
    checkWrites: async () => {
      for (const each of databases) await each.checkWrites();
      await bucket?.check();
    },
    purge: async () => {
      for (const each of databases) await each.purge();
    },
    close: async () => {
      await Promise.all([...databases, changes].map((each) => each?.close()));
    },
  };
}

/** The databases that were opened: that of the sites, and that of the images if it is another. */
interface Opened extends Pick<Stores, 'shareCounts'> {
  readonly databases: readonly [Database, ...Database[]];
  readonly changes: ListeningSiteChanges | undefined;
}

async function openFiles({ dataDir, isCommand = false }: StoreLocation): Promise<Opened> {
  requireSites(dataDir, isCommand);
  const sites = openSqliteDatabase(dataDir, SITES_FILE, SITE_MIGRATIONS, isCommand);
  try {
    const isUpgrade = !isCommand && (await hasEarlierUploads(sites));
    if (isUpgrade) takeOverEarlierUploads(join(dataDir, SITES_FILE), join(dataDir, IMAGES_FILE));
    const images = openSqliteDatabase(dataDir, IMAGES_FILE, IMAGE_MIGRATIONS, isCommand);
    // Not before: until then the uploads may have to be taken over again.
    if (isUpgrade) await sites.change((query) => query('drop table if exists site_picture'));
    return { databases: [sites, images], changes: undefined };
  } catch (error) {
    await sites.close();
    throw error;
  }
}

async function hasEarlierUploads(sites: Database): Promise<boolean> {
  return (await sites.read(`select 1 from sqlite_schema where name = 'site_picture'`)).length > 0;
}

// The images are in PostgreSQL too: the next request of a visitor may reach another process.
async function openPostgres(url: string, connections: number, isCommand: boolean): Promise<Opened> {
  const parts = { site: SITE_MIGRATIONS, image: IMAGE_MIGRATIONS, count: COUNT_MIGRATIONS };
  const config = postgresConfig(url);
  const database = await openPostgresDatabase(config, parts, connections, isCommand);
  const changes = listenToSiteChanges(config);
  const shareCounts = countsIn(database.once, url);
  return { databases: [database], changes, shareCounts };
}
