import { LateNotices } from './chat/LateNotices.tsx';
import { EditorPopover } from './editors/EditorPopover.tsx';
import type { RestOfScreen } from './late.tsx';
import { FieldEntries } from './preview/FieldEntries.tsx';
import { PageFrame } from './preview/PageFrame.tsx';
import { Dialogs } from './shell/Dialogs.tsx';

/** The components that follow the first screen. */
export const restOfScreen: RestOfScreen = { Dialogs, EditorPopover, FieldEntries, LateNotices, PageFrame };
