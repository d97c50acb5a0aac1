import type { NamesIn } from '../../../../templates/template.ts';
import type { names } from './en.ts';

export const ar: NamesIn<typeof names> = {
  'Notice Board': 'لوحة الإعلانات',
  Header: 'الترويسة',
  Notices: 'الإعلانات',
  Footer: 'التذييل',
  Notice: 'إعلان',
};
