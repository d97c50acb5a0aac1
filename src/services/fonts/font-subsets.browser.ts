import type { FontSubset } from '../../domain/fonts/font-subset.ts';
import type { FontSubsetting } from '../../domain/ports.ts';
import type { SubsetRequest } from './subset-fonts.ts';

/** What font cutting needs of a browser and of this build. */
interface Workshop {
  readonly startWorker: () => Worker;
  readonly filesOf: (font: string) => SubsetRequest['files'];
  readonly harfBuzzAddress: string;
  /** What a visitor is told where a font cannot be cut. */
  readonly refusal: string;
}

type Answer = { readonly fonts: readonly FontSubset[] } | { readonly failure: string };

/** Cuts fonts in a worker that lives as long as one cut; what was cut last is remembered, for preview and publication alike. */
export function browserFontSubsetting({
  startWorker,
  filesOf,
  harfBuzzAddress,
  refusal,
}: Workshop): FontSubsetting {
  let last: { readonly key: string; readonly fonts: Promise<readonly FontSubset[]> } | undefined;
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

function cutIn(worker: Worker, cutting: SubsetRequest): Promise<readonly FontSubset[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly FontSubset[]>();
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
