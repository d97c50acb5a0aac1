import type { LateWords } from '../words.ts';
import { deDialogs } from './dialogs.ts';
import { deEditors } from './editors.ts';
import { deInterviewCard } from './interview-card.ts';
import { deLateNotices } from './late-notices.ts';
import { deLateScreen } from './late-screen.ts';
import { dePublish } from './publish.ts';
import { dePublished } from './published.ts';

/** German, with the formal "Sie": the texts of what comes after the first screen. */
export const deLate = {
  ...dePublished,
  ...deDialogs,
  ...deEditors,
  ...deInterviewCard,
  ...deLateNotices,
  ...deLateScreen,
  ...dePublish,
} satisfies LateWords;
