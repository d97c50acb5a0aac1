import type { Config } from '../../../domain/config/config.ts';
import { WRITE_PATH } from '../../../domain/config/page-settings.ts';
import { parsePath, removeAt } from '../../../domain/json/path.ts';
import type { Files, FontSubsetting } from '../../../domain/ports.ts';
import { MAX_FILE_BYTES, type ReadFile, slugOf } from '../../../domain/storage/page-file.ts';
import type { SavedFile } from '../../../machines/dialogs/transfer.machine.ts';
import { titleOfPage } from '../../../templates/markup/html.ts';
import { renderPage } from '../../../templates/pages.ts';
import { readPageSource } from '../../../templates/source/read-source.ts';
import { ownPictures, type PictureServices } from './own-pictures.ts';
import { renderSite } from './render-site.ts';

interface FileServices {
  readonly files: Files;
  readonly fonts: FontSubsetting;
  readonly origin?: string | undefined;
}

interface ReadServices extends PictureServices {
  readonly files: Files;
}

/** Offers the page as a download: the HTML that publishing would send, less the form, which no server has beside a file. */
export async function savePage(
  { files, fonts, origin }: FileServices,
  config: Config,
  signal: AbortSignal,
): Promise<SavedFile> {
  const text = await renderSite(withoutForm(config), fonts, origin);
  const name = `${slugOf(titleOfPage(text)) || 'index'}.html`;
  signal.throwIfAborted();
  await files.download({ name, type: 'text/html', text });
  return { name };
}

function withoutForm(config: Config): Config {
  return removeAt(config, parsePath(WRITE_PATH) ?? []);
}

/**
 * Reads the website that a published or downloaded page carries, and copies its pictures for this browser. It has no site id.
 * Resolves with the website, or with the reason why there is none; rejects with `signal`'s reason.
 */
export async function readPage(
  services: ReadServices,
  file: File | undefined,
  signal: AbortSignal,
): Promise<ReadFile> {
  if (file === undefined) return { kind: 'refused', refusal: 'notRead' };
  if (file.size > MAX_FILE_BYTES) return { kind: 'refused', refusal: 'tooLarge' };
  const read = await readPageSource(await services.files.read(file));
  if (read.kind === 'refused') return read;
  const own = await ownPictures(services, read.config, signal);
  return { ...read, ...own, title: titleOfPage(renderPage(read.config)) };
}
