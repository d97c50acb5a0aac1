import { enDialogs } from './dialogs.ts';
import { enEditors } from './editors.ts';
import { enInterviewCard } from './interview-card.ts';
import { enLateNotices } from './late-notices.ts';
import { enPublish } from './publish.ts';

/** English of what comes after the first screen. */
export const enLate = { ...enDialogs, ...enEditors, ...enInterviewCard, ...enLateNotices, ...enPublish };
