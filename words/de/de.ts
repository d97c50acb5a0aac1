import type { Words } from '../words.ts';
import { deChat } from './chat.ts';
import { deDialogs } from './dialogs.ts';
import { deEditors } from './editors.ts';
import { deInterview } from './interview.ts';
import { deNames } from './names.ts';
import { deNotices } from './notices.ts';
import { dePublish } from './publish.ts';
import { dePublished } from './published.ts';
import { deScreen } from './screen.ts';

/** German, with the formal "Sie". */
export const de = {
  names: deNames,
  ...deChat,
  ...deInterview,
  ...deNotices,
  ...deScreen,
  ...dePublished,
  ...deDialogs,
  ...deEditors,
  ...dePublish,
} satisfies Words;
