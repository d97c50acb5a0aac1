import harfBuzzAddress from 'harfbuzzjs/dist/harfbuzz-subset.wasm?url';
import type { FontSubsetting } from '../../domain/ports.ts';
import { browserFontSubsetting } from '../services/fonts/font-subsets.browser.ts';
import workerAddress from '../services/fonts/subset-fonts.worker.ts?worker&url';
import { trustedScript } from '../ui/trusted-types.ts';

/** Subsets fonts in a web worker. `refusal` is the message of the error when subsetting fails. */
export function browserFonts(refusal: string): FontSubsetting {
  return browserFontSubsetting({
    startWorker: () => new Worker(trustedScript(workerAddress), { type: 'module' }),
    harfBuzzAddress,
    refusal,
  });
}
