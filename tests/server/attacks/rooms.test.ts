import { makeTempDir } from '../test-server.ts';
import { describeRoomAttacks } from './room-attacks.ts';

describeRoomAttacks('files', async () => ({ dataDir: await makeTempDir() }));
