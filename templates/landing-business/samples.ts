import type { Marks } from '../../domain/samples/marks.ts';
import type { LandingCopy } from './copy.ts';
import { baseWith } from './structure.ts';

const SAID = { title: 'words', description: 'words' } as const;

/** What of a new landing page is made up. */
const MARKS: Marks<LandingCopy> = {
  header: {
    logoText: 'sample',
    menu: { benefits: 'words', features: 'words', cta: 'words', footer: 'words' },
  },
  hero: { title: 'words', subtitle: 'words', button: 'words' },
  benefits: { title: 'words', subtitle: 'words', time: SAID, price: SAID, cover: SAID },
  features: { title: 'words', subtitle: 'words', items: [SAID] },
  cta: { title: 'words', subtitle: 'words', button: 'words' },
  footer: { description: 'words', address: 'sample', email: 'sample', phone: 'sample' },
};

/** The sections of a landing page with a mark in place of each text. */
export const marked = baseWith(MARKS)._structure.sections;
