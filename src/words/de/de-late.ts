import type { LateWords } from '../words.ts';
import { deDialogs } from './dialogs.ts';
import { deEditors } from './editors.ts';
import { deInterviewCard } from './interview-card.ts';
import { deLateNotices } from './late-notices.ts';
import { dePublish } from './publish.ts';

/** German, with the formal "Sie": the texts of what comes after the first screen. */
export const deLate = {
  ...deDialogs,
  ...deEditors,
  ...deInterviewCard,
  ...deLateNotices,
  ...dePublish,
} satisfies LateWords;
