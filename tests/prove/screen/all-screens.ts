import type { AnyStateMachine } from 'xstate';
import { appScreen } from '../../models/app/app.screen.ts';
import { restScreen } from '../../models/app/rest.screen.ts';
import { chatScreen } from '../../models/chat/chat.screen.ts';
import { confirmScreen } from '../../models/dialogs/confirm.screen.ts';
import { dialogsScreen } from '../../models/dialogs/dialogs.screen.ts';
import { findScreen } from '../../models/dialogs/find.screen.ts';
import { galleryScreen } from '../../models/dialogs/gallery.screen.ts';
import { picturesScreen } from '../../models/dialogs/pictures.screen.ts';
import { startsScreen } from '../../models/dialogs/starts.screen.ts';
import { transferScreen } from '../../models/dialogs/transfer.screen.ts';
import { editorScreen } from '../../models/editor/editor.screen.ts';
import { uploadScreen } from '../../models/editor/upload.screen.ts';
import { interviewScreen } from '../../models/interview/interview.screen.ts';
import { publishScreen } from '../../models/publish/publish.screen.ts';
import { sharingScreen } from '../../models/publish/sharing.screen.ts';
import { versionsScreen } from '../../models/publish/versions.screen.ts';
import { browserScreen } from '../../models/screen/browser.screen.ts';
import { languageScreen } from '../../models/screen/language.screen.ts';
import { narrowPreviewScreen, widePreviewScreen } from '../../models/screen/preview.screen.ts';
import { tabConflictsScreen } from '../../models/screen/tab-conflicts.screen.ts';
import { transcriptScrollScreen } from '../../models/screen/transcript-scroll.screen.ts';
import { siteScreen } from '../../models/site/site.screen.ts';
import type { ScreenModel } from './drive.ts';

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
