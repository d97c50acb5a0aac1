import { appMachine } from '../../../machines/app.machine.ts';
import { chatMachine } from '../../../machines/chat.machine.ts';
import { confirmMachine } from '../../../machines/confirm.machine.ts';
import { editorMachine } from '../../../machines/editor.machine.ts';
import { findMachine } from '../../../machines/find.machine.ts';
import { installationMachine } from '../../../machines/installation.machine.ts';
import { languageMachine } from '../../../machines/language.machine.ts';
import { previewMachine } from '../../../machines/preview.machine.ts';
import { publishMachine } from '../../../machines/publish.machine.ts';
import { readingMachine } from '../../../machines/reading.machine.ts';
import { restMachine } from '../../../machines/rest.machine.ts';
import { siteMachine } from '../../../machines/site.machine.ts';
import { startsMachine } from '../../../machines/starts.machine.ts';
import { tabsMachine } from '../../../machines/tabs.machine.ts';
import { transferMachine } from '../../../machines/transfer.machine.ts';
import { uploadMachine } from '../../../machines/upload.machine.ts';
import { versionsMachine } from '../../../machines/versions.machine.ts';

/** Every machine of the app. */
export const ALL_MACHINES = [
  appMachine,
  chatMachine,
  confirmMachine,
  editorMachine,
  findMachine,
  installationMachine,
  languageMachine,
  previewMachine,
  publishMachine,
  readingMachine,
  restMachine,
  siteMachine,
  transferMachine,
  startsMachine,
  tabsMachine,
  uploadMachine,
  versionsMachine,
] as const;
