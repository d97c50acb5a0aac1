import type { Words } from '../words.ts';
import { arChat } from './chat.ts';
import { arInterview } from './interview.ts';
import { arNames } from './names.ts';
import { arNotices } from './notices.ts';
import { arScreen } from './screen.ts';

/** Modern Standard Arabic: the texts of the first screen. */
export const arFirst = {
  names: arNames,
  ...arChat,
  ...arInterview,
  ...arNotices,
  ...arScreen,
} satisfies Words;
