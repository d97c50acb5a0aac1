import { openPostgresDatabase } from './database.postgres.ts';
import { openSqliteDatabase } from './database.sqlite.ts';
import { imageStoreIn } from './image-store.sql.ts';
import type { ImageStore } from './image-store.ts';
import { type PictureUses, pictureUsesIn } from './picture-uses.ts';
import { IMAGE_MIGRATIONS, SITE_MIGRATIONS } from './schema.ts';
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
  /** Rejects with a WritesRefused if nothing can be written now. */
  checkWrites(): Promise<void>;
  close(): Promise<void>;
}

/** Where the data are: in PostgreSQL if `databaseUrl` is given, else in files of a folder. */
export interface StoreLocation {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/** Opens both stores; if one cannot be opened, it rejects and leaves neither open. */
export function openStores({ dataDir, databaseUrl }: StoreLocation): Promise<Stores> {
  return databaseUrl === undefined ? openFiles(dataDir) : openPostgres(databaseUrl);
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
      checkWrites,
      close,
    };
  } catch (error) {
    await sites.close();
    throw error;
  }
}

// The images are in PostgreSQL too: the next request of a visitor may reach another process.
async function openPostgres(url: string): Promise<Stores> {
  const database = await openPostgresDatabase(url, { site: SITE_MIGRATIONS, image: IMAGE_MIGRATIONS });
  const { checkWrites, close } = database;
  return {
    store: siteStoreIn(database),
    images: imageStoreIn(database),
    uses: pictureUsesIn(database),
    checkWrites,
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
