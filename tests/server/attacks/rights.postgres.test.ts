import { newDatabase } from '../store/test-database.ts';
import { describeRightsAttacks } from './rights-attacks.ts';

// A database for each: the limits of the hour are counted in it.
describeRightsAttacks('PostgreSQL', async () => ({ dataDir: '', databaseUrl: (await newDatabase()).url }));
