import { altTextPath, imagePaths } from '../../domain/config/alt-text.ts';
import type { Config } from '../../domain/config/config.ts';
import { textAt, valueAt } from '../../domain/config/leaves.ts';
import type { Leaf } from '../../domain/config/structure.ts';
import { isHidden, isShown } from '../../domain/config/visibility.ts';
import { isLeftOff } from '../../domain/samples/notes.ts';
import { pageWords } from '../../words/page-words.ts';
import { fieldAddress } from '../markup/field-address.ts';
import { imageAddress } from '../markup/url.ts';
import { NOT_LISTED } from '../page/document.ts';
import { headOf, renderPage } from '../pages.ts';
import { resolveTemplate } from '../resolve-template.ts';
import { adjustedColors } from './adjusted-colors.ts';
import { missingLegalFacts } from './legal-facts.ts';
import { buttonOn } from './link-target.ts';
import { misfits } from './misfits.ts';
import { besides, leavesOnPage } from './samples.ts';

/** Something to know before publishing. No finding blocks it. */
type FindingKind =
  | 'reach'
  | 'legal'
  | 'misfit'
  | 'link'
  | 'contact'
  | 'broken'
  | 'picture'
  | 'contrast'
  | 'heavy'
  | 'tooHeavy'
  | 'title'
  | 'description';

/** A field that a finding is about, with `color` if one click can replace its color by a readable one. */
interface FindingPlace {
  readonly path: string;
  readonly color?: { readonly wanted: string; readonly used: string } | undefined;
}

export interface Finding {
  readonly kind: FindingKind;
  readonly places: readonly FindingPlace[];
  /** The total weight of the pictures in bytes, for findings about weight. */
  readonly bytes?: number | undefined;
}

/** The bytes of each picture that the preview has loaded, by address. */
export type Weights = ReadonlyMap<string, number>;

const HEAVY = 300 * 1024;
const TOO_HEAVY = 500 * 1024;
/** The largest width of an upload. */
const MADE_WIDTH = 1000;
const HEAD_PICTURES = ['globalSettings.sharePicture', 'globalSettings.favicon'];
const CONTACT: ReadonlySet<string> = new Set(['email', 'phone', 'whatsapp']);

/** The findings on a config's page, the most noticeable first; made-up things are left off it before (`samples.ts`). `broken` are the addresses that no picture came from. */
export function findingsOn(
  config: Config,
  weights: Weights,
  broken: ReadonlySet<string> = new Set(),
): readonly Finding[] {
  const leaves = leavesOnPage(config);
  const unfit = misfits(config);
  const isOnPage = (path: string) => !isHidden(config, path.split('.')[0] ?? '');
  const at = (found: readonly Leaf[]) => found.map(({ path }) => ({ path }));
  const all: readonly Finding[] = [
    { kind: 'reach', places: at(isReachable(config) ? [] : contactLeaves(config, leaves)) },
    { kind: 'legal', places: missingLegalFacts(config).map((path) => ({ path })) },
    { kind: 'link', places: at(leaves.filter((leaf) => leadsNowhere(config, leaf))) },
    { kind: 'contact', places: unfit.filter(({ kind, path }) => CONTACT.has(kind) && isOnPage(path)) },
    { kind: 'misfit', places: unfit.filter(({ kind }) => kind !== 'url' && !CONTACT.has(kind)) },
    { kind: 'broken', places: picturesOn(config).filter(({ address }) => broken.has(address)) },
    { kind: 'picture', places: undescribed(config) },
    { kind: 'contrast', places: adjusted(config) },
    heaviness(config, weights),
    ...missing(config),
  ];
  return all.filter(({ places }) => places.length > 0);
}

/** Whether a link is on the page and its target does not exist. */
function leadsNowhere(config: Config, { type, path }: Leaf): boolean {
  if (type !== 'url' || isLeftOut(config, path)) return false;
  const shown = buttonOn(config, path);
  if (shown === 'waiting' || shown?.contact || shown?.opensForm) return false;
  const address = textAt(config, path);
  // A project and a profile may well be without an address; what has words of its own is there to be clicked.
  if (address.trim() === '') return textAt(config, besides(path, 'text')).trim() !== '';
  const link = fieldAddress(path, address);
  if (link === undefined) return true;
  if (!link.startsWith('#')) return false;
  // A page's menu leaves out what is hidden by itself, and nobody chose to hide a section of samples.
  if (isHidden(config, link.slice(1)))
    return !path.startsWith('header.') && !isLeftOff(config, link.slice(1));
  return !renderPage(config).includes(` id="${link.slice(1)}"`);
}

/** Whether the link of an address is switched off, or has no text to click. */
function isLeftOut(config: Config, path: string): boolean {
  if (!isShown(config, besides(path, 'visible'))) return true;
  const words = path.includes('[') ? ['text', 'title', 'description', 'thumbnail'] : ['text'];
  return (
    !path.includes('.social.') && words.every((name) => textAt(config, besides(path, name)).trim() === '')
  );
}

/** The pictures that a page shows, and those in its head, with their addresses. */
export function picturesOn(config: Config): readonly { readonly path: string; readonly address: string }[] {
  return [...imagePaths(config), ...HEAD_PICTURES]
    .filter((path) => !isHidden(config, path.split('.')[0] ?? ''))
    .filter((path) => isShown(config, besides(path, 'visible')))
    .map((path) => ({ path, address: imageAddress(textAt(config, path)) ?? '' }))
    .filter(({ address }) => address !== '');
}

function undescribed(config: Config): Finding['places'] {
  return (
    imagePaths(config)
      .filter((path) => !isHidden(config, path.split('.')[0] ?? '') && !path.startsWith('header.'))
      .filter((path) => isShown(config, besides(path, 'visible')))
      .filter((path) => imageAddress(textAt(config, path)) !== undefined)
      .map((path) => ({ path: altTextPath(path) }))
      // The empty text is a decision: the picture is decoration.
      .filter(({ path }) => valueAt(config, path) !== '' && textAt(config, path).trim() === '')
  );
}

function adjusted(config: Config): Finding['places'] {
  return adjustedColors(config).map(({ path, wanted, used }) => ({
    path,
    color: { wanted, used },
  }));
}

function heaviness(config: Config, weights: Weights): Finding {
  const pictures = [...new Map(imagePaths(config).map((path) => [textAt(config, path), path]))]
    .map(([address, path]) => ({ path, bytes: weightOf(address, weights) }))
    .sort((one, other) => other.bytes - one.bytes);
  const bytes = pictures.reduce((sum, picture) => sum + picture.bytes, 0);
  // One row: a smaller one is chosen in its place, and the next largest follows.
  const heaviest = pictures.slice(0, 1).filter((picture) => picture.bytes > 0);
  return {
    kind: bytes < TOO_HEAVY ? 'heavy' : 'tooHeavy',
    places: bytes < HEAVY ? [] : heaviest.map(({ path }) => ({ path })),
    bytes,
  };
}

/** A picture's bytes as far as known. For one that was loaded in a smaller size, the bytes are scaled up by area. */
function weightOf(address: string, weights: Weights): number {
  if (address.startsWith('data:')) return address.length;
  const loaded = imageAddress(address);
  if (loaded === undefined) return 0;
  const known = weights.get(loaded);
  if (known !== undefined) return known;
  const [file = ''] = loaded.split('?');
  const narrower = [...weights].filter(([one]) => one.startsWith(`${file}?`));
  return Math.max(0, ...narrower.map(([one, bytes]) => bytes * (widthIn(loaded) / widthIn(one)) ** 2));
}

/** The width that an address asks the server for. */
function widthIn(address: string): number {
  return Number(/[?&]width=(\d+)/.exec(address)?.[1]) || MADE_WIDTH;
}

function missing(config: Config): readonly Finding[] {
  const { title, description, language } = headOf(config);
  const isUntitled = title === pageWords(language).welcome && textAt(config, 'globalSettings.title') === '';
  return [
    { kind: 'title', places: isUntitled ? [{ path: 'globalSettings.title' }] : [] },
    { kind: 'description', places: description === '' ? [{ path: 'globalSettings.description' }] : [] },
  ];
}

/** Whether the page of a config lets its visitors reach its owner. */
export function isReachable(config: Config): boolean {
  return !renderPage(config).includes(NOT_LISTED.toString());
}

/** The fields where a template keeps how its owner is reached. */
function contactLeaves(config: Config, leaves: readonly Leaf[]): readonly Leaf[] {
  const { phone, email } = resolveTemplate(config).template.meanings;
  return leaves.filter(({ path }) => path === phone || path === email);
}
