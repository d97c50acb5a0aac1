import { enChat } from './chat.ts';
import { enDialogs } from './dialogs.ts';
import { enEditors } from './editors.ts';
import { enInterview } from './interview.ts';
import { enNotices } from './notices.ts';
import { enPublish } from './publish.ts';
import { enPublished } from './published.ts';
import { enScreen } from './screen.ts';

/** English: the exact sentences of the specification. */
export const en = {
  /** Configs store English names, so none needs a translation. */
  names: {} as Readonly<Record<string, string>>,
  ...enChat,
  ...enInterview,
  ...enNotices,
  ...enScreen,
  ...enPublished,
  ...enDialogs,
  ...enEditors,
  ...enPublish,
};
