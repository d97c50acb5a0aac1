import { transcriptScrollMachine } from '../../../../machines/screen/transcript-scroll.machine.ts';
import { chatStub } from '../../chat-stub.ts';
import type { Model, Sentences } from '../../model.ts';
import { isEnd, isUnchanged } from '../../sentences.ts';

export const transcriptScrollModel: Model<typeof transcriptScrollMachine> = {
  name: 'transcriptScroll',
  machine: transcriptScrollMachine,
  starts: { any: () => ({ chat: chatStub() }) },
  cases: {
    'log.scrolled': [true, false].flatMap((isNearEnd) =>
      [true, false].map((isUpwards) => ({ isNearEnd, isUpwards })),
    ),
  },
  key: () => '',
};

export const transcriptScrollSentences: Sentences<typeof transcriptScrollMachine> = {
  'who scrolls up from the end is left where they read': ({ event, before, after }) =>
    event.type === 'log.scrolled' && before.matches('following')
      ? after.matches('following') === !(event.isUpwards && !event.isNearEnd)
      : undefined,
  'who scrolls back to the end follows again, who does not is left alone': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'log.scrolled' || !before.matches('away')) return undefined;
    return event.isNearEnd ? after.matches('following') : isUnchanged(step);
  },
  'an answer is announced to whoever reads elsewhere, and only to them': ({ event, before, after }) =>
    event.type === 'edit.answered'
      ? after.matches(before.matches('following') ? 'following' : { away: 'behind' })
      : undefined,
  'a jump, or what the visitor does, ends at the end': ({ event, after }) =>
    event.type === 'end.jump' || event.type === 'visitor.acted' ? after.matches('following') : undefined,
  'what can no longer hear the chat breaks': (step) =>
    isEnd(step, 'error') ? step.after.status === 'error' : undefined,
};
