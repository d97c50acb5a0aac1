import harfBuzzAddress from 'harfbuzzjs/dist/harfbuzz-subset.wasm?url';
import type { FontCutting } from '../domain/ports.ts';
import workerAddress from '../services/cut-fonts.worker.ts?worker&url';
import { fontCutting } from '../services/font-cutting.ts';
import { filesOf } from '../services/font-files.ts';
import { trustedScript } from '../ui/trusted-types.ts';

/** Cuts fonts in a worker; `refusal` is said where one cannot be had. */
export function browserFonts(refusal: string): FontCutting {
  return fontCutting({
    startWorker: () => new Worker(trustedScript(workerAddress), { type: 'module' }),
    filesOf,
    harfBuzzAddress,
    refusal,
  });
}
