import { enDialogs } from './dialogs.ts';
import { enEditors } from './editors.ts';
import { enInterviewCard } from './interview-card.ts';
import { enLateNotices } from './late-notices.ts';
import { enLateScreen } from './late-screen.ts';
import { enPublish } from './publish.ts';
import { enPublished } from './published.ts';

/** English of what comes after the first screen. */
export const enLate = {
  ...enPublished,
  ...enDialogs,
  ...enEditors,
  ...enInterviewCard,
  ...enLateNotices,
  ...enLateScreen,
  ...enPublish,
};
