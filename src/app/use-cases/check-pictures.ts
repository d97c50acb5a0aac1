import type { Config } from '../../../domain/config/config.ts';
import type { PagePictures } from '../../../domain/ports.ts';
import type { AskedPictures, KnownPictures } from '../../../machines/publish/publish.setup.ts';
import { picturesOn } from '../../../templates/check/findings.ts';
import { withoutSamples } from '../../../templates/check/samples.ts';

/**
 * Reports what the browser knows of the pictures on a website as it is published, again whenever it knows more, until
 * `signal` aborts. With each change of the website those are tried that have not come.
 */
export function checkPictures(
  pictures: PagePictures,
  { site, broken: known }: AskedPictures,
  report: (pictures: KnownPictures) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  let broken = known;
  let latest: Config | undefined;
  const tell = () => report({ weights: pictures.weights(), broken });
  /** Addresses that a picture came from, or that are being tried. */
  const tried = new Set<string>();
  const attempt = async (address: string) => {
    tried.add(address);
    const isDrawn = await pictures.comes(address);
    if (isDrawn !== true) tried.delete(address);
    const others = [...broken].filter((each) => each !== address);
    const next = new Set(isDrawn === false ? [...others, address] : others);
    if (signal.aborted || next.size === broken.size) return;
    broken = next;
    tell();
  };
  const attemptAll = () => {
    const { config } = site.getSnapshot().context;
    if (config === latest) return;
    latest = config;
    for (const { address } of picturesOn(withoutSamples(config)))
      if (!tried.has(address)) void attempt(address);
  };
  const watch = site.subscribe(attemptAll);
  signal.addEventListener('abort', () => watch.unsubscribe());
  tell();
  attemptAll();
}
