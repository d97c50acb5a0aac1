import { FIELD_NAMES } from '../../words/stored-names.ts';
import { icon } from '../icons/icon.ts';
import { fieldAddress } from '../markup/field-address.ts';
import { type Html, html } from '../markup/html.ts';
import { webAddress } from '../markup/url.ts';
import type { Values } from './values.ts';

/** The networks a page links to: the key of their values and of their name, the brand's icon. */
const NETWORKS = [
  { key: 'facebook', iconClass: 'fab fa-facebook-f' },
  { key: 'twitter', iconClass: 'fab fa-x-twitter' },
  { key: 'instagram', iconClass: 'fab fa-instagram' },
  { key: 'linkedin', iconClass: 'fab fa-linkedin-in' },
] as const;

/** The visible links to social networks, as icons with names. */
export function socialLinks(values: Values, path: string): Html | undefined {
  const shown = shownNetworks(values, path).map(({ key, iconClass }) => {
    const address = fieldAddress(`${path}.${key}.url`, values.text(`${path}.${key}.url`));
    const link = address === undefined ? html` role="img"` : html` href="${address}"`;
    return html`<li><a${link} aria-label="${FIELD_NAMES[key]}"${values.mark(`${path}.${key}.url`)}>${icon(iconClass)}</a></li>`;
  });
  return shown.length === 0 ? undefined : html`<ul class="social">${shown}</ul>`;
}

/** The profiles among the visible links: addresses that lead further than a network's front page. */
export function socialProfiles(values: Values, path: string): readonly string[] {
  return shownNetworks(values, path)
    .map(({ key }) => fieldAddress(`${path}.${key}.url`, values.text(`${path}.${key}.url`)))
    .map((address) => address && webAddress(address))
    .filter((address) => address !== undefined)
    .filter((address) => new URL(address).pathname.length > 1);
}

function shownNetworks(values: Values, path: string) {
  return NETWORKS.filter(
    ({ key }) => values.flag(`${path}.${key}.visible`) && values.text(`${path}.${key}.url`).trim() !== '',
  );
}
