import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { resizeImage } from './resize.ts';
import type { ResizeOrder } from './resize-apart.ts';

// A process of resize-apart.ts.

// Pages are answered first, and where memory runs out the system ends this process and not the server.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Only Linux has it.
}

process.on('message', async ({ bytes, to }: ResizeOrder) => {
  process.send?.(await resizeImage(bytes, to));
});
// A decoder would hold up an ordinary exit.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
