import { beforeAll } from 'vitest';
import { openPostgresDatabase, postgresConfig } from '../../../server/database/database.postgres.ts';
import { IMAGE_MIGRATIONS, SITE_MIGRATIONS } from '../../../server/database/schema.ts';
import { blobStoreIn } from '../../../server/store/blob-store.sql.ts';
import { closedAfterwards, describeBlobStore, describeEarlierBlobs } from './blob-store-contract.ts';
import { LONGEST_INSTALL_MS, newDatabase, type TestDatabase } from './test-database.ts';

let shared: TestDatabase;

beforeAll(async () => {
  shared = await newDatabase();
}, LONGEST_INSTALL_MS);

const openPostgres = () =>
  openPostgresDatabase(postgresConfig(shared.url), { site: SITE_MIGRATIONS, image: IMAGE_MIGRATIONS }, 2);

describeBlobStore('PostgreSQL', async () => async () => closedAfterwards(blobStoreIn(await openPostgres())));
describeEarlierBlobs('PostgreSQL', openPostgres);
