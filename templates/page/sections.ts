import { rankBy } from '../../domain/config/section-order.ts';
import { type Html, html } from '../markup/html.ts';
import { linkAddress } from '../markup/url.ts';
import type { Values } from './values.ts';

const ORDER = 'globalSettings.sectionOrder';

/** Whether a section and the one below it stand side by side in one band. */
export type SharesBand = (values: Values, id: string, below: string) => boolean;

/** The ids of sections between the page's top and its end, in the visitor's order, without the hidden ones. */
export function shownInOrder(values: Values, ids: readonly string[]): readonly string[] {
  const rank = rankBy(values.text(ORDER));
  return ids.filter((id) => !values.isHidden(id)).toSorted((one, other) => rank(one) - rank(other));
}

/**
 * The sections between the page's top and its end, in the visitor's order, without the hidden ones. Two neighbors that
 * share a band stand in one element.
 */
export function pageSections(
  values: Values,
  drawings: Readonly<Record<string, (values: Values) => Html>>,
  sharesBand: SharesBand = () => false,
): readonly Html[] {
  const bands: Html[] = [];
  const ids = shownInOrder(values, Object.keys(drawings));
  for (let at = 0; at < ids.length; at++) {
    const [id = '', next = ''] = ids.slice(at, at + 2);
    const isPair = sharesBand(values, id, next);
    const [first, second] = [drawings[id]?.(values), isPair && drawings[next]?.(values)];
    bands.push(isPair ? html`<div class="band">\n${first}\n${second}\n</div>\n` : html`${first}\n`);
    if (isPair) at++;
  }
  return bands;
}

/** A heading for screen readers only, if the section with the page's visible h1 is hidden. */
export function unseenHeading(values: Values, section: string, text: string): Html | undefined {
  return values.isHidden(section) ? html`<h1 class="unseen">${text}</h1>\n` : undefined;
}

/** The text at a path, for use outside its section, such as in the page's head; '' if the section is hidden. */
export function visibleText(values: Values, path: string): string {
  const [section = ''] = path.split('.');
  return values.isHidden(section) ? '' : values.text(path).trim();
}

/** Whether an address leads to a section that is hidden. */
export function linksToHiddenSection(values: Values, address: string): boolean {
  const link = linkAddress(address);
  return link?.startsWith('#') === true && values.isHidden(link.slice(1));
}

/** A menu's links. Once the visitor has reordered sections, links to sections follow that order; all others keep their places. */
export function inSectionOrder(values: Values, links: readonly Values[]): readonly Values[] {
  const order = values.text(ORDER);
  if (order === '') return links;
  const rank = rankBy(order);
  const idOf = (link: Values) => link.text('url').trim().slice(1);
  const toSections = links.filter((link) => link.text('url').trim().startsWith('#'));
  const ordered = toSections.toSorted((one, other) => rank(idOf(one)) - rank(idOf(other))).values();
  return links.map((link) => (toSections.includes(link) ? (ordered.next().value ?? link) : link));
}
