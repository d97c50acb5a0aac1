import type { SnapshotFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { LanguageCode } from '../../words/language.ts';
import { notProvided } from '../not-provided.ts';

export interface LanguageInput {
  /** The current interface language. */
  readonly spoken: LanguageCode;
}

interface LanguageContext extends LanguageInput {
  readonly chosen: LanguageCode;
}

export type LanguageEvent = { type: 'language.choose'; code: LanguageCode };

/** The interface language: a choice is stored, and the page reloads in it. */
export const languageMachine = setup({
  types: { input: {} as LanguageInput, context: {} as LanguageContext, events: {} as LanguageEvent },
  actors: {
    switchLanguage: notProvided<void, { readonly code: LanguageCode }>('switchLanguage'),
  },
  actions: {
    keepChoice: assign({ chosen: (_, { code }: { code: LanguageCode }) => code }),
    forgetChoice: assign({ chosen: ({ context }) => context.spoken }),
  },
}).createMachine({
  id: 'language',
  description: 'The interface language.',
  context: ({ input }) => ({ spoken: input.spoken, chosen: input.spoken }),
  on: {
    'language.choose': {
      target: '.switching',
      actions: { type: 'keepChoice', params: ({ event }) => event },
    },
  },
  initial: 'spoken',
  states: {
    spoken: { description: 'The interface is shown in the current language.' },
    switching: {
      description: 'The choice is being stored, then the page reloads.',
      invoke: {
        src: 'switchLanguage',
        id: 'switching',
        input: ({ context }) => ({ code: context.chosen }),
        onDone: { target: 'leaving' },
        onError: { target: 'notKept', actions: 'forgetChoice' },
      },
    },
    leaving: { description: 'The page is reloading, unless the visitor cancels in the beforeunload dialog.' },
    notKept: { description: 'The browser refused to store the choice; the language is unchanged.' },
  },
});

type Language = SnapshotFrom<typeof languageMachine>;

/** The chosen interface language. */
export const selectLanguage = (language: Language) => language.context.chosen;

/** True if the choice could not be stored. */
export const selectIsLanguageNotKept = (language: Language) => language.matches('notKept');
