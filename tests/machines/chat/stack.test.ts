import { describe, expect, test } from 'vitest';
import type { ChatTurn } from '../../../domain/chat/answers.ts';
import { optionNamed } from '../../../domain/chat/command.ts';
import { type Arrangement, arrange } from '../../../domain/editing/arrangement.ts';
import { setAt } from '../../../domain/json/path.ts';
import { withSection } from '../../../domain/sections/added-sections.ts';
import * as stacks from '../../../machines/chat/stack.ts';
import * as transcript from '../../../machines/chat/transcript.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';

const turn: ChatTurn = { config: exampleConfig, words: en, at: 5 };
const greeted = transcript.begun(turn);
const latestOf = (stack: stacks.Stack) => transcript.transcriptOf(stack).at(-1);
const placesOf = (stack: stacks.Stack) => stack.map(({ place }) => place);

/** The entry that an option of the latest message stands for. */
function entryOf(stack: stacks.Stack, label: string) {
  const command = optionNamed(transcript.liveOptions(stack), label)?.command;
  if (!command || !('entry' in command)) throw new Error(`No option leads to ${label}`);
  return command.entry;
}

function pushed(stack: stacks.Stack, label: string, at = turn): stacks.Stack {
  return transcript.enter(stack, entryOf(stack, label), at);
}

function walk(...labels: string[]): stacks.Stack {
  return labels.reduce((stack, label) => pushed(stack, label), greeted);
}

function goTo(target: string, at = turn): stacks.Stack {
  return transcript.goTo(greeted, stacks.wayFrom(greeted, { target }, at) ?? [], at);
}

test('a conversation begins with the greeting and the main menu', () => {
  expect(transcript.transcriptOf(greeted)).toEqual([
    {
      text: en.chat.greeting,
      isUser: false,
      at: 5,
      buttons: ['Hero', 'Benefits', 'Global Settings', 'Look', 'Page', 'Sections', 'What can I do?'],
    },
  ]);
});

test('the help entry offers the dialogs', () => {
  expect(latestOf(walk('What can I do?'))).toEqual({
    text: en.chat.askHelp,
    isUser: false,
    at: 5,
    buttons: [
      'Find something by its name',
      'Publish my website',
      'See published versions',
      'Save or open a copy',
      'I have a website already',
      'Report a problem',
      'Keyboard shortcuts',
    ],
  });
  expect(latestOf(walk('What can I do?', 'Keyboard shortcuts'))?.text).toBe(en.chat.askKeys);
});

test('each kind of entry asks its own question', () => {
  expect(latestOf(walk('Hero'))).toEqual({
    text: 'What would you like to modify in Hero?',
    isUser: false,
    at: 5,
    buttons: ['Title', 'Button'],
  });
  expect(latestOf(walk('Benefits', 'Benefit'))?.text).toBe(
    'Please select which Benefit item you want to modify:',
  );
  expect(latestOf(walk('Hero', 'Title'))).toEqual({
    text: 'Please enter the value for Title:',
    isUser: false,
    at: 5,
    buttons: ['Leave it empty'],
    isValuePrompt: true,
  });
  expect(latestOf(walk('Global Settings', 'Font Family'))?.buttons).toEqual([
    'Open Sans',
    'Georgia',
    'Embed this font',
  ]);
  expect(latestOf(walk('Hero', 'Button', 'Visible'))?.buttons).toEqual(['Choose']);
});

const { on, off } = en.embedFont;

test.each([
  [undefined, on],
  [false, on],
  ['no', on],
  [true, off],
  ['true', off],
])('a field offers its choices and, with its switch at %j, the option %j', (value, offered) => {
  const config =
    value === undefined ? exampleConfig : setAt(exampleConfig, ['globalSettings', 'embedFont'], value);
  const asked = goTo('globalSettings.fontFamily', { ...turn, config });
  expect(latestOf(asked)?.buttons).toEqual(['Open Sans', 'Georgia', offered]);
});

test('pick then Back gives the same conversation', () => {
  const before = walk('Hero');
  expect(transcript.goBack(walk('Hero', 'Button'), turn)).toEqual(before);
  expect(transcript.goBack(greeted, turn)).toEqual(greeted);
});

test('Main Menu clears the stack and keeps the transcript', () => {
  const home = transcript.goHome(walk('Hero', 'Button'), turn);
  expect(home).toHaveLength(1);
  expect(transcript.transcriptOf(home).slice(0, -1)).toEqual(transcript.transcriptOf(walk('Hero', 'Button')));
  expect(latestOf(home)).toEqual({
    text: 'What would you like to modify?',
    isUser: false,
    at: 5,
    buttons: ['Hero', 'Benefits', 'Global Settings', 'Look', 'Page', 'Sections', 'What can I do?'],
  });
});

test.each<[readonly string[], Arrangement, readonly string[]]>([
  [
    ['Benefits', 'Benefit', 'Add item'],
    { act: 'add', path: 'benefits.items[2]' },
    ['benefits', 'items', '2'],
  ],
  [
    ['Benefits', 'Benefit', 'Item 1', 'Move down'],
    { act: 'moveDown', path: 'benefits.items[0]' },
    ['benefits', 'items', '1'],
  ],
  [
    ['Benefits', 'Benefit', 'Item 1', 'Duplicate'],
    { act: 'duplicate', path: 'benefits.items[0]' },
    ['benefits', 'items', '1'],
  ],
  [
    ['Benefits', 'Benefit', 'Item 2', 'Remove'],
    { act: 'remove', path: 'benefits.items[1]' },
    ['benefits', 'items'],
  ],
  [['Sections', 'Hero', 'Move down'], { act: 'moveDown', path: 'hero' }, ['_sections', 'hero']],
  // A new section is opened, one level below the main menu.
  [['Sections', 'Add a section', 'Location'], { act: 'add', path: 'location' }, ['location']],
])(
  'after %j the chat stands where the item or section is now, or at its list',
  (labels, arrangement, place) => {
    const before = walk(...labels);
    expect(latestOf(before)).toEqual({ text: labels.at(-1), isUser: true, at: 5 });
    const now = { ...turn, config: arrange(exampleConfig, arrangement) };
    const after = transcript.upToDate(transcript.afterArrangement(before, arrangement, now), now);
    expect(stacks.top(after).place).toEqual(place);
  },
);

test('removing a section goes back to the sections', () => {
  const now = { ...turn, config: withSection(exampleConfig, 'location') };
  const inside = pushed(goTo('_sections.location', now), 'Remove', now);
  const after = transcript.upToDate(
    transcript.afterArrangement(inside, { act: 'remove', path: 'location' }, turn),
    turn,
  );
  expect([stacks.top(after).place, latestOf(after)?.buttons]).toEqual([
    ['_sections'],
    ['Hero', 'Benefits', 'Add a section'],
  ]);
});

describe('dropping the levels that are gone', () => {
  const shorter = { ...turn, config: arrange(exampleConfig, { act: 'remove', path: 'benefits.items[1]' }) };

  test('an up-to-date conversation is returned unchanged', () => {
    for (const labels of [[], ['Hero', 'Title'], ['Benefits', 'Benefit', 'Item 2', 'Title']]) {
      const conversation = walk(...labels);
      expect(transcript.upToDate(conversation, turn)).toBe(conversation);
    }
  });

  test.each([[['Item 2']], [['Item 2', 'Title']]])(
    'if %j was removed, the conversation goes back to the list',
    (labels) => {
      const after = transcript.upToDate(walk('Benefits', 'Benefit', ...labels), shorter);
      expect(placesOf(after)).toEqual([[], ['benefits'], ['benefits', 'items']]);
      expect(latestOf(after)?.buttons).toEqual(['Item 1', 'Add item', 'Edit as a table']);
    },
  );
});

describe('a place that is asked for', () => {
  test('is reached from the deepest level that is shared', () => {
    const from = walk('Hero', 'Title');
    const way = stacks.wayFrom(from, { target: 'hero.button.url' }, turn) ?? [];
    const after = transcript.goTo(from, way, turn);
    expect(placesOf(after)).toEqual([[], ['hero'], ['hero', 'button'], ['hero', 'button', 'url']]);
    expect(after.slice(0, 2)).toEqual(walk('Hero'));
  });

  test('leads nowhere if it is unknown, or where the chat is', () => {
    expect(stacks.wayFrom(walk('Hero'), { target: 'nowhere' }, turn)).toBeUndefined();
    expect(stacks.wayFrom(walk('Hero'), { target: 'hero' }, turn)).toBeUndefined();
  });

  test('by an option posts the option, and Back leads to live options', () => {
    const said = 'Did you mean Hero?';
    const way = stacks.wayFrom(greeted, { target: 'hero', said }, turn) ?? [];
    const after = transcript.goTo(greeted, way, turn, said);
    expect(after.at(-1)?.messages[0]).toEqual({ text: said, isUser: true, at: 5 });
    expect(transcript.goBack(after, turn)).toEqual(greeted);
  });

  test('by an option at the place itself asks again', () => {
    const said = 'Did you mean Hero?';
    const from = walk('Hero');
    const way = stacks.wayFrom(from, { target: 'hero', said }, turn) ?? [];
    expect(transcript.transcriptOf(transcript.goTo(from, way, turn, said)).slice(-2)).toEqual([
      { text: said, isUser: true, at: 5 },
      latestOf(from),
    ]);
  });
});

test('an answer repeats the options of its level', () => {
  expect(latestOf(transcript.replied(greeted, 'No.', turn))?.buttons).toEqual([
    'Hero',
    'Benefits',
    'Global Settings',
    'Look',
    'Page',
    'Sections',
    'What can I do?',
  ]);
  expect(latestOf(transcript.replied(walk('Hero', 'Button', 'Visible'), 'No.', turn))).toEqual({
    text: 'No.',
    isUser: false,
    at: 5,
    buttons: ['Choose'],
    isValuePrompt: true,
  });
});
