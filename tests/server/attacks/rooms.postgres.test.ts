import { newDatabase } from '../store/test-database.ts';
import { describeRoomAttacks } from './room-attacks.ts';

describeRoomAttacks('PostgreSQL', async () => ({ dataDir: '', databaseUrl: (await newDatabase()).url }));
