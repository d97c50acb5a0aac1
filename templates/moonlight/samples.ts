import type { Marks } from '../../domain/samples/marks.ts';
import type { PortfolioCopy } from './copy.ts';
import { baseWith } from './structure.ts';

const SAID = { title: 'words', description: 'words' } as const;

/** What of a new portfolio is made up. */
const MARKS: Marks<PortfolioCopy> = {
  header: { logoText: 'sample', menu: { services: 'words', portfolio: 'words', contact: 'words' } },
  home: { title: 'words', description: 'words', mainButton: 'words', secondaryButton: 'words' },
  services: { first: SAID, second: SAID },
  projects: [{ title: 'sample', description: 'sample' }],
  contact: { address: 'sample', phone: 'sample', email: 'sample', copyright: 'sample' },
};

/** The sections of a portfolio with a mark in place of each text. */
export const marked = baseWith(MARKS)._structure.sections;
