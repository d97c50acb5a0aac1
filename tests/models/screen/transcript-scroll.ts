import { transcriptScrollMachine } from '../../../machines/screen/transcript-scroll.machine.ts';
import type { Model, Sentences } from '../../prove/model.ts';
import { beginsIn, isUnchanged } from '../../prove/sentences.ts';
import { chatStub } from '../stubs/chat-stub.ts';

export const transcriptScrollModel: Model<typeof transcriptScrollMachine> = {
  name: 'transcriptScroll',
  machine: transcriptScrollMachine,
  starts: { any: () => ({ chat: chatStub() }) },
  cases: {
    'log.scrolled': [true, false].flatMap((isNearEnd) =>
      [true, false].map((isUpwards) => ({ isNearEnd, isUpwards })),
    ),
  },
  pairs: 10,
  key: () => '',
};

export const transcriptScrollSentences: Sentences<typeof transcriptScrollMachine> = {
  'the transcript begins at its end': beginsIn('following'),
  'scrolling up from the end stops following': ({ event, before, after }) =>
    event.type === 'log.scrolled' && before.matches('following')
      ? after.matches(event.isUpwards && !event.isNearEnd ? { away: 'seen' } : 'following')
      : undefined,
  'scrolling back to the end follows again; other scrolling changes nothing': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'log.scrolled' || !before.matches('away')) return undefined;
    return event.isNearEnd ? after.matches('following') : isUnchanged(step);
  },
  'an answer is announced exactly while the transcript is scrolled up': ({ event, before, after }) =>
    event.type === 'edit.answered'
      ? after.matches(before.matches('following') ? 'following' : { away: 'behind' })
      : undefined,
  'a jump to the end, or an action of the visitor, follows the end': ({ event, after }) =>
    event.type === 'end.jump' || event.type === 'visitor.acted' ? after.matches('following') : undefined,
};
