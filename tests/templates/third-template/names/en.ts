import type { EnglishNames } from '../../../../templates/template.ts';

export const names = {
  template: 'Notice Board',
  sections: { header: 'Header', notices: 'Notices', footer: 'Footer' },
  fields: { notice: 'Notice' },
} as const satisfies EnglishNames;
