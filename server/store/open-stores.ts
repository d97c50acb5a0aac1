import { openPostgresDatabase, postgresConfig } from '../database/database.postgres.ts';
import { openSqliteDatabase } from '../database/database.sqlite.ts';
import { IMAGE_MIGRATIONS, SITE_MIGRATIONS } from '../database/schema.ts';
import { imageStoreIn } from './image-store.sql.ts';
import type { ImageStore } from './image-store.ts';
import { type OperatorRecords, operatorRecordsIn } from './operator-records.ts';
import { type PictureUses, pictureUsesIn } from './picture-uses.ts';
import { listenToSiteChanges } from './site-changes.postgres.ts';
import { afterChanges, type SiteChanges } from './site-changes.ts';
import { siteStoreIn } from './site-store.sql.ts';
import type { SiteStore } from './site-store.ts';

/** The SQLite files of a data folder. The images have a file of their own, so that the file of the sites stays small. */
export const DATA_FILES = ['parley.sqlite', 'images.sqlite'] as const;

const [SITES_FILE, IMAGES_FILE] = DATA_FILES;

/** Both stores of a process. */
export interface Stores {
  readonly store: SiteStore;
  readonly images: ImageStore;
  readonly uses: PictureUses;
  readonly records: OperatorRecords;
  /** The news of changed sites; undefined where each look at the store is cheap. */
  readonly changes?: SiteChanges;
  /** Rejects with a WritesRefused if nothing can be written now. */
  checkWrites(): Promise<void>;
  close(): Promise<void>;
}

/** Where the data are: in PostgreSQL if `databaseUrl` is given, else in files of a folder. */
export interface StoreLocation {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** The most connections to PostgreSQL for queries; one more hears the news. */
  readonly databaseConnections?: number;
}

const DEFAULT_CONNECTIONS = 10;

/** Opens both stores; if one cannot be opened, it rejects and leaves neither open. */
export function openStores(location: StoreLocation): Promise<Stores> {
  const { dataDir, databaseUrl, databaseConnections = DEFAULT_CONNECTIONS } = location;
  return databaseUrl === undefined ? openFiles(dataDir) : openPostgres(databaseUrl, databaseConnections);
}

async function openFiles(dataDir: string): Promise<Stores> {
  const sites = openSqliteDatabase(dataDir, SITES_FILE, SITE_MIGRATIONS);
  try {
    const images = openSqliteDatabase(dataDir, IMAGES_FILE, IMAGE_MIGRATIONS);
    const close = async () => {
      await Promise.all([sites.close(), images.close()]);
    };
    const checkWrites = async () => {
      await sites.checkWrites();
      await images.checkWrites();
    };
    return {
      store: siteStoreIn(sites),
      images: imageStoreIn(images),
      uses: pictureUsesIn(sites),
      records: operatorRecordsIn(sites),
      checkWrites,
      close,
    };
  } catch (error) {
    await sites.close();
    throw error;
  }
}

// The images are in PostgreSQL too: the next request of a visitor may reach another process.
async function openPostgres(url: string, connections: number): Promise<Stores> {
  const parts = { site: SITE_MIGRATIONS, image: IMAGE_MIGRATIONS };
  const config = postgresConfig(url);
  const database = await openPostgresDatabase(config, parts, connections);
  const changes = listenToSiteChanges(config);
  const close = async () => {
    await Promise.all([database.close(), changes.close()]);
  };
  return {
    store: afterChanges(siteStoreIn(database), changes.tell),
    images: imageStoreIn(database),
    uses: pictureUsesIn(database),
    records: operatorRecordsIn(database),
    changes,
    checkWrites: database.checkWrites,
    close,
  };
}

/** Opens the sites of a folder, creating folder and file if missing; throws if either cannot be used. */
export function openSqliteStore(dataDir: string): SiteStore {
  return siteStoreIn(openSqliteDatabase(dataDir, SITES_FILE, SITE_MIGRATIONS));
}

/** Opens the images of a folder, creating folder and file if missing; throws if either cannot be used. */
export function openSqliteImageStore(dataDir: string): ImageStore {
  return imageStoreIn(openSqliteDatabase(dataDir, IMAGES_FILE, IMAGE_MIGRATIONS));
}
