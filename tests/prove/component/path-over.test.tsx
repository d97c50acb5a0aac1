import { expect, test } from 'vitest';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import { ALL_SCREENS } from '../screen/all-screens.ts';
import { drive, drivenOn } from '../screen/drive.ts';
import type { OpenStage } from '../screen/stage.ts';
import { openComponents } from './component-stage.tsx';

test('a path whose test has ended does not act on another path', async ({ signal }) => {
  const first = new AbortController();
  const late = await openComponents({ stored: exampleConfig }, first.signal);
  // The path waits for a button that never appears; meanwhile its test times out.
  const waiting = late.hands.click('button', en.publish.close, en.titles.publish).catch(String);
  first.abort(new Error('The test is over'));
  const stage = await openComponents({ stored: exampleConfig }, signal);
  await stage.hands.click('button', en.preview.publish, en.preview.panel);
  expect(await waiting).toBe('Error: The test is over');
  await expect(late.hands.pick('Hero')).rejects.toThrow('The test is over');
  await stage.until(async () => {
    const { screen } = await stage.look();
    expect(screen.dialogs.map(({ title }) => title)).toEqual([en.titles.publish]);
    expect(screen.chat?.messages).toHaveLength(1);
  });
  expect(document.querySelectorAll('#chat')).toHaveLength(1);
  await stage.close();
});

test('the walk of a test that has ended opens no more screens, and the next walk is not disturbed', async ({
  signal,
}) => {
  const first = new AbortController();
  const hasEnded = Promise.withResolvers<void>();
  let opened = 0;
  const open: OpenStage = async (options, test) => {
    opened++;
    const stage = await openComponents(options, test);
    first.abort(new Error('The test is over'));
    hasEnded.resolve();
    return stage;
  };
  const [editor = [], find = []] = ['editor', 'find'].map((name) => ALL_SCREENS.get(name));
  const late = drive(drivenOn('component', editor), editor, open, first.signal).catch(String);
  await hasEnded.promise;
  const driven = drivenOn('component', find);
  await drive(driven, find, openComponents, signal);
  expect([await late, opened]).toEqual(['Error: The test is over', 1]);
  expect(driven.coverage.missed()).toEqual([]);
});
