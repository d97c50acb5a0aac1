import type { AnyStateMachine } from 'xstate';
import { appScreen } from './app.ts';
import { chatScreen } from './chat.ts';
import { confirmScreen } from './confirm.ts';
import type { ScreenModel } from './drive.ts';
import { editorScreen } from './editor.ts';
import { findScreen } from './find.ts';
import { installationScreen } from './installation.ts';
import { languageScreen } from './language.ts';
import { narrowPreviewScreen, widePreviewScreen } from './preview.ts';
import { publishScreen } from './publish.ts';
import { readingScreen } from './reading-machine.ts';
import { restScreen } from './rest.ts';
import { siteScreen } from './site.ts';
import { startsScreen } from './starts.ts';
import { tabsScreen } from './tabs.ts';
import { transferScreen } from './transfer.ts';
import { uploadScreen } from './upload.ts';
import { versionsScreen } from './versions.ts';

type Screens = readonly ScreenModel<AnyStateMachine>[];
// Each knows its own machine; whoever drives them all need not.
const anyScreens = (...screens: readonly object[]) => screens as unknown as Screens;

/** How each machine is driven on the screen. */
export const ALL_SCREENS: Readonly<Record<string, Screens>> = {
  app: anyScreens(appScreen),
  chat: anyScreens(chatScreen),
  confirm: anyScreens(confirmScreen),
  editor: anyScreens(editorScreen),
  find: anyScreens(findScreen),
  installation: anyScreens(installationScreen),
  language: anyScreens(languageScreen),
  preview: anyScreens(widePreviewScreen, narrowPreviewScreen),
  publish: anyScreens(publishScreen),
  reading: anyScreens(readingScreen),
  rest: anyScreens(restScreen),
  site: anyScreens(siteScreen),
  transfer: anyScreens(transferScreen),
  starts: anyScreens(startsScreen),
  tabs: anyScreens(tabsScreen),
  upload: anyScreens(uploadScreen),
  versions: anyScreens(versionsScreen),
};
