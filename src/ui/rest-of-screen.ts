import { DescribePicture } from './chat/DescribePicture.tsx';
import { HoursRead } from './chat/HoursRead.tsx';
import { LinkTarget } from './chat/LinkTarget.tsx';
import { PresentValue } from './chat/PresentValue.tsx';
import { Proposal } from './chat/Proposal.tsx';
import { EditorPopover } from './editors/EditorPopover.tsx';
import { FontSpecimen } from './editors/FontSpecimen.tsx';
import { BusinessLook } from './gallery/BusinessLook.tsx';
import type { RestOfScreen } from './lazy.tsx';
import { HoursTable } from './lists/HoursTable.tsx';
import { LookPanel } from './look/LookPanel.tsx';
import { DeferredNotices } from './notices/DeferredNotices.tsx';
import { NotCarried } from './notices/NotCarried.tsx';
import { FieldEntries } from './preview/FieldEntries.tsx';
import { PageDrawing } from './preview/PageDrawing.tsx';
import { Dialogs } from './shell/Dialogs.tsx';

/** The components of the deferred chunk. */
export const restOfScreen: RestOfScreen = {
  Dialogs,
  EditorPopover,
  FieldEntries,
  DeferredNotices,
  NotCarried,
  LinkTarget,
  BusinessLook,
  FontSpecimen,
  PresentValue,
  DescribePicture,
  HoursRead,
  HoursTable,
  Proposal,
  LookPanel,
  PageDrawing,
};
