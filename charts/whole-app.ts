import { appMachine } from '../machines/app/app.machine.ts';
import { chatMachine } from '../machines/chat/chat.machine.ts';
import { confirmMachine } from '../machines/confirm/confirm.machine.ts';
import { dialogsMachine } from '../machines/dialogs/dialogs.machine.ts';
import { findMachine } from '../machines/dialogs/find.machine.ts';
import { galleryMachine } from '../machines/dialogs/gallery.machine.ts';
import { picturesMachine } from '../machines/dialogs/pictures.machine.ts';
import { reportMachine } from '../machines/dialogs/report.machine.ts';
import { transferMachine } from '../machines/dialogs/transfer.machine.ts';
import { editorMachine } from '../machines/editor/editor.machine.ts';
import { deployMachine } from '../machines/publish/deploy.machine.ts';
import { publishMachine } from '../machines/publish/publish.machine.ts';
import { comeBackMachine } from '../machines/published/come-back.machine.ts';
import { publishedMachine } from '../machines/published/published.machine.ts';
import { sharingMachine } from '../machines/published/sharing.machine.ts';
import { browserMachine } from '../machines/screen/browser.machine.ts';
import { tabConflictsMachine } from '../machines/screen/tab-conflicts.machine.ts';

// A visitor's app gets these machines after its first screen (`src/app/late-machines.ts`). Here they are in their places,
// for the inspector and for tests.

/** The chat with its editor. */
export const wholeChat = chatMachine.provide({ actors: { editor: editorMachine } });

/** The publish dialog with its deploy. */
export const wholePublish = publishMachine.provide({
  actors: { deploy: deployMachine, sharing: sharingMachine },
});

/** The dialogs with the machine of each. */
export const wholeDialogs = dialogsMachine.provide({
  actors: {
    find: findMachine,
    gallery: galleryMachine,
    pictures: picturesMachine,
    transfer: transferMachine,
    published: publishedMachine,
    comeBack: comeBackMachine,
    report: reportMachine,
  },
});

/** The app with all its machines. */
export const wholeApp = appMachine.provide({
  actors: {
    chat: wholeChat,
    publish: wholePublish,
    confirm: confirmMachine,
    dialogs: wholeDialogs,
    browser: browserMachine,
    tabConflicts: tabConflictsMachine,
  },
});
