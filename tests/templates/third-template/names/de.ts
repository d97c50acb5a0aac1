import type { NamesIn } from '../../../../templates/template.ts';
import type { names } from './en.ts';

export const de: NamesIn<typeof names> = {
  'Notice Board': 'Schwarzes Brett',
  Header: 'Kopfbereich',
  Notices: 'Aushänge',
  Footer: 'Fußbereich',
  Notice: 'Aushang',
};
