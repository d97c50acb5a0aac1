import { expect, test } from 'vitest';
import * as talk from '../../src/domain/conversation.ts';
import { en } from '../../src/domain/words/en.ts';
import { exampleConfig } from './example-site.ts';

const turn: talk.Turn = { config: exampleConfig, words: en, at: 5 };
const greeted = talk.greet(turn);

function walk(...labels: string[]): talk.Conversation {
  return labels.reduce((conversation, label) => {
    const entry = talk.entryNamed(conversation, label, turn);
    if (!entry) throw new Error(`No option leads to ${label}`);
    return talk.enter(conversation, entry, turn);
  }, greeted);
}

test('it begins with the greeting and the section list', () => {
  expect(talk.transcriptOf(greeted)).toEqual([
    { text: en.chat.greeting, isUser: false, at: 5, buttons: ['Hero', 'Benefits', 'Global Settings'] },
  ]);
});

test('each kind of entry asks its own question', () => {
  expect(talk.latestOf(walk('Hero'))).toEqual({
    text: 'What would you like to modify in Hero?',
    isUser: false,
    at: 5,
    buttons: ['Title', 'Button'],
  });
  expect(talk.latestOf(walk('Benefits', 'Benefit'))?.text).toBe(
    'Please select which Benefit item you want to modify:',
  );
  expect(talk.latestOf(walk('Hero', 'Title'))).toEqual({
    text: 'Please enter the value for Title:',
    isUser: false,
    at: 5,
    buttons: [],
    isValuePrompt: true,
  });
  expect(talk.latestOf(walk('Global Settings', 'Font Family'))?.buttons).toEqual(['Open Sans', 'Georgia']);
  expect(talk.latestOf(walk('Hero', 'Button', 'Visible'))?.buttons).toEqual(['Choose']);
});

test('pick then Back gives the same conversation', () => {
  const before = walk('Hero');
  expect(talk.back(walk('Hero', 'Button'))).toEqual(before);
  expect(talk.back(greeted)).toEqual(greeted);
});

test('Main Menu clears the stack and keeps what was said', () => {
  const home = talk.home(walk('Hero', 'Button'), turn);
  expect(home.above).toEqual([]);
  expect(talk.transcriptOf(home).slice(0, -1)).toEqual(talk.transcriptOf(walk('Hero', 'Button')));
  expect(talk.latestOf(home)).toEqual({
    text: 'What would you like to modify?',
    isUser: false,
    at: 5,
    buttons: ['Hero', 'Benefits', 'Global Settings'],
  });
});

test('a field left after its edit drops one level, says what was said, and offers the siblings', () => {
  const field = talk.addSaid(walk('Hero', 'Title'), 'Hello', 6);
  const after = talk.leaveField(
    field,
    { path: 'hero.title.text', value: 'Hello', said: 'Hello', commandId: 'edit-1' },
    { ...turn, at: 7 },
  );
  expect(after.above.map((frame) => frame.place)).toEqual([['hero']]);
  expect(talk.transcriptOf(after)).toEqual([
    ...talk.transcriptOf(walk('Hero')),
    { text: 'Hello', isUser: true, at: 7 },
    {
      text: '✓ Updated Title to "Hello". What would you like to modify next?',
      isUser: false,
      at: 7,
      buttons: ['Title', 'Button'],
      isSuccess: true,
      commandId: 'edit-1',
    },
  ]);
});

test('an answer offers again what its level offers', () => {
  expect(talk.latestOf(talk.addAnswer(greeted, 'No.', turn))?.buttons).toEqual([
    'Hero',
    'Benefits',
    'Global Settings',
  ]);
  expect(talk.latestOf(talk.addAnswer(walk('Hero', 'Button', 'Visible'), 'No.', turn))).toEqual({
    text: 'No.',
    isUser: false,
    at: 5,
    buttons: ['Choose'],
    isValuePrompt: true,
  });
});
