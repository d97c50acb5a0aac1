import { languageMachine } from '../../../machines/screen/language.machine.ts';
import type { Model, Sentences } from '../../prove/model.ts';
import { beginsIn, isEnd } from '../../prove/sentences.ts';

export const languageModel: Model<typeof languageMachine> = {
  name: 'language',
  machine: languageMachine,
  starts: { english: () => ({ spoken: 'en' }) },
  cases: { 'language.choose': [{ code: 'de' }, { code: 'ar' }] },
  waitsFor: { 'language.switching': 'The language is kept at once, or the browser refuses to.' },
  pairs: 5,
  key: ({ context }) => context.chosen,
};

export const languageSentences: Sentences<typeof languageMachine> = {
  'at the beginning no other language is chosen': beginsIn('spoken'),
  'choosing a language starts the switch at once': ({ event, after }) =>
    event.type === 'language.choose'
      ? after.matches('switching') && after.context.chosen === event.code
      : undefined,
  'the language of the screen does not change before a reload': ({ before, after }) =>
    after.context.spoken === before.context.spoken,
  'a choice that could not be stored is reset': ({ after }) =>
    after.matches('notKept') ? after.context.chosen === after.context.spoken : undefined,
  'once the choice is stored the page reloads, and if it cannot be stored that is told': (step) => {
    if (isEnd(step, 'done', 'switching')) return step.after.matches('leaving');
    return isEnd(step, 'error', 'switching') ? step.after.matches('notKept') : undefined;
  },
  'a stored choice is kept': ({ before, after }) =>
    before.matches('switching') && after.matches('leaving')
      ? after.context.chosen === before.context.chosen
      : undefined,
};
