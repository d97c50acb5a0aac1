import type { CutFont } from '../../domain/fonts/font-subset.ts';
import type { FontCutting } from '../../domain/ports.ts';
import type { Cutting } from './subset-fonts.ts';

/** What font cutting needs of a browser and of this build. */
interface Workshop {
  readonly startWorker: () => Worker;
  readonly filesOf: (font: string) => Cutting['files'];
  readonly harfBuzzAddress: string;
  /** What a visitor is told where a font cannot be cut. */
  readonly refusal: string;
}

type Answer = { readonly fonts: readonly CutFont[] } | { readonly failure: string };

/** Cuts fonts in a worker that lives as long as one cut; what was cut last is remembered, for preview and publication alike. */
export function fontCutting({ startWorker, filesOf, harfBuzzAddress, refusal }: Workshop): FontCutting {
  let last: { readonly key: string; readonly fonts: Promise<readonly CutFont[]> } | undefined;
  return {
    cut(lettering) {
      const key = JSON.stringify(lettering);
      if (last?.key === key) return last.fonts;
      const cutting = { lettering, files: filesOf(lettering.font), harfBuzzAddress };
      const fonts = cutIn(startWorker(), cutting).catch((cause: unknown) => {
        throw new Error(refusal, { cause });
      });
      const cut = { key, fonts };
      last = cut;
      fonts.catch(() => {
        if (last === cut) last = undefined;
      });
      return fonts;
    },
  };
}

function cutIn(worker: Worker, cutting: Cutting): Promise<readonly CutFont[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly CutFont[]>();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<Answer>) =>
    'fonts' in data ? resolve(data.fonts) : reject(new Error(data.failure));
  worker.onerror = ({ message }) => reject(new Error(message));
  worker.postMessage(cutting, [port2]);
  return promise.finally(() => {
    worker.terminate();
    port1.close();
  });
}
