import type { SnapshotFrom } from 'xstate';
import type { languageMachine } from './language.machine.ts';

type Language = SnapshotFrom<typeof languageMachine>;

/** The chosen interface language. */
export const selectLanguage = (language: Language) => language.context.chosen;

/** True if the choice could not be stored. */
export const selectIsLanguageNotKept = (language: Language) => language.matches('notKept');
