import { expect, test } from 'vitest';
import { selectRedone, selectUndone } from '../../machines/site.selectors.ts';
import { getAt, parsePath, setAt } from '../../src/domain/path.ts';
import { en } from '../../src/words/en/en.ts';
import { exampleConfig } from '../domain/example-site.ts';
import { settle, startChat } from './started.ts';

const valueAt = ({ site }: ReturnType<typeof startChat>, path: string) =>
  getAt(site.getSnapshot().context.config, parsePath(path) ?? []);

test('an edit in its second goes before a reset: the reset is undone to a site that has it', async () => {
  const started = startChat();
  const { pick, say, site, texts } = started;
  pick('Hero');
  pick('Title');
  say('Hello');
  site.send({ type: 'site.reset', at: 9 });
  await settle();
  expect(texts()).toEqual([en.chat.greeting]);
  site.send({ type: 'step.undo', at: 10 });
  expect(valueAt(started, 'hero.title.text')).toBe('Hello');
  site.send({ type: 'step.undo', at: 11 });
  expect(site.getSnapshot().context.config).toEqual(exampleConfig);
});

test('an edit in its second is what an undo takes back, and is not done again when its second ends', async () => {
  const started = startChat();
  const { pick, say, site, second, texts } = started;
  say('header.logoText New');
  await second();
  pick('Hero');
  pick('Title');
  say('Hello');
  expect(selectUndone(site.getSnapshot())).toEqual({ kind: 'edit', path: 'hero.title.text' });
  site.send({ type: 'step.undo', at: 9 });
  expect(valueAt(started, 'hero.title.text')).toBe('Welcome');
  expect(valueAt(started, 'header.logoText')).toBe('New');
  await second();
  expect(texts().at(-1)).toBe('Undone. What would you like to modify next?');
  expect(valueAt(started, 'hero.title.text')).toBe('Welcome');
  site.send({ type: 'step.redo', at: 10 });
  expect(valueAt(started, 'hero.title.text')).toBe('Hello');
});

test('an edit in its second leaves no redo of a website that would take its place', async () => {
  const started = startChat();
  const { say, site, second } = started;
  site.send({ type: 'template.choose', templateId: 'moonlight', at: 5 });
  site.send({ type: 'step.undo', at: 6 });
  expect(selectRedone(site.getSnapshot())).toEqual({ kind: 'template' });
  say('hero.title.text Hello');
  expect(selectRedone(site.getSnapshot())).toBeUndefined();
  site.send({ type: 'step.redo', at: 7 });
  await second();
  expect(valueAt(started, 'hero.title.text')).toBe('Hello');
});

test('an edit that breaks in its second is known to nobody any more', async () => {
  const started = startChat();
  const { say, site, waits } = started;
  say('hero.title.text Hello');
  waits.at(-1)?.fail();
  await settle();
  site.send({ type: 'step.undo', at: 9 });
  expect(site.getSnapshot().context.config).toBe(exampleConfig);
});

test('an edit in its second answers at the list of an item that was moved meanwhile', async () => {
  const started = startChat();
  const { chat, pick, say, second, texts } = started;
  for (const label of ['Benefits', 'Benefit', 'Item 1', 'Title']) pick(label);
  say('Mine');
  chat.send({ type: 'site.stepped', moved: ['benefits.items[0]'] });
  await second();
  const { above } = chat.getSnapshot().context.conversation;
  expect(above.map(({ place }) => place.join('.'))).toEqual(['benefits', 'benefits.items']);
  expect(texts().slice(-2)).toEqual([
    'Mine',
    '✓ Updated Title to "Mine". What would you like to modify next?',
  ]);
});

test('an edit in its second leaves no redo of another order of items', async () => {
  const started = startChat();
  const { say, site, second } = started;
  site.send({ type: 'site.arrange', commandId: 'y', act: 'moveDown', path: 'benefits.items[0]' });
  site.send({ type: 'step.undo', at: 6 });
  say('benefits.items[0].title Mine');
  expect(selectRedone(site.getSnapshot())).toBeUndefined();
  site.send({ type: 'step.redo', at: 7 });
  await second();
  expect(valueAt(started, 'benefits.items[0]')).toEqual({ icon: 'fas fa-house', title: 'Mine' });
});

test('an edit in its second that changes nothing takes no undo from the step before', async () => {
  const started = startChat();
  const { say, site, second } = started;
  say('header.logoText New');
  await second();
  say('hero.title.text Welcome');
  expect(selectUndone(site.getSnapshot())).toEqual({ kind: 'edit', path: 'header.logoText' });
  site.send({ type: 'step.undo', at: 6 });
  expect(site.getSnapshot().context.config).toEqual(exampleConfig);
});

test('an edit in its second is stored when the page is left', async () => {
  const { say, site, saves } = startChat();
  say('hero.title.text Kept');
  site.send({ type: 'page.leave' });
  expect(saves).toEqual([setAt(exampleConfig, ['hero', 'title', 'text'], 'Kept')]);
});
