import type { Config } from '../../src/domain/config/config.ts';
import type { PlannedEdit } from '../../src/domain/config/edit-config.ts';
import { leavesOf, textAt } from '../../src/domain/config/leaves.ts';
import type { Leaf } from '../../src/domain/config/structure.ts';
import { isHidden, isShown } from '../../src/domain/config/visibility.ts';
import { isSectionSample } from '../../src/domain/sections/added-sections.ts';
import { webAddress } from '../markup/url.ts';
import { isSampleContact } from '../page/sample-contact.ts';

/** Ids of fields whose start values are invented, so that a new page looks complete. Publishing them is worth a warning. */
const MADE_UP: ReadonlySet<string> = new Set(['address', 'email', 'phone', 'copyright']);

/** The fields on a page: those of hidden sections are not. */
export function leavesOnPage(config: Config): readonly Leaf[] {
  return leavesOf(config).filter(({ path }) => !isHidden(config, path.split('.')[0] ?? ''));
}

/** The paths of contact data, of links and of samples that nobody wrote for this page. The name is not among them: a page needs one. */
export function inventedPaths(config: Config): readonly string[] {
  const leaves = leavesOnPage(config);
  const found = [
    ...leaves.filter((leaf) => isSample(config, leaf)),
    ...leaves.filter((leaf) => isFrontPage(config, leaf)),
  ];
  return found.map(({ path }) => path);
}

/** The edit that takes an invented field off the page: a link is switched off, a text emptied. */
export function hidingEdit(path: string): PlannedEdit {
  return path.includes('.social.') ? { path: besides(path, 'visible'), typed: false } : { path, typed: '' };
}

/** Whether a text is invented: contact data by the template or by the content of a business, or what an added section begins with. */
export function isSample(config: Config, leaf: Leaf): boolean {
  if (isSectionSample(config, leaf)) return true;
  const { id, path, default: start } = leaf;
  const text = textAt(config, path).trim();
  if (!MADE_UP.has(id) || text === '') return false;
  return text === start || isSampleContact(text);
}

/** Whether a link to a social network leads to its front page instead of a profile. */
export function isFrontPage(config: Config, { path }: Leaf): boolean {
  if (!path.includes('.social.') || !path.endsWith('.url')) return false;
  const address = webAddress(textAt(config, path));
  return (
    isShown(config, besides(path, 'visible')) && address !== undefined && new URL(address).pathname === '/'
  );
}

/** The path of a sibling value. */
export function besides(path: string, name: string): string {
  return `${path.slice(0, path.lastIndexOf('.'))}.${name}`;
}
