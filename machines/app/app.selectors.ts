import type { SnapshotFrom } from 'xstate';
import type { appMachine } from './app.machine.ts';

type App = SnapshotFrom<typeof appMachine>;

/** The actors; undefined until the stored website is loaded. */
export const selectActors = (app: App) => app.context.actors;

/** The texts of the interface language. */
export const selectWords = (app: App) => app.context.words;

/** True if an unexpected error ended the app. */
export const selectHasFailed = (app: App) => app.matches('failed');

/** The text of the error that ended the app. */
export const selectFailureText = (app: App) => app.context.failure;

/** True while the notice about an unreadable stored website is shown. */
export const selectIsUnreadable = (app: App) => app.matches({ running: 'unreadable' });
