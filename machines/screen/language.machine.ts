import { assign, setup } from 'xstate';
import type { LanguageCode } from '../../src/words/language.ts';
import { notProvided } from '../not-provided.ts';

export interface LanguageInput {
  /** The language that the screen speaks. */
  readonly spoken: LanguageCode;
}

interface LanguageContext extends LanguageInput {
  readonly chosen: LanguageCode;
}

export type LanguageEvent = { type: 'language.choose'; code: LanguageCode };

/** The language of the screen: another one is kept for the visits to come, and the page loads anew in it. */
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
  description: 'The language of the screen.',
  context: ({ input }) => ({ spoken: input.spoken, chosen: input.spoken }),
  on: {
    'language.choose': {
      target: '.switching',
      actions: { type: 'keepChoice', params: ({ event }) => event },
    },
  },
  initial: 'spoken',
  states: {
    spoken: { description: 'The screen speaks it.' },
    switching: {
      description: 'The browser is told to keep another one, and to load the page anew.',
      invoke: {
        src: 'switchLanguage',
        id: 'switching',
        input: ({ context }) => ({ code: context.chosen }),
        onDone: { target: 'leaving' },
        onError: { target: 'notKept', actions: 'forgetChoice' },
      },
    },
    leaving: { description: 'The page goes, unless the visitor stays for what would be lost.' },
    notKept: { description: 'The browser keeps nothing: the page stays as it is.' },
  },
});
