import { enChat } from './chat.ts';
import { enDialogs } from './dialogs.ts';
import { enEditors } from './editors.ts';
import { enNotices } from './notices.ts';
import { enPublish } from './publish.ts';
import { enScreen } from './screen.ts';

/** English: the specification's own sentences, to the letter. */
export const en = {
  /** Translations of the names that configs keep, which are English already. */
  names: {} as Readonly<Record<string, string>>,
  ...enChat,
  ...enDialogs,
  ...enEditors,
  ...enNotices,
  ...enPublish,
  ...enScreen,
};
