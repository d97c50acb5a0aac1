import { appMachine } from '../../../machines/app/app.machine.ts';
import { restMachine } from '../../../machines/app/rest.machine.ts';
import { chatMachine } from '../../../machines/chat/chat.machine.ts';
import { confirmMachine } from '../../../machines/dialogs/confirm.machine.ts';
import { findMachine } from '../../../machines/dialogs/find.machine.ts';
import { startsMachine } from '../../../machines/dialogs/starts.machine.ts';
import { transferMachine } from '../../../machines/dialogs/transfer.machine.ts';
import { editorMachine } from '../../../machines/editor/editor.machine.ts';
import { uploadMachine } from '../../../machines/editor/upload.machine.ts';
import { publishMachine } from '../../../machines/publish/publish.machine.ts';
import { versionsMachine } from '../../../machines/publish/versions.machine.ts';
import { browserMachine } from '../../../machines/screen/browser.machine.ts';
import { languageMachine } from '../../../machines/screen/language.machine.ts';
import { previewMachine } from '../../../machines/screen/preview.machine.ts';
import { tabConflictsMachine } from '../../../machines/screen/tab-conflicts.machine.ts';
import { transcriptScrollMachine } from '../../../machines/screen/transcript-scroll.machine.ts';
import { siteMachine } from '../../../machines/site/site.machine.ts';

/** Every machine of the app. */
export const ALL_MACHINES = [
  appMachine,
  chatMachine,
  confirmMachine,
  editorMachine,
  findMachine,
  browserMachine,
  languageMachine,
  previewMachine,
  publishMachine,
  transcriptScrollMachine,
  restMachine,
  siteMachine,
  transferMachine,
  startsMachine,
  tabConflictsMachine,
  uploadMachine,
  versionsMachine,
] as const;
