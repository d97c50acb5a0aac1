import { LateNotices } from './chat/LateNotices.tsx';
import { NotSaved, SiteNotices } from './chat/SiteNotices.tsx';
import { EditorPopover } from './editors/EditorPopover.tsx';
import { FieldEntries } from './preview/FieldEntries.tsx';
import { PageFrame } from './preview/PageFrame.tsx';
import { Dialogs } from './shell/Dialogs.tsx';
import { LanguageSelect } from './shell/LanguageSelect.tsx';

/** What follows the first screen, as one file: each of its own would cost a slow machine more than it weighs. */
export const lateParts = {
  Dialogs,
  EditorPopover,
  FieldEntries,
  LanguageSelect,
  LateNotices,
  NotSaved,
  PageFrame,
  SiteNotices,
};
