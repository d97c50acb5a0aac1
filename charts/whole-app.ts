import { appMachine } from '../machines/app/app.machine.ts';
import { dialogsMachine } from '../machines/app/dialogs.machine.ts';
import { browserMachine } from '../machines/around/browser.machine.ts';
import { comeBackMachine } from '../machines/around/come-back.machine.ts';
import { findMachine } from '../machines/around/find.machine.ts';
import { galleryMachine } from '../machines/around/gallery.machine.ts';
import { openedLinkMachine } from '../machines/around/opened-link.machine.ts';
import { picturesMachine } from '../machines/around/pictures.machine.ts';
import { reportMachine } from '../machines/around/report.machine.ts';
import { tabConflictsMachine } from '../machines/around/tab-conflicts.machine.ts';
import { transferMachine } from '../machines/around/transfer.machine.ts';
import { chatMachine } from '../machines/chat/chat.machine.ts';
import { confirmMachine } from '../machines/confirm/confirm.machine.ts';
import { editorMachine } from '../machines/editor/editor.machine.ts';
import { accessMachine } from '../machines/publish/access.machine.ts';
import { deployMachine } from '../machines/publish/deploy.machine.ts';
import { publishMachine } from '../machines/publish/publish.machine.ts';
import { sharingMachine } from '../machines/publish/sharing.machine.ts';
import { versionsMachine } from '../machines/publish/versions.machine.ts';

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
    versions: versionsMachine,
    report: reportMachine,
    comeBack: comeBackMachine,
    openedLink: openedLinkMachine,
    access: accessMachine,
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
