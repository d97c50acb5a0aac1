import type { StoredName } from '../stored-names.ts';
import { enChat } from './chat.ts';
import { enDialogs } from './dialogs.ts';
import { enEditors } from './editors.ts';
import { enNotices } from './notices.ts';
import { enPublish } from './publish.ts';
import { enScreen } from './screen.ts';

/** English: the specification's own sentences, to the letter. */
export const en = {
  /** The names that configs keep are English already. */
  names: {} as Readonly<Partial<Record<StoredName, string>>>,
  ...enChat,
  ...enDialogs,
  ...enEditors,
  ...enNotices,
  ...enPublish,
  ...enScreen,
};
