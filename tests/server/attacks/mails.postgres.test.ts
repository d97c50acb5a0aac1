import { newDatabase } from '../store/test-database.ts';
import { describeMailAttacks } from './mail-attacks.ts';

// A database for each: the limits of the hour are counted in it.
describeMailAttacks('PostgreSQL', async () => ({ dataDir: '', databaseUrl: (await newDatabase()).url }));
