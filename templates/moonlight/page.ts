import type { JsonObject } from '../../src/domain/json.ts';
import { words } from '../../src/domain/words.ts';
import { html } from '../html.ts';
import { pageOf } from '../page.ts';
import { socialProfiles } from '../social-links.ts';
import { webAddress } from '../url.ts';
import { readValues, type Values } from '../values.ts';
import { moonFavicon } from './moon.ts';
import { paletteOfConfig } from './palette.ts';
import { contact } from './sections/contact.ts';
import { header } from './sections/header.ts';
import { home } from './sections/home.ts';
import { portfolio } from './sections/portfolio.ts';
import { services } from './sections/services.ts';
import { styles } from './styles.ts';

/** The portfolio of a config, what it lacks taken from `base`. */
export function moonlightPage(config: JsonObject, base: JsonObject, isMarked = false): string {
  const values = readValues(config, base, { isMarked });
  const palette = paletteOfConfig(config, base);
  const name = values.text('header.logo.text').trim();
  const title = values.text('home.title').trim();
  const description = values.text('home.description').trim();
  const sky = palette.home;
  return pageOf({
    language: values.text('globalSettings.language'),
    title: [name, title].filter((part) => part !== '').join(' – '),
    description,
    topColor: sky.background,
    background: sky.background,
    picture: webAddress(values.text('home.authorImage.image')),
    favicon: moonFavicon(palette.art[0]),
    about: person(values, name, description),
    styles: styles(palette, values.text('globalSettings.fontFamily')),
    body: html`<a class="skip" href="#main">${words.page.skipToContent}</a>
${header(values)}
<main id="main">
${home(values)}
${services(values)}
${portfolio(values)}
</main>
${contact(values)}`,
  });
}

function person(values: Values, name: string, description: string): object {
  const filled = (text: string) => text.trim() || undefined;
  const profiles = socialProfiles(values, 'contact.social');
  return {
    '@type': 'Person',
    name: name || undefined,
    description: description || undefined,
    image: webAddress(values.text('home.authorImage.image')),
    address: filled(values.text('contact.address')),
    email: filled(values.text('contact.email')),
    telephone: filled(values.text('contact.phone')),
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}
