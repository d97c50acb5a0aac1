import type { EnglishNames } from '../../template.ts';

/** The names that configs keep in English: the template's, its sections' and those of its own fields. */
export const names = {
  template: 'Portfolio',
  sections: {
    header: 'Header',
    home: 'Home',
    services: 'Services',
    portfolio: 'Portfolio',
    contact: 'Contact',
  },
  fields: {
    authorImage: 'Author Image',
    copyright: 'Copyright',
    firstService: 'First Service',
    mainButton: 'Main Button',
    project: 'Project',
    secondService: 'Second Service',
    secondaryButton: 'Secondary Button',
    thumbnail: 'Thumbnail',
  },
} as const satisfies EnglishNames;
