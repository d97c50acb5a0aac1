import { readingMachine } from '../../../machines/reading.machine.ts';
import type { Model, Sentences } from '../model.ts';
import { isUnchanged } from '../sentences.ts';

export const readingModel: Model<typeof readingMachine> = {
  name: 'reading',
  machine: readingMachine,
  starts: { any: () => undefined },
  cases: {
    'log.scroll': [true, false].flatMap((isNearEnd) =>
      [true, false].map((isUpwards) => ({ isNearEnd, isUpwards })),
    ),
    'message.arrive': [{}],
    'end.jump': [{}],
  },
  key: () => '',
};

export const readingSentences: Sentences<typeof readingMachine> = {
  'who scrolls up from the end is left where they read': ({ event, before, after }) =>
    event.type === 'log.scroll' && before.matches('following')
      ? after.matches('following') === !(event.isUpwards && !event.isNearEnd)
      : undefined,
  'who scrolls back to the end follows again, who does not is left alone': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'log.scroll' || !before.matches('away')) return undefined;
    return event.isNearEnd ? after.matches('following') : isUnchanged(step);
  },
  'what is said meanwhile is announced to whoever reads elsewhere, and only to them': ({
    event,
    before,
    after,
  }) =>
    event.type === 'message.arrive'
      ? after.matches(before.matches('following') ? 'following' : { away: 'behind' })
      : undefined,
  'a jump ends at the end': ({ event, after }) =>
    event.type === 'end.jump' ? after.matches('following') : undefined,
};
