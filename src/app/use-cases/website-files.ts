import type { Config, OwnerRight } from '../../../domain/config/config.ts';
import { WRITE_PATH } from '../../../domain/config/page-settings.ts';
import { parsePath, removeAt } from '../../../domain/json/path.ts';
import type { Files, FontSubsetting, OwnerKeys } from '../../../domain/ports.ts';
import {
  type FoundSite,
  MAX_FILE_BYTES,
  type ReadFile,
  readWebsiteFile,
  slugOf,
  websiteFile,
} from '../../../domain/storage/website-file.ts';
import type { FileRequest, SavedFile } from '../../../machines/dialogs/transfer.machine.ts';
import { titleOfPage } from '../../../templates/markup/html.ts';
import { renderPage } from '../../../templates/pages.ts';
import { resolveTemplate } from '../../../templates/resolve-template.ts';
import { readPageSource } from '../../../templates/source/read-source.ts';
import { templates } from '../../../templates/templates.ts';
import { ownPictures, type PictureServices } from './own-pictures.ts';
import { renderSite } from './render-site.ts';

interface FileServices {
  readonly files: Files;
  readonly fonts: FontSubsetting;
  readonly owner: OwnerKeys;
  readonly origin?: string | undefined;
  readonly now: () => number;
}

interface ReadServices extends PictureServices {
  readonly files: Files;
}

/** Offers the requested file (the page, or the website with or without its owner right) as a download. */
export function saveFile(
  services: FileServices,
  { config, asked }: FileRequest,
  signal: AbortSignal,
): Promise<SavedFile> {
  if (asked === 'page') return downloadPage(services, config, signal);
  return downloadSite(services, { config, withRight: asked === 'siteWithRight' }, signal);
}

/** The HTML that publishing would send, less the form: no server has one beside a file. */
async function downloadPage(
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

/** The whole website as a file to open elsewhere, with the owner right of its published site if asked for. */
async function downloadSite(
  { files, owner, now }: FileServices,
  { config, withRight }: { readonly config: Config; readonly withRight: boolean },
  signal: AbortSignal,
): Promise<SavedFile> {
  const siteId = withRight ? config._siteId : undefined;
  const right = siteId === undefined ? undefined : await rightTo(siteId, owner);
  const text = websiteFile(config, { savedAt: now(), right });
  const name = `${slugOf(titleOfPage(renderPage(config))) || 'website'}.parley.json`;
  signal.throwIfAborted();
  await files.download({ name, type: 'application/json', text });
  return { name };
}

async function rightTo(siteId: string, owner: OwnerKeys): Promise<OwnerRight> {
  const [secret = await owner.secret()] = await owner.secretsFor(siteId);
  return { siteId, secret };
}

/**
 * Reads a website file, or a page that carries its website, and copies its pictures for this browser. Resolves with the website,
 * or with the reason why it cannot be opened; rejects with `signal`'s reason.
 */
export async function readSite(
  services: ReadServices,
  file: File | undefined,
  signal: AbortSignal,
): Promise<ReadFile> {
  if (file === undefined) return { kind: 'refused', refusal: 'notRead' };
  if (file.size > MAX_FILE_BYTES) return { kind: 'refused', refusal: 'tooLarge' };
  const text = await services.files.read(file);
  if (isMarkup(text)) return websiteOfPage(services, text, signal);
  const read = readWebsiteFile(text, {
    has: (id) => templates.some((template) => template.id === id),
    baseFor: (config) => resolveTemplate(config).template.base,
  });
  return read.kind === 'refused' ? read : foundSite(services, { ...read, isFromPage: false }, signal);
}

/**
 * Reads the website that a published or downloaded page carries, and copies its pictures for this browser. It has no site id.
 * Resolves with the website, or with the reason why there is none; rejects with `signal`'s reason.
 */
async function websiteOfPage(
  services: PictureServices,
  page: string,
  signal: AbortSignal,
): Promise<ReadFile> {
  const read = await readPageSource(page);
  if (read.kind === 'refused') return read;
  return foundSite(services, { ...read, savedAt: undefined, isFromPage: true }, signal);
}

async function foundSite(
  services: PictureServices,
  read: Omit<FoundSite, 'title' | 'notCopied'>,
  signal: AbortSignal,
): Promise<FoundSite> {
  const own = await ownPictures(services, read.config, signal);
  return { ...read, ...own, title: titleOfPage(renderPage(read.config)) };
}

/** Whether a text is a page: no JSON begins so. */
function isMarkup(text: string): boolean {
  return text.trimStart().startsWith('<');
}
