import type { Marks } from '../../../domain/samples/marks.ts';
import type { COPY } from './copy.ts';
import { structureWith } from './structure.ts';

const MARKS: Marks<typeof COPY> = {
  name: 'sample',
  title: 'words',
  button: 'words',
  menu: { notices: 'words', footer: 'words' },
  notices: [{ title: 'sample', description: 'sample' }],
  email: 'sample',
  phone: 'sample',
};

export const marked = structureWith(MARKS).sections;
