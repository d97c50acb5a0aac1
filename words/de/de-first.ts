import type { Words } from '../words.ts';
import { deChat } from './chat.ts';
import { deInterview } from './interview.ts';
import { deNames } from './names.ts';
import { deNotices } from './notices.ts';
import { deScreen } from './screen.ts';

/** German, with the formal "Sie": the texts of the first screen. */
export const deFirst = {
  names: deNames,
  ...deChat,
  ...deInterview,
  ...deNotices,
  ...deScreen,
} satisfies Words;
