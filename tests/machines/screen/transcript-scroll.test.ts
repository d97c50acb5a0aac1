import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { transcriptScrollMachine } from '../../../machines/screen/transcript-scroll.machine.ts';
import { startChat } from '../start-actors.ts';

const scroll = (isNearEnd: boolean, isUpwards: boolean) =>
  ({ type: 'log.scrolled', isNearEnd, isUpwards }) as const;

function startReading() {
  const started = startChat();
  const reading = createActor(transcriptScrollMachine, { input: { chat: started.chat } }).start();
  return { ...started, reading, value: () => reading.getSnapshot().value };
}

test('the end is followed until the visitor scrolls up, away from it', () => {
  const { reading, value } = startReading();
  reading.send(scroll(false, false));
  reading.send(scroll(true, true));
  expect(value()).toBe('following');
  reading.send(scroll(false, true));
  expect(value()).toEqual({ away: 'seen' });
});

test('the answer to an edit is announced to whoever scrolled up meanwhile', async () => {
  const { reading, value, pick, say, second } = startReading();
  pick('Hero');
  pick('Title');
  say('Hello');
  expect(value()).toBe('following');
  reading.send(scroll(false, true));
  await second();
  expect(value()).toEqual({ away: 'behind' });
});

test.each<[string, (started: ReturnType<typeof startReading>) => void]>([
  ['scrolling back near it', ({ reading }) => reading.send(scroll(true, false))],
  ['jumping to it', ({ reading }) => reading.send({ type: 'end.jump' })],
  ['picking an option', ({ pick }) => pick('Title')],
  ['saying something', ({ say }) => say('hero.title.text Again')],
  ['Main Menu', ({ chat }) => chat.send({ type: 'menu.open', at: 1 })],
  ['Back', ({ chat }) => chat.send({ type: 'step.back' })],
])('%s follows the end again', async (_, act) => {
  const started = startReading();
  started.pick('Hero');
  started.say('hero.title.text Hello');
  started.reading.send(scroll(false, true));
  await started.second();
  act(started);
  expect(started.value()).toBe('following');
});

test('typing alone moves nothing', () => {
  const { reading, value, chat } = startReading();
  reading.send(scroll(false, true));
  chat.send({ type: 'draft.change', text: 'Hello' });
  expect(value()).toEqual({ away: 'seen' });
});
