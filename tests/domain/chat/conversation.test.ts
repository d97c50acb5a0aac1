import { describe, expect, test } from 'vitest';
import * as talk from '../../../src/domain/chat/conversation.ts';
import { type Act, arrange } from '../../../src/domain/editing/arrangement.ts';
import { setAt } from '../../../src/domain/json/path.ts';
import { withSection } from '../../../src/domain/sections/added-sections.ts';
import { en } from '../../../src/words/en/en.ts';
import { exampleConfig } from '../example-site.ts';

const turn: talk.ChatTurn = { config: exampleConfig, words: en, at: 5 };
const greeted = talk.greet(turn);

function walk(...labels: string[]): talk.Conversation {
  return labels.reduce((conversation, label) => {
    const entry = talk.entryNamed(conversation, label, turn);
    if (!entry || entry.kind === 'dialog') throw new Error(`No option leads to ${label}`);
    return talk.enter(conversation, entry, turn);
  }, greeted);
}

test('a conversation begins with the greeting and the main menu', () => {
  expect(talk.transcriptOf(greeted)).toEqual([
    {
      text: en.chat.greeting,
      isUser: false,
      at: 5,
      buttons: ['Hero', 'Benefits', 'Global Settings', 'Page', 'Sections', 'What can I do?'],
    },
  ]);
});

test('the help entry offers the dialogs', () => {
  expect(talk.latestOf(walk('What can I do?'))).toEqual({
    text: en.chat.askHelp,
    isUser: false,
    at: 5,
    buttons: [
      'Start with content for my business',
      'Find something by its name',
      'Publish my website',
      'See published versions',
      'Save or open a copy',
      'Keyboard shortcuts',
    ],
  });
  expect(talk.latestOf(walk('What can I do?', 'Keyboard shortcuts'))?.text).toBe(en.chat.askKeys);
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
  expect(talk.latestOf(walk('Global Settings', 'Font Family'))?.buttons).toEqual([
    'Open Sans',
    'Georgia',
    'Embed this font',
  ]);
  expect(talk.latestOf(walk('Hero', 'Button', 'Visible'))?.buttons).toEqual(['Choose']);
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
  const asked = talk.goTo(greeted, 'globalSettings.fontFamily', { ...turn, config });
  expect(talk.latestOf(asked)?.buttons).toEqual(['Open Sans', 'Georgia', offered]);
});

test.each<[string | boolean, string, string | boolean]>([
  ['Embed this font', 'globalSettings.embedFont', true],
  [' do not embed the font ', 'globalSettings.embedFont', false],
  ['Georgia', 'globalSettings.fontFamily', 'Georgia'],
  ['show', 'globalSettings.fontFamily', 'show'],
])('%j typed at a field with a switch sets %s', (value, path, typed) => {
  const asked = talk.goTo(greeted, 'globalSettings.fontFamily', turn);
  expect(talk.valueMeant(asked, value, en)).toEqual({ path, typed });
});

test.each<[string | boolean, string | boolean]>([
  [' Show ', true],
  ['hide', false],
  [false, false],
  ['perhaps', 'perhaps'],
])('%j typed at a visibility field means %j', (value, typed) => {
  const path = 'hero.button.visible';
  expect(talk.valueMeant(walk('Hero', 'Button', 'Visible'), value, en)).toEqual({ path, typed });
});

test('the answer to a switch uses the name of the switch', () => {
  const edited = { path: 'globalSettings.embedFont', value: true, said: on, commandId: 'edit-1' };
  const after = talk.answerEdited(greeted, edited, turn);
  expect(talk.latestOf(after)?.text).toBe(
    '✓ Updated Embed Font to "Embed this font". What would you like to modify next?',
  );
});

test('pick then Back gives the same conversation', () => {
  const before = walk('Hero');
  expect(talk.back(walk('Hero', 'Button'))).toEqual(before);
  expect(talk.back(greeted)).toEqual(greeted);
});

test('Main Menu clears the stack and keeps the transcript', () => {
  const home = talk.home(walk('Hero', 'Button'), turn);
  expect(home.above).toEqual([]);
  expect(talk.transcriptOf(home).slice(0, -1)).toEqual(talk.transcriptOf(walk('Hero', 'Button')));
  expect(talk.latestOf(home)).toEqual({
    text: 'What would you like to modify?',
    isUser: false,
    at: 5,
    buttons: ['Hero', 'Benefits', 'Global Settings', 'Page', 'Sections', 'What can I do?'],
  });
});

test('the answer to an edit leaves the field, keeps the typed message, and offers the siblings', () => {
  const field = talk.addSaid(walk('Hero', 'Title'), 'Hello', 6);
  const after = talk.answerEdited(
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

describe('after an arrangement', () => {
  const levelsAfter = (labels: readonly string[], act: Act, path: string) => {
    const before = walk(...labels);
    const label = en.chat.acts[act];
    const entry = talk.entryNamed(before, label, turn);
    if (entry?.kind !== 'action') throw new Error(`No option does ${label}`);
    expect(entry.arrangement).toEqual({ act, path });
    const config = arrange(exampleConfig, { act, path });
    const after = talk.addArranged(
      talk.enter(before, entry, turn),
      { arrangement: { act, path }, said: label, commandId: 'edit-1' },
      { ...turn, config, at: 7 },
    );
    const levels = [after.base, ...after.above];
    return levels.map(({ place, messages }) => [
      place.at(-1),
      messages.at(-1)?.text,
      messages.at(-1)?.buttons,
    ]);
  };
  const menu = [
    undefined,
    en.chat.greeting,
    ['Hero', 'Benefits', 'Global Settings', 'Page', 'Sections', 'What can I do?'],
  ];
  const benefits = ['benefits', 'What would you like to modify in Benefits?', ['Benefit']];
  const next = (text: string) => `✓ ${text}. What would you like to modify next?`;
  const list = (...items: string[]) => [
    'items',
    'Please select which Benefit item you want to modify:',
    [...items, 'Add item'],
  ];

  test('adding an item opens it, and its list offers it', () => {
    expect(levelsAfter(['Benefits', 'Benefit'], 'add', 'benefits.items[2]')).toEqual([
      menu,
      benefits,
      list('Item 1', 'Item 2', 'Item 3'),
      ['2', next('Benefit 3 added'), ['Icon', 'Title', 'Move up', 'Duplicate', 'Remove']],
    ]);
  });

  test('a moved item is open at its new index, a copy at its own', () => {
    expect(levelsAfter(['Benefits', 'Benefit', 'Item 1'], 'moveDown', 'benefits.items[0]')).toEqual([
      menu,
      benefits,
      list('Item 1', 'Item 2'),
      ['1', next('Benefit 1 moved down'), ['Icon', 'Title', 'Move up', 'Duplicate', 'Remove']],
    ]);
    expect(levelsAfter(['Benefits', 'Benefit', 'Item 1'], 'duplicate', 'benefits.items[0]').slice(2)).toEqual(
      [
        list('Item 1', 'Item 2', 'Item 3'),
        ['1', next('Benefit 1 duplicated'), ['Icon', 'Title', 'Move up', 'Move down', 'Duplicate', 'Remove']],
      ],
    );
  });

  test('removing an item goes back to the list', () => {
    expect(levelsAfter(['Benefits', 'Benefit', 'Item 2'], 'remove', 'benefits.items[1]')).toEqual([
      menu,
      benefits,
      ['items', next('Benefit 2 removed'), ['Item 1', 'Add item']],
    ]);
  });

  test('moving a section changes the order at every level', () => {
    expect(levelsAfter(['Sections', 'Hero'], 'moveDown', 'hero')).toEqual([
      [
        undefined,
        en.chat.greeting,
        ['Benefits', 'Hero', 'Global Settings', 'Page', 'Sections', 'What can I do?'],
      ],
      ['_sections', 'What would you like to modify in Sections?', ['Benefits', 'Hero', 'Add a section']],
      ['hero', next('Hero moved down'), ['Move up', 'Hide']],
    ]);
  });

  test('a new section is opened, one level below the main menu', () => {
    const arrangement = { act: 'add', path: 'location' } as const;
    const before = walk('Sections', 'Add a section', 'Location');
    const config = arrange(exampleConfig, arrangement);
    const after = talk.addArranged(
      before,
      { arrangement, said: 'Location', commandId: 'e' },
      { ...turn, config },
    );
    expect(talk.placeOf(after)).toEqual(['location']);
    expect(talk.transcriptOf(after).slice(-2)).toMatchObject([
      { text: 'Location', isUser: true },
      {
        text: next('Location added'),
        buttons: [
          'Title',
          'Address',
          'Postal Code',
          'Town',
          'Map Link',
          'Phone',
          'Email',
          'WhatsApp',
          'Background Color',
          'Text Color',
        ],
      },
    ]);
    expect(talk.latestOf(talk.back(after))?.buttons).toEqual([
      'Hero',
      'Benefits',
      'Location',
      'Global Settings',
      'Page',
      'Sections',
      'What can I do?',
    ]);
  });

  test('removing a section goes back to the sections', () => {
    const config = withSection(exampleConfig, 'location');
    const arrangement = { act: 'remove', path: 'location' } as const;
    const inside = talk.goTo(greeted, '_sections.location', { ...turn, config });
    const entry = talk.entryNamed(inside, 'Remove', { ...turn, config });
    if (entry?.kind !== 'action') throw new Error('No option removes the section');
    const after = talk.addArranged(
      talk.enter(inside, entry, { ...turn, config }),
      { arrangement, said: 'Remove', commandId: 'e' },
      turn,
    );
    expect([talk.placeOf(after), talk.latestOf(after)?.text, talk.latestOf(after)?.buttons]).toEqual([
      ['_sections'],
      next('Location removed'),
      ['Hero', 'Benefits', 'Add a section'],
    ]);
  });

  test('Back from a new item restores the list, with the item', () => {
    const before = walk('Benefits', 'Benefit', 'Add item');
    const arrangement = { act: 'add', path: 'benefits.items[2]' } as const;
    const grown = { ...turn, config: arrange(exampleConfig, arrangement) };
    const after = talk.addArranged(before, { arrangement, said: 'Add item', commandId: 'e' }, grown);
    expect(after.above.at(-1)?.messages[0]).toEqual({ text: 'Add item', isUser: true, at: 5 });
    expect(talk.back(after)).toEqual(talk.keptCurrent(walk('Benefits', 'Benefit'), grown));
  });

  test('after a removal, the message and its answer stand at the list', () => {
    const before = walk('Benefits', 'Benefit', 'Item 2', 'Remove');
    expect(talk.latestOf(before)).toEqual({ text: 'Remove', isUser: true, at: 5 });
    const arranged = {
      arrangement: { act: 'remove', path: 'benefits.items[1]' },
      said: 'Remove',
      commandId: 'e',
    } as const;
    const config = arrange(exampleConfig, arranged.arrangement);
    const after = talk.addArranged(before, arranged, { ...turn, config, at: 7 });
    expect(after.above.at(-1)?.messages.slice(-2)).toEqual([
      { text: 'Remove', isUser: true, at: 7 },
      {
        text: next('Benefit 2 removed'),
        isUser: false,
        at: 7,
        buttons: ['Item 1', 'Add item'],
        isSuccess: true,
        commandId: 'e',
      },
    ]);
  });
});

describe('keptCurrent', () => {
  const shorter = { ...turn, config: arrange(exampleConfig, { act: 'remove', path: 'benefits.items[1]' }) };

  test('an up-to-date conversation is returned unchanged', () => {
    for (const labels of [[], ['Hero', 'Title'], ['Benefits', 'Benefit', 'Item 2', 'Title']]) {
      const conversation = walk(...labels);
      expect(talk.keptCurrent(conversation, turn)).toBe(conversation);
    }
  });

  test.each([[['Item 2']], [['Item 2', 'Title']]])(
    'if %j was removed, the conversation goes back to the list',
    (labels) => {
      const after = talk.keptCurrent(walk('Benefits', 'Benefit', ...labels), shorter);
      expect(after).toEqual({
        ...walk('Benefits', 'Benefit'),
        above: [
          walk('Benefits').above[0],
          expect.objectContaining({ place: ['benefits', 'items'], field: undefined }),
        ],
      });
      expect(talk.latestOf(after)?.buttons).toEqual(['Item 1', 'Add item']);
    },
  );

  test('the answer to an edit in a removed item stands at the list', () => {
    const edited = { path: 'hero.title.text', value: 'x', said: 'x', commandId: 'e' };
    const after = talk.answerEdited(walk('Benefits', 'Benefit', 'Item 2'), edited, shorter);
    expect(after.above.map(({ place }) => place.at(-1))).toEqual(['benefits', 'items']);
    const refused = talk.addAnswer(walk('Benefits', 'Benefit', 'Item 2', 'Title'), 'No.', shorter);
    expect(talk.latestOf(refused)).toEqual({
      text: 'No.',
      isUser: false,
      at: 5,
      buttons: ['Item 1', 'Add item'],
    });
  });
});

test('an answer repeats the options of its level', () => {
  expect(talk.latestOf(talk.addAnswer(greeted, 'No.', turn))?.buttons).toEqual([
    'Hero',
    'Benefits',
    'Global Settings',
    'Page',
    'Sections',
    'What can I do?',
  ]);
  expect(talk.latestOf(talk.addAnswer(walk('Hero', 'Button', 'Visible'), 'No.', turn))).toEqual({
    text: 'No.',
    isUser: false,
    at: 5,
    buttons: ['Choose'],
    isValuePrompt: true,
  });
});
