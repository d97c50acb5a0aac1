import { openPostgresDatabase } from './database.postgres.ts';
import { imageStoreIn } from './image-store.sql.ts';
import { openSqliteImageStore } from './image-store.sqlite.ts';
import type { ImageStore } from './image-store.ts';
import { IMAGE_STEPS, SITE_STEPS } from './schema.ts';
import { siteStoreIn } from './site-store.sql.ts';
import { openSqliteStore } from './site-store.sqlite.ts';
import type { SiteStore } from './site-store.ts';

/** Both stores of a process. */
export interface Stores {
  readonly store: SiteStore;
  readonly images: ImageStore;
  close(): Promise<void>;
}

/** Where the stores are: in PostgreSQL where `databaseUrl` is given, else in files of a folder. */
export interface StorePlace {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/** Opens both stores, or neither. */
export function openStores({ dataDir, databaseUrl }: StorePlace): Promise<Stores> {
  return databaseUrl === undefined ? openFiles(dataDir) : openPostgres(databaseUrl);
}

async function openFiles(dataDir: string): Promise<Stores> {
  const store = openSqliteStore(dataDir);
  try {
    const images = openSqliteImageStore(dataDir);
    const close = async () => {
      await Promise.all([store.close(), images.close()]);
    };
    return { store, images, close };
  } catch (error) {
    await store.close();
    throw error;
  }
}

// Images too: a picture must be there in whichever process a visitor's next request ends up.
async function openPostgres(url: string): Promise<Stores> {
  const database = await openPostgresDatabase(url, { site: SITE_STEPS, image: IMAGE_STEPS });
  return { store: siteStoreIn(database), images: imageStoreIn(database), close: database.close };
}
