import { OwnerCallError } from '../../../domain/publish/published-versions.ts';
import { comeBackMachine } from '../../../machines/published/come-back.machine.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { beginsIn, isEnd } from '../../prove/sentences.ts';

type ComeBack = typeof comeBackMachine;

export const comeBackModel: Model<ComeBack> = {
  name: 'comeBack',
  machine: comeBackMachine,
  starts: { any: () => ({}) },
  cases: { 'email.change': [{ text: 'me@example.com' }, { text: 'nobody' }] },
  outputs: { mailLinks: ['kept'] },
  errors: { mailLinks: [new OwnerCallError('tooOften', 700)] },
  waitsFor: { 'comeBack.sending': 'Closing the dialog ends it, from outside.' },
  pairs: 9,
  key: ({ context: { userEmail, problem, retryAfter } }) => [userEmail, problem, retryAfter],
};

const isAsking = ({ before }: Step<ComeBack>) => before.matches('asking');
const inputOf = ({ after }: Step<ComeBack>) => after.children.sending?.getSnapshot().input;

export const comeBackSentences: Sentences<ComeBack> = {
  'it begins with the question, and nothing typed': beginsIn({ asking: 'quiet' }),
  'what is typed is kept, and takes away what was said of the text before': (step) =>
    step.event.type === 'email.change' && isAsking(step)
      ? step.after.matches({ asking: 'quiet' }) && step.after.context.userEmail === step.event.text
      : undefined,
  'a mail is asked for with the address, and with nothing that is none': (step) => {
    if (step.event.type !== 'links.request' || !isAsking(step)) return undefined;
    const { userEmail } = step.before.context;
    if (userEmail !== 'me@example.com') return step.after.matches({ asking: 'rejected' });
    return step.after.matches('sending') && JSON.stringify(inputOf(step)) === JSON.stringify({ userEmail });
  },
  'of a mail that was asked for, no more is told than what becomes of mails': (step) =>
    isEnd(step, 'done') && step.before.matches('sending')
      ? step.after.matches('sent') && step.after.context.reach === 'kept'
      : undefined,
  'a refused request keeps the text, the reason and the time to wait': (step) => {
    if (!isEnd(step, 'error') || !('error' in step.event)) return undefined;
    const known = step.event.error instanceof OwnerCallError ? step.event.error : undefined;
    const { problem, retryAfter, userEmail } = step.after.context;
    return (
      step.after.matches({ asking: 'refused' }) &&
      problem === (known?.problem ?? 'broken') &&
      retryAfter === known?.retryAfter &&
      userEmail === step.before.context.userEmail
    );
  },
};
