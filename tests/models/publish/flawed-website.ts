import type { Config } from '../../../domain/config/config.ts';
import { setAt } from '../../../domain/json/path.ts';
import { exampleConfig } from '../../domain/example-site.ts';

const MADE_UP = 'hello@flawed.example';
const EMAIL_FIELD = {
  id: 'email',
  name: 'Email',
  type: 'text',
  editable: true,
  path: 'footer.email',
  default: MADE_UP,
} as const;
const TEXT_COLOR = {
  id: 'textColor',
  name: 'Text Color',
  type: 'color',
  editable: true,
  path: 'hero.textColor',
  default: '',
} as const;
const FOOTER = { id: 'footer', name: 'Footer', editable: true, children: [EMAIL_FIELD] };
// Its hero's words are hard to read on the page of its template, an icon is none, and an address was invented. The rest
// is as it should be: more than three findings would be folded.
export const FLAWED: Config = {
  ...setAt(
    setAt(exampleConfig, ['hero', 'textColor'], '#fefefe'),
    ['benefits', 'items', 0, 'icon'],
    'no-such-icon',
  ),
  header: { logoText: 'Flaw' },
  globalSettings: { ...Object(exampleConfig.globalSettings), title: 'Flaw', description: 'A flawed website' },
  footer: { email: MADE_UP },
  _structure: {
    ...exampleConfig._structure,
    sections: [
      ...exampleConfig._structure.sections.map((section) =>
        section.id === 'hero' ? { ...section, children: [...section.children, TEXT_COLOR] } : section,
      ),
      FOOTER,
    ],
  },
};
