import { languageMachine } from '../../../../machines/screen/language.machine.ts';
import type { Model, Sentences } from '../../model.ts';

export const languageModel: Model<typeof languageMachine> = {
  name: 'language',
  machine: languageMachine,
  starts: { english: () => ({ spoken: 'en' }) },
  cases: { 'language.choose': [{ code: 'de' }, { code: 'ar' }] },
  key: ({ context }) => context.chosen,
};

export const languageSentences: Sentences<typeof languageMachine> = {
  'what is chosen is on its way at once': ({ event, after }) =>
    event.type === 'language.choose'
      ? after.matches('switching') && after.context.chosen === event.code
      : undefined,
  'the screen speaks what it spoke': ({ before, after }) => after.context.spoken === before.context.spoken,
  'a choice that is not kept is none': ({ after }) =>
    after.matches('notKept') ? after.context.chosen === after.context.spoken : undefined,
  'a choice that is kept stands': ({ before, after }) =>
    before.matches('switching') && after.matches('leaving')
      ? after.context.chosen === before.context.chosen
      : undefined,
};
