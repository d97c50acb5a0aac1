import type { LateWords } from '../words.ts';
import { arDialogs } from './dialogs.ts';
import { arEditors } from './editors.ts';
import { arInterviewCard } from './interview-card.ts';
import { arLateNotices } from './late-notices.ts';
import { arLateScreen } from './late-screen.ts';
import { arPublish } from './publish.ts';
import { arPublished } from './published.ts';

/** Modern Standard Arabic: the texts of what comes after the first screen. */
export const arLate = {
  ...arPublished,
  ...arDialogs,
  ...arEditors,
  ...arInterviewCard,
  ...arLateNotices,
  ...arLateScreen,
  ...arPublish,
} satisfies LateWords;
