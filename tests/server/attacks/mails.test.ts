import { makeTempDir } from '../test-server.ts';
import { describeMailAttacks } from './mail-attacks.ts';

describeMailAttacks('files', async () => ({ dataDir: await makeTempDir() }));
