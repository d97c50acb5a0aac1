import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { resizeImage } from './resize.ts';
import type { ResizeOrder } from './resize-apart.ts';

// A process of resize-apart.ts.

// Pages are answered first, and where memory runs out the system ends this process and not the server.
for (const yieldToServer of [
  () => setPriority(constants.priority.PRIORITY_BELOW_NORMAL),
  () => writeFileSync('/proc/self/oom_score_adj', '1000'),
])
  try {
    yieldToServer();
  } catch {
    // Only Linux has the second, and a service may be denied both.
  }

process.on('message', async ({ bytes, to }: ResizeOrder) => {
  // A message cannot be undefined.
  process.send?.((await resizeImage(bytes, to)) ?? null);
});
// A decoder would hold up an ordinary exit.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
