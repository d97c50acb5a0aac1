import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// First, because it only affects modules loaded after it. The next start takes a third less time and memory.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'));

const { startServer } = await import('./start-server.ts');
await startServer();
