import type { FileRequest, SavedFile } from '../../../machines/dialogs/transfer.machine.ts';
import { titleOfPage } from '../../../templates/markup/html.ts';
import { renderPage } from '../../../templates/pages.ts';
import { resolveTemplate } from '../../../templates/resolve-template.ts';
import { templates } from '../../../templates/templates.ts';
import type { Config } from '../../domain/config/config.ts';
import type { OwnerRight } from '../../domain/deploy/owner-secret.ts';
import type { Files, FontSubsetting, OwnerKeys } from '../../domain/ports.ts';
import { slugOf } from '../../domain/storage/file-name.ts';
import {
  MAX_FILE_BYTES,
  type ReadFile,
  readWebsiteFile,
  websiteFile,
} from '../../domain/storage/website-file.ts';
import { renderSite } from './render-site.ts';

interface Saving {
  readonly files: Files;
  readonly fonts: FontSubsetting;
  readonly owner: OwnerKeys;
  readonly now: () => number;
}

/** Hands the visitor the file that was asked for. */
export function saveFile(
  services: Saving,
  { config, asked }: FileRequest,
  signal: AbortSignal,
): Promise<SavedFile> {
  if (asked === 'page') return downloadPage(services, config, signal);
  return downloadSite(services, { config, withRight: asked === 'siteWithRight' }, signal);
}

/** The very file that publishing sends. */
async function downloadPage(
  { files, fonts }: Saving,
  config: Config,
  signal: AbortSignal,
): Promise<SavedFile> {
  const text = await renderSite(config, fonts);
  const name = `${slugOf(titleOfPage(text)) || 'index'}.html`;
  signal.throwIfAborted();
  await files.download({ name, type: 'text/html', text });
  return { name };
}

/** The whole website, to go on with elsewhere; with the right to its site where that is asked for. */
async function downloadSite(
  { files, owner, now }: Saving,
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

/** What a file holds that the visitor gave: a website, or the reason why it is none that can be opened. */
export async function readSite(files: Files, file: File | undefined): Promise<ReadFile> {
  if (file === undefined) return { kind: 'refused', refusal: { reason: 'notRead', detail: '' } };
  if (file.size > MAX_FILE_BYTES) return { kind: 'refused', refusal: { reason: 'tooLarge', detail: '' } };
  const read = readWebsiteFile(await files.read(file), {
    has: (id) => templates.some((template) => template.id === id),
    baseFor: (config) => resolveTemplate(config).template.base,
  });
  return read.kind === 'refused' ? read : { ...read, title: titleOfPage(renderPage(read.config)) };
}
