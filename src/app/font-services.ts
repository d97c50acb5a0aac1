import harfBuzzAddress from 'harfbuzzjs/dist/harfbuzz-subset.wasm?url';
import { reviewWords } from '../domain/review-words.ts';
import workerAddress from '../services/cut-fonts.worker.ts?worker&url';
import { fontCutting } from '../services/font-cutting.ts';
import { filesOf } from '../services/font-files.ts';
import { trustedScript } from '../ui/trusted-types.ts';

/** What cuts fonts in a visitor's browser. */
export const fonts = fontCutting({
  startWorker: () => new Worker(trustedScript(workerAddress), { type: 'module' }),
  filesOf,
  harfBuzzAddress,
  refusal: reviewWords.noFont,
});
