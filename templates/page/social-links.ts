import { FIELD_NAMES } from '../../src/words/stored-names.ts';
import { icon } from '../icons/icon.ts';
import { type Html, html } from '../markup/html.ts';
import { linkAddress, profileAddress, webAddress } from '../markup/url.ts';
import type { Values } from './values.ts';

/** The networks a page links to: the key of their values and of their name, the brand's icon, where their accounts are. */
const NETWORKS = [
  { key: 'facebook', iconClass: 'fab fa-facebook-f', profiles: 'https://www.facebook.com/' },
  { key: 'twitter', iconClass: 'fab fa-x-twitter', profiles: 'https://x.com/' },
  { key: 'instagram', iconClass: 'fab fa-instagram', profiles: 'https://www.instagram.com/' },
  { key: 'linkedin', iconClass: 'fab fa-linkedin-in', profiles: 'https://www.linkedin.com/in/' },
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

/** The address that the text in a link's field leads to: in a network's field, a name such as `@crust` is an account there. */
export function fieldAddress(path: string, text: string): string | undefined {
  const network = NETWORKS.find(({ key }) => path.endsWith(`.social.${key}.url`));
  return network ? profileAddress(text, network.profiles) : linkAddress(text);
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
