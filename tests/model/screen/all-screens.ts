import type { AnyStateMachine } from 'xstate';
import { appScreen } from './app/app.ts';
import { restScreen } from './app/rest.ts';
import { chatScreen } from './chat/chat.ts';
import { confirmScreen } from './dialogs/confirm.ts';
import { dialogsScreen } from './dialogs/dialogs.ts';
import { findScreen } from './dialogs/find.ts';
import { galleryScreen } from './dialogs/gallery.ts';
import { picturesScreen } from './dialogs/pictures.ts';
import { startsScreen } from './dialogs/starts.ts';
import { transferScreen } from './dialogs/transfer.ts';
import type { ScreenModel } from './drive.ts';
import { editorScreen } from './editor/editor.ts';
import { uploadScreen } from './editor/upload.ts';
import { interviewScreen } from './interview/interview.ts';
import { publishScreen } from './publish/publish.ts';
import { sharingScreen } from './publish/sharing.ts';
import { versionsScreen } from './publish/versions.ts';
import { browserScreen } from './screen/browser.ts';
import { languageScreen } from './screen/language.ts';
import { narrowPreviewScreen, widePreviewScreen } from './screen/preview.ts';
import { tabConflictsScreen } from './screen/tab-conflicts.ts';
import { transcriptScrollScreen } from './screen/transcript-scroll.ts';
import { siteScreen } from './site/site.ts';

type Screens = readonly ScreenModel<AnyStateMachine>[];
// Each screen model is typed for its own machine. The common driver needs no such type.
const anyScreens = (...screens: readonly object[]) => screens as unknown as Screens;

/** How each machine is driven on the screen. */
export const ALL_SCREENS: Readonly<Record<string, Screens>> = {
  app: anyScreens(appScreen),
  chat: anyScreens(chatScreen),
  confirm: anyScreens(confirmScreen),
  editor: anyScreens(editorScreen),
  dialogs: anyScreens(dialogsScreen),
  find: anyScreens(findScreen),
  browser: anyScreens(browserScreen),
  interview: anyScreens(interviewScreen),
  language: anyScreens(languageScreen),
  preview: anyScreens(widePreviewScreen, narrowPreviewScreen),
  publish: anyScreens(publishScreen),
  sharing: anyScreens(sharingScreen),
  transcriptScroll: anyScreens(transcriptScrollScreen),
  rest: anyScreens(restScreen),
  site: anyScreens(siteScreen),
  transfer: anyScreens(transferScreen),
  starts: anyScreens(startsScreen),
  gallery: anyScreens(galleryScreen),
  pictures: anyScreens(picturesScreen),
  tabConflicts: anyScreens(tabConflictsScreen),
  upload: anyScreens(uploadScreen),
  versions: anyScreens(versionsScreen),
};
