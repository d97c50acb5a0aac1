import { openSqliteDatabase } from './database.sqlite.ts';
import { imageStoreIn } from './image-store.sql.ts';
import type { ImageStore } from './image-store.ts';
import { IMAGE_STEPS } from './schema.ts';

/**
 * Opens `images.sqlite` in a folder, making both where missing: a file of its own, so that the sites' stays small.
 * Throws where the folder or file cannot be used.
 */
export function openSqliteImageStore(dataDir: string): ImageStore {
  return imageStoreIn(openSqliteDatabase(dataDir, 'images.sqlite', IMAGE_STEPS));
}
