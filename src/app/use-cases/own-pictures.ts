import { imagePaths } from '../../../domain/config/alt-text.ts';
import type { Config } from '../../../domain/config/config.ts';
import { textAt } from '../../../domain/config/leaves.ts';
import { PAGE_FIELDS } from '../../../domain/config/page-settings.ts';
import { drawImagePath } from '../../../domain/images/image-path.ts';
import { sizeOfUpload } from '../../../domain/images/picture-size.ts';
import { parsePath, setAt } from '../../../domain/json/path.ts';
import type { Images } from '../../../domain/ports.ts';

/** What copies pictures. */
export interface PictureServices {
  readonly images: Images;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly now: () => number;
  readonly log: (text: string, details?: unknown) => void;
}

interface OwnPictures {
  readonly config: Config;
  /** How many pictures of the image store keep their address, because they could not be copied. */
  readonly notCopied: number;
}

/**
 * Uploads anew the pictures of the image store that a config shows, so that they belong to this visitor: others are gone
 * when the website they were uploaded for is. Rejects only with `signal`'s reason.
 */
export async function ownPictures(
  { images, randomBytes, now, log }: PictureServices,
  config: Config,
  signal: AbortSignal,
): Promise<OwnPictures> {
  const settings = PAGE_FIELDS.filter(({ type }) => type === 'image').map(({ path }) => path);
  const paths = [...imagePaths(config), ...settings];
  const copies = new Map<string, string | undefined>();
  for (const address of new Set(paths.map((path) => textAt(config, path)))) {
    const reading = images.read(address, signal);
    if (reading === undefined) continue;
    copies.set(address, undefined);
    try {
      const file = await reading;
      const path = drawImagePath(file, randomBytes, now(), sizeOfUpload(address));
      const copy = await images.upload(file, path, { signal });
      copies.set(address, copy.address);
    } catch (error) {
      signal.throwIfAborted();
      log('An image could not be copied.', error);
    }
  }
  const notCopied = [...copies.values()].filter((copy) => copy === undefined).length;
  return { config: paths.reduce((changed, path) => withCopy(changed, path, copies), config), notCopied };
}

function withCopy(config: Config, pathText: string, copies: ReadonlyMap<string, string | undefined>): Config {
  const copy = copies.get(textAt(config, pathText));
  const path = parsePath(pathText);
  return copy === undefined || path === undefined ? config : setAt(config, path, copy);
}
