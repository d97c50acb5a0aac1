import type { Structure } from '../../../domain/config/structure.ts';
import { baseConfig, fieldBuilders, globalSettings, socialLinks } from '../../../templates/fields.ts';
import { NOTES } from '../../../words/stored-names.ts';
import { COPY } from './copy.ts';
import { names } from './names/en.ts';

const { derivedColor, field, group, list, section } = fieldBuilders(names);

export const structureWith = (copy: typeof COPY): Structure => ({
  globalSettings: globalSettings({
    primary: '#ffd166',
    secondary: '#10231c',
    text: '#ffffff',
    accent: '#7bdff2',
  }),
  sections: [
    section('header', [
      field('text', 'logoText', 'header.logoText', copy.name),
      field('image', 'logoImage', 'header.logoImage', '', { note: NOTES.inPlaceOfLogoText }),
      list(
        'menuItem',
        'header.menuItems',
        [
          ['text', 'text', 'text'],
          ['url', 'url', 'url'],
        ],
        [
          { text: copy.menu.notices, url: '#notices' },
          { text: copy.menu.footer, url: '#footer' },
        ],
      ),
    ]),
    section('notices', [
      field('text', 'title', 'notices.title', copy.title),
      field('image', 'image', 'notices.image'),
      derivedColor('backgroundColor', 'notices.background'),
      derivedColor('textColor', 'notices.textColor'),
      group('button', [
        field('text', 'text', 'notices.button.text', copy.button),
        field('url', 'url', 'notices.button.url', '#footer'),
        field('boolean', 'visible', 'notices.button.visible', true),
      ]),
      list(
        'notice',
        'notices.items',
        [
          ['icon', 'icon', 'icon'],
          ['text', 'title', 'title'],
          ['text', 'description', 'description'],
        ],
        copy.notices.map((notice) => ({ icon: 'fas fa-comments', ...notice })),
      ),
    ]),
    section('footer', [
      field('text', 'email', 'footer.email', copy.email),
      field('text', 'phone', 'footer.phone', copy.phone),
      socialLinks('footer.social'),
    ]),
  ],
});

/** The config of a new site. */
export const base = baseConfig('third_template', structureWith(COPY));
