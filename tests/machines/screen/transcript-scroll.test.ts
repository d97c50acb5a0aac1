import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { transcriptScrollMachine } from '../../../machines/screen/transcript-scroll.machine.ts';
import { startChat } from '../start-actors.ts';

const scroll = (isNearEnd: boolean, isUpwards: boolean) =>
  ({ type: 'log.scrolled', isNearEnd, isUpwards }) as const;

function start() {
  const started = startChat();
  const transcriptScroll = createActor(transcriptScrollMachine, { input: { chat: started.chat } }).start();
  return { ...started, transcriptScroll, value: () => transcriptScroll.getSnapshot().value };
}

test('the transcript follows its end until the visitor scrolls up, away from it', () => {
  const { transcriptScroll, value } = start();
  transcriptScroll.send(scroll(false, false));
  transcriptScroll.send(scroll(true, true));
  expect(value()).toBe('following');
  transcriptScroll.send(scroll(false, true));
  expect(value()).toEqual({ away: 'seen' });
});

test('an answer that arrives while the visitor is scrolled up is announced', async () => {
  const { transcriptScroll, value, pick, say, second } = start();
  pick('Hero');
  pick('Title');
  say('Hello');
  expect(value()).toBe('following');
  transcriptScroll.send(scroll(false, true));
  await second();
  expect(value()).toEqual({ away: 'behind' });
});

test.each<[string, (started: ReturnType<typeof start>) => void]>([
  ['scrolling back to the end', ({ transcriptScroll }) => transcriptScroll.send(scroll(true, false))],
  ['jumping to the end', ({ transcriptScroll }) => transcriptScroll.send({ type: 'end.jump' })],
  ['picking an option', ({ pick }) => pick('Title')],
  ['sending a message', ({ say }) => say('hero.title.text Again')],
  ['Main Menu', ({ chat }) => chat.send({ type: 'menu.open', at: 1 })],
  ['Back', ({ chat }) => chat.send({ type: 'step.back' })],
])('%s follows the end again', async (_, act) => {
  const started = start();
  started.pick('Hero');
  started.say('hero.title.text Hello');
  started.transcriptScroll.send(scroll(false, true));
  await started.second();
  act(started);
  expect(started.value()).toBe('following');
});

test('typing does not scroll', () => {
  const { transcriptScroll, value, chat } = start();
  transcriptScroll.send(scroll(false, true));
  chat.send({ type: 'draft.change', text: 'Hello' });
  expect(value()).toEqual({ away: 'seen' });
});
