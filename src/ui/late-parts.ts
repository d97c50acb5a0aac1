import { DescribePicture } from './chat/in-message/DescribePicture.tsx';
import { HoursRead } from './chat/in-message/HoursRead.tsx';
import { LinkedText } from './chat/in-message/LinkedText.tsx';
import { MessagePicture } from './chat/in-message/MessagePicture.tsx';
import { OwnWebsite } from './chat/in-message/OwnWebsite.tsx';
import { PresentValue } from './chat/in-message/PresentValue.tsx';
import { Proposal } from './chat/in-message/Proposal.tsx';
import { ToldColor } from './chat/in-message/ToldColor.tsx';
import { UndoStepButton } from './chat/in-message/UndoStepButton.tsx';
import { ValueGlimpse } from './chat/in-message/ValueGlimpse.tsx';
import { LinkTarget } from './chat/LinkTarget.tsx';
import { QuestionCard } from './chat/QuestionCard.tsx';
import { EditorPopover } from './editors/EditorPopover.tsx';
import { FontSpecimen } from './editors/FontSpecimen.tsx';
import type { LateParts } from './lazy.ts';
import { HoursTable } from './lists/HoursTable.tsx';
import { ListTable } from './lists/ListTable.tsx';
import { BusinessLook } from './look/BusinessLook.tsx';
import { LookPanel } from './look/LookPanel.tsx';
import { DeferredNotices } from './notices/DeferredNotices.tsx';
import { FieldEntries } from './preview/fields/FieldEntries.tsx';
import { LinkNotice } from './preview/LinkNotice.tsx';
import { LiveStatus } from './preview/LiveStatus.tsx';
import { PageDrawing } from './preview/PageDrawing.tsx';
import { Dialogs } from './shell/Dialogs.tsx';

/** The components that follow the first screen. */
export const lateParts: LateParts = {
  Dialogs,
  EditorPopover,
  FieldEntries,
  DeferredNotices,
  LinkTarget,
  BusinessLook,
  FontSpecimen,
  MessagePicture,
  LinkedText,
  OwnWebsite,
  PresentValue,
  ToldColor,
  ValueGlimpse,
  QuestionCard,
  DescribePicture,
  HoursRead,
  HoursTable,
  ListTable,
  Proposal,
  LookPanel,
  UndoStepButton,
  LinkNotice,
  LiveStatus,
  PageDrawing,
};
