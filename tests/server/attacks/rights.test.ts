import { makeTempDir } from '../test-server.ts';
import { describeRightsAttacks } from './rights-attacks.ts';

describeRightsAttacks('files', async () => ({ dataDir: await makeTempDir() }));
