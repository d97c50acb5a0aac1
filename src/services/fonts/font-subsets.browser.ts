import type { FontSubset } from '../../../domain/fonts/font-subset.ts';
import type { FontSubsetting } from '../../../domain/ports.ts';
import type { SubsetRequest } from './subset-fonts.ts';

/** The browser and build parts that subsetting needs. */
interface FontSubsettingOptions {
  readonly startWorker: () => Worker;
  readonly harfBuzzAddress: string;
  /** The message of the error when a font cannot be subset. */
  readonly refusal: string;
}

type Answer = { readonly fonts: readonly FontSubset[] } | { readonly failure: string };

/**
 * Subsets fonts, one worker a request. The latest subset is cached, as the preview and the published page ask
 * for the same.
 */
export function browserFontSubsetting({
  startWorker,
  harfBuzzAddress,
  refusal,
}: FontSubsettingOptions): FontSubsetting {
  let last: { readonly key: string; readonly fonts: Promise<readonly FontSubset[]> } | undefined;
  return {
    cut(lettering) {
      const key = JSON.stringify(lettering);
      if (last?.key === key) return last.fonts;
      const cutting = { lettering, harfBuzzAddress };
      const fonts = subsetInWorker(startWorker(), cutting).catch((cause: unknown) => {
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

function subsetInWorker(worker: Worker, cutting: SubsetRequest): Promise<readonly FontSubset[]> {
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
