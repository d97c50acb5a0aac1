import type { SnapshotFrom } from 'xstate';
import type { languageMachine } from './language.machine.ts';

type Language = SnapshotFrom<typeof languageMachine>;

/** The language chosen for the screen. */
export const selectLanguage = (language: Language) => language.context.chosen;

/** Whether a choice could not be kept. */
export const selectIsLanguageNotKept = (language: Language) => language.matches('notKept');
