import type { SnapshotFrom } from 'xstate';
import type { appMachine } from './app.machine.ts';

type App = SnapshotFrom<typeof appMachine>;

/** The actors of the screen, once what was stored has been read. */
export const selectActors = (app: App) => app.context.actors;

/** The language of the screen. */
export const selectWords = (app: App) => app.context.words;

/** Whether the app ended in an error nobody caught. */
export const selectHasFailed = (app: App) => app.matches('failed');

/** That error's text. */
export const selectFailureText = (app: App) => app.context.failure;

/** Whether the visitor must be told that what was stored could not be read. */
export const selectIsUnreadable = (app: App) => app.context.isUnreadable;
