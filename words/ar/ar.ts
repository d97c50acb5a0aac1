import type { Words } from '../words.ts';
import { arChat } from './chat.ts';
import { arDialogs } from './dialogs.ts';
import { arEditors } from './editors.ts';
import { arInterview } from './interview.ts';
import { arNames } from './names.ts';
import { arNotices } from './notices.ts';
import { arPublish } from './publish.ts';
import { arPublished } from './published.ts';
import { arScreen } from './screen.ts';

/** Modern Standard Arabic. */
export const ar = {
  names: arNames,
  ...arChat,
  ...arInterview,
  ...arNotices,
  ...arScreen,
  ...arPublished,
  ...arDialogs,
  ...arEditors,
  ...arPublish,
} satisfies Words;
