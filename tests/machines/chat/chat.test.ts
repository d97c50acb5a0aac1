import { describe, expect, test } from 'vitest';
import { getAt, parsePath } from '../../../domain/json/path.ts';
import { withSection } from '../../../domain/sections/added-sections.ts';
import { selectSaving } from '../../../machines/site/site.selectors.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import { settle, startChat } from '../start-actors.ts';

type Started = ReturnType<typeof startChat>;
const valueAt = ({ site }: Started, path: string) =>
  getAt(site.getSnapshot().context.config, parsePath(path) ?? []);

/** How far the pending edit has come. */
const editOf = ({ chat }: Started) => chat.getSnapshot().children.request?.getSnapshot().value;

describe('walking the menu', () => {
  test('a section, a node and a leaf are pushed, and Back restores each level', () => {
    const started = startChat();
    const { chat, pick, messages } = started;
    const home = messages();
    pick('Hero');
    const hero = messages();
    pick('Title');
    expect(chat.getSnapshot().value).toEqual({ ready: 'field' });
    chat.send({ type: 'step.back' });
    expect(messages()).toEqual(hero);
    expect(chat.getSnapshot().value).toEqual({ ready: 'menu' });
    chat.send({ type: 'step.back' });
    expect(messages()).toEqual(home);
    expect(chat.getSnapshot().can({ type: 'step.back' })).toBe(false);
  });

  test('Main Menu clears the stack and keeps the transcript', () => {
    const { chat, pick, texts } = startChat();
    pick('Hero');
    pick('Title');
    chat.send({ type: 'menu.open', at: 1 });
    expect(chat.getSnapshot().context.stack.length).toBe(1);
    expect(texts()).toEqual([
      en.chat.greeting,
      'Hero',
      'What would you like to modify in Hero?',
      'Title',
      'Please enter the value for Title:',
      'What would you like to modify?',
    ]);
  });

  test('only the options of the latest message can be picked', () => {
    const { chat, pick, texts } = startChat();
    pick('Title');
    pick('Header');
    expect(texts()).toEqual([en.chat.greeting]);
    expect(chat.getSnapshot().value).toEqual({ ready: 'menu' });
  });

  test('typing the name of an option picks it', () => {
    const { say, texts, box } = startChat();
    say(' hERO ');
    expect(texts().at(-2)).toBe('Hero');
    expect(box.getSnapshot().context.text).toBe('');
  });
});

describe('editing a field', () => {
  // An address of one part is no whole address: it stands as it was typed, and changes no part that it does not say.
  test.each([
    ['3 Mill Lane', { address: '3 Mill Lane' }],
    ['Berlin', { address: 'Berlin' }],
    ['3 Mill Lane, Fernhill', { address: '3 Mill Lane', town: 'Fernhill' }],
    ['Fernstr. 5, 12345', { address: 'Fernstr. 5', postalCode: '12345' }],
    ['3 Mill Lane, 12345 Fernhill', { address: '3 Mill Lane', postalCode: '12345', town: 'Fernhill' }],
  ])('an address typed as %j changes the parts that it has', (typed, parts) => {
    const base = withSection(landingBusiness.base, 'location');
    const started = startChat(base);
    const of = (path: string) => valueAt(started, path);
    const before = {
      address: of('location.address'),
      postalCode: of('location.postalCode'),
      town: of('location.town'),
    };
    started.pick('Location');
    started.pick('Address');
    started.say(typed);
    expect({
      address: of('location.address'),
      postalCode: of('location.postalCode'),
      town: of('location.town'),
    }).toEqual({ ...before, ...parts });
  });

  test('a typed value takes effect and is saved at once; a second later the siblings are offered', async () => {
    const started = startChat();
    const { chat, pick, say, second, texts, options, saves } = started;
    pick('Hero');
    pick('Title');
    say('Hello');
    expect(valueAt(started, 'hero.title.text')).toBe('Hello');
    await settle();
    expect(saves).toEqual([started.site.getSnapshot().context.config]);
    expect([chat.getSnapshot().value, editOf(started), texts().at(-1)]).toEqual([
      'waiting',
      { second: 'running', answer: 'given' },
      'Hello',
    ]);
    await second();
    expect(chat.getSnapshot().value).toEqual({ ready: 'menu' });
    expect(texts()).toEqual([
      en.chat.greeting,
      'Hero',
      'What would you like to modify in Hero?',
      'Hello',
      '✓ Updated Title to "Hello". What would you like to modify next?',
    ]);
    expect(options()).toEqual(['Title', 'Button']);
  });

  test('input during the simulated second is neither lost nor run twice', async () => {
    const started = startChat();
    const { chat, pick, say, second, waits, box } = started;
    pick('Hero');
    pick('Title');
    say('One');
    say('Two');
    pick('Hero');
    chat.send({ type: 'step.back' });
    chat.send({ type: 'menu.open', at: 1 });
    expect(chat.getSnapshot().hasTag('working')).toBe(true);
    expect(waits).toHaveLength(1);
    await second();
    expect(valueAt(started, 'hero.title.text')).toBe('One');
    expect(box.getSnapshot().context.text).toBe('Two');
  });

  test('blank text is not sent', () => {
    const { chat, pick, say, box } = startChat();
    pick('Hero');
    pick('Title');
    say('   ');
    expect(chat.getSnapshot().value).toEqual({ ready: 'field' });
    expect(box.getSnapshot().can({ type: 'message.send', at: 1 })).toBe(false);
  });

  test('a URL without a scheme gets https, and the answer shows the stored value', async () => {
    const started = startChat();
    const { pick, say, second, texts } = started;
    for (const label of ['Hero', 'Button', 'URL']) pick(label);
    say('example.com');
    await second();
    expect(valueAt(started, 'hero.button.url')).toBe('https://example.com');
    expect(texts().at(-1)).toBe(
      '✓ Updated URL to "https://example.com". What would you like to modify next?',
    );
  });

  test('picking an option sets its value', async () => {
    const started = startChat();
    const { pick, second } = started;
    pick('Global Settings');
    pick('Font Family');
    pick('Georgia');
    await second();
    expect(valueAt(started, 'globalSettings.fontFamily')).toBe('Georgia');
  });

  test('editing an item of a list changes that item only', async () => {
    const started = startChat();
    const { pick, say, second } = started;
    for (const label of ['Benefits', 'Benefit', 'Item 2', 'Title']) pick(label);
    say('Later');
    await second();
    expect(valueAt(started, 'benefits.items')).toEqual([
      { icon: 'fas fa-house', title: 'Near' },
      { icon: 'fas fa-clock', title: 'Later' },
    ]);
  });

  test('a simulated second that fails still leads to the answer', async () => {
    const { pick, say, waits, texts } = startChat();
    pick('Hero');
    pick('Title');
    say('Hello');
    waits[0]?.fail();
    await settle();
    expect(texts().at(-1)).toBe('✓ Updated Title to "Hello". What would you like to modify next?');
  });

  test('the answer waits for the commit if that takes longer than the second', async () => {
    const started = startChat();
    const { storage, pick, say, second, chat } = started;
    const disk = Promise.withResolvers<void>();
    storage.isReady = disk.promise;
    pick('Hero');
    pick('Title');
    say('Hello');
    await second();
    expect(chat.getSnapshot().value).toEqual('waiting');
    expect(editOf(started)).toEqual({ second: 'over', answer: 'asked' });
    disk.resolve();
    await settle();
    expect(chat.getSnapshot().value).toEqual({ ready: 'menu' });
  });

  test('undo during the second restores the value and does not change the answer', async () => {
    const started = startChat();
    const { pick, say, second, site, texts } = started;
    pick('Hero');
    pick('Title');
    say('Hello');
    site.send({ type: 'step.undo', at: 1 });
    expect(valueAt(started, 'hero.title.text')).toBe('Welcome');
    await second();
    expect(texts().at(-1)).toBe('✓ Updated Title to "Hello". What would you like to modify next?');
  });

  test('a place requested during the second opens after the answer', async () => {
    const { chat, pick, say, second, texts } = startChat();
    pick('Hero');
    pick('Title');
    say('Hello');
    chat.send({ type: 'place.open', target: 'benefits', at: 3 });
    expect(texts().at(-1)).toBe('Hello');
    await second();
    expect(texts().slice(-2)).toEqual(['Benefits', 'What would you like to modify in Benefits?']);
    expect(chat.getSnapshot().value).toEqual({ ready: 'menu' });
  });

  test('where the chat is, it says once its message box knows: who hears of it may put a text there', async () => {
    const { chat, box, pick, say, second } = startChat();
    const heard: string[] = [];
    chat.on('place.entered', () => heard.push(box.getSnapshot().context.field));
    pick('Hero');
    pick('Title');
    say('Hello');
    chat.send({ type: 'place.open', target: 'benefits.items[1].title', at: 3 });
    await second();
    expect(heard).toEqual(['hero.title.text', 'benefits.items[1].title']);
  });

  test('the field itself, requested again during the second, opens again after the answer', async () => {
    const { chat, pick, say, second, texts } = startChat();
    pick('Hero');
    pick('Title');
    say('Hello');
    chat.send({ type: 'place.open', target: 'hero.title.text', at: 3 });
    await second();
    expect(texts().slice(-2)).toEqual(['Title', 'Please enter the value for Title:']);
    expect(chat.getSnapshot().value).toEqual({ ready: 'field' });
  });

  test('full storage does not prevent the edit', async () => {
    const started = startChat();
    started.storage.isFull = true;
    started.pick('Hero');
    started.pick('Title');
    started.say('Hello');
    await started.second();
    expect(valueAt(started, 'hero.title.text')).toBe('Hello');
    expect(selectSaving(started.site.getSnapshot())).toBe('notSaved');
    expect(started.messages().at(-1)?.isSuccess).toBe(true);
  });
});

describe('the toggle', () => {
  const openVisible = () => {
    const started = startChat();
    for (const label of ['Hero', 'Button', 'Visible']) started.pick(label);
    const { editor } = started.chat.getSnapshot().children;
    if (!editor) throw new Error('No editor was opened');
    return { ...started, editor };
  };

  test('the popover opens with the field and reports the choice', async () => {
    const { editor, ...started } = openVisible();
    expect(editor.getSnapshot().value).toMatchObject({ kind: 'toggle', popover: { open: 'choosing' } });
    editor.send({ type: 'value.choose', value: false, said: 'Hide', at: 1 });
    expect(editor.getSnapshot().value).toMatchObject({ kind: 'toggle', popover: 'chosen' });
    expect(started.messages().at(-1)).toEqual({ text: 'Hide', isUser: true, at: 1 });
    await started.second();
    expect(valueAt(started, 'hero.button.visible')).toBe(false);
    expect(started.texts().slice(-2)).toEqual([
      'Hide',
      '✓ Updated Visible to "Hide". What would you like to modify next?',
    ]);
  });

  test.each([
    ['Hide', false],
    [' show ', true],
    ['perhaps', 'perhaps'],
  ])('typing %j sets %j', async (text, value) => {
    const started = openVisible();
    started.say(text);
    await started.second();
    expect(valueAt(started, 'hero.button.visible')).toBe(value);
  });

  test('closing the popover keeps the stack, and Choose opens it again', () => {
    const { editor, chat, pick, messages, box } = openVisible();
    const before = messages();
    box.send({ type: 'draft.change', text: 'false' });
    editor.send({ type: 'popover.close' });
    expect(box.getSnapshot().context.text).toBe('false');
    expect(editor.getSnapshot().value).toMatchObject({ kind: 'toggle', popover: 'closed' });
    expect(messages()).toEqual(before);
    pick('Choose');
    expect(editor.getSnapshot().value).toMatchObject({ kind: 'toggle', popover: { open: 'choosing' } });
    expect(chat.getSnapshot().value).toEqual({ ready: 'field' });
  });

  test('a value can be typed while the popover is open', async () => {
    const started = openVisible();
    started.say('true');
    await started.second();
    expect(valueAt(started, 'hero.button.visible')).toBe('true');
  });
});

describe('direct updates', () => {
  test('a path and a value update the field and leave the stack as it is', async () => {
    const started = startChat();
    started.pick('Hero');
    started.say('header.logoText New name');
    await started.second();
    expect(valueAt(started, 'header.logoText')).toBe('New name');
    expect(started.texts().at(-1)).toBe(
      '✓ Updated Logo Text to "New name". What would you like to modify next?',
    );
    expect(started.options()).toEqual(['Title', 'Button']);
    expect(
      started.chat
        .getSnapshot()
        .context.stack.slice(1)
        .map((frame) => frame.place),
    ).toEqual([['hero']]);
  });

  test('a path without a value is refused after the simulated second, without a command to the site', async () => {
    const { say, texts, second, options, site } = startChat();
    const facts: unknown[] = [];
    site.on('*', (fact) => facts.push(fact));
    say('hero.title.text');
    expect(texts().at(-1)).toBe('hero.title.text');
    await second();
    expect(texts().slice(-2)).toEqual(['hero.title.text', en.chat.invalidCommand]);
    expect(facts).toEqual([]);
    expect(options()).toEqual([
      'Hero',
      'Benefits',
      'Global Settings',
      'Look',
      'Page',
      'Sections',
      'What can I do?',
    ]);
  });

  test('what a refused text may have been about is not offered again where an edit is refused', async () => {
    const hero = { label: 'Did you mean Hero?', command: { type: 'place.open', target: 'hero' } } as const;
    const { chat, say, second, texts, options } = startChat(exampleConfig, {
      read: () => ({ isRequest: false, options: [hero] }),
    });
    const menu = options();
    say('Hola');
    await second();
    expect(options()).toEqual([hero.label, ...(menu ?? [])]);
    chat.send({ type: 'plan.chosen', edits: [{ path: 'hero', typed: 'Hi' }], said: 'Both', at: 9 });
    await second();
    expect(texts().slice(-2)).toEqual(['Both', en.chat.notUpdatable]);
    expect(options()).toEqual(menu);
  });

  test('several edits that leave something to fill in lead there once they are made', async () => {
    const { chat, second, texts, options } = startChat();
    const edits = [{ path: 'hero.title.text', typed: 'Hi' }];
    chat.send({ type: 'plan.chosen', edits, told: '✓ Done.', leadsTo: 'hero', said: 'Do it', at: 9 });
    await second();
    expect(texts().slice(-4)).toEqual([
      'Do it',
      en.chat.next('✓ Done.'),
      'Hero',
      'What would you like to modify in Hero?',
    ]);
    expect(options()).toEqual(['Title', 'Button']);
  });

  test('a path that may not be updated leaves the config untouched', async () => {
    const { say, second, texts, site, saves } = startChat();
    say('nowhere.at all');
    await settle();
    expect(texts().at(-1)).toBe('nowhere.at all');
    await second();
    expect(texts().at(-1)).toBe(en.chat.notUpdatable);
    expect(site.getSnapshot().context.config).toBe(exampleConfig);
    expect(saves).toEqual([]);
  });
});

describe('an offer', () => {
  const rename = {
    label: 'Title (Benefit 2), in the benefits: "Offered"',
    command: { type: 'plan.chosen', edits: [{ path: 'benefits.items[1].title', typed: 'Offered' }] },
  } as const;
  const offering = () => startChat(exampleConfig, { read: () => ({ isRequest: true, options: [rename] }) });
  const titles = (started: Started) => [0, 1].map((at) => valueAt(started, `benefits.items[${at}].title`));

  test('keeps the item that it showed where its list is moved meanwhile, and where that is undone', async () => {
    const started = offering();
    const { pick, say, second, options, site } = started;
    const [first] = titles(started);
    say('call it Offered');
    site.send({ type: 'site.arrange', commandId: 'other', act: 'moveUp', path: 'benefits.items[1]' });
    expect(options()?.[0]).toBe('Title (Benefit 1), in the benefits: "Offered"');
    site.send({ type: 'step.undo', at: 5 });
    expect(options()?.[0]).toBe(rename.label);
    site.send({ type: 'step.redo', at: 6 });
    pick(options()?.[0] ?? '');
    await second();
    expect(titles(started)).toEqual(['Offered', first]);
  });

  test('of an item that is gone is refused', async () => {
    const started = offering();
    const { pick, say, second, texts, site } = started;
    const [first] = titles(started);
    say('call it Offered');
    site.send({ type: 'site.arrange', commandId: 'other', act: 'remove', path: 'benefits.items[1]' });
    pick(rename.label);
    await second();
    expect([texts().at(-1), titles(started)]).toEqual([en.chat.notUpdatable, [first, undefined]]);
  });

  test('is agreed to or declined by a word, as by a click', async () => {
    const started = offering();
    const { say, second, texts } = started;
    say('call it Offered');
    say('no');
    expect(texts().slice(-2)).toEqual([en.chat.leave, en.chat.mainMenu]);
    say('call it Offered');
    say('ok do it');
    await second();
    expect(texts().at(-2)).toBe(rename.label);
    expect(titles(started)[1]).toBe('Offered');
  });

  test('stands before what the greeting offers', () => {
    const { say, options } = startChat(landingBusiness.base, {
      read: () => ({ isRequest: true, options: [rename] }),
    });
    say('call it Offered');
    expect(options()?.slice(0, 4)).toEqual([
      rename.label,
      en.chat.leave,
      en.interview.options.start,
      en.chat.dialogs.comeBack,
    ]);
  });
});

describe('arranging', () => {
  const placesOf = ({ chat }: Started) =>
    chat
      .getSnapshot()
      .context.stack.slice(1)
      .map(({ place }) => place.join('.'));

  test('removing an item is saved without the simulated second, and undo restores the item', async () => {
    const started = startChat();
    const { chat, pick, site, saves, texts, options, waits } = started;
    for (const label of ['Benefits', 'Benefit', 'Item 1', 'Remove']) pick(label);
    expect(chat.getSnapshot().value).toEqual('waiting');
    expect(chat.getSnapshot().hasTag('working')).toBe(true);
    pick('Remove');
    await settle();
    expect(saves).toHaveLength(1);
    expect(waits).toEqual([]);
    expect(texts().slice(-2)).toEqual(['Remove', '✓ Benefit 1 removed. What would you like to modify next?']);
    expect(options()).toEqual(['Item 1', 'Add item', 'Edit as a table']);
    expect(placesOf(started)).toEqual(['benefits', 'benefits.items']);
    site.send({ type: 'step.undo', at: 5 });
    expect(options()).toEqual(['Item 1', 'Item 2', 'Add item', 'Edit as a table']);
    expect(site.getSnapshot().context.config).toEqual(exampleConfig);
  });

  test.each(['Move up', 'Duplicate', 'Remove'])('what was said in an item stays after %s', async (act) => {
    const { pick, say, second, texts } = startChat();
    for (const label of ['Benefits', 'Benefit', 'Item 2', 'Title']) pick(label);
    say('Second');
    await second();
    const before = texts();
    expect(before.slice(-2)).toEqual([
      'Second',
      '✓ Updated Title to "Second". What would you like to modify next?',
    ]);
    pick(act);
    await settle();
    expect(texts().slice(0, -2)).toEqual(before);
  });

  test('adding an item opens it; undoing the addition goes back to the list and keeps the draft', async () => {
    const started = startChat();
    const { chat, pick, say, site, second, messages, box } = started;
    for (const label of ['Benefits', 'Benefit']) pick(label);
    say('ADD ITEM');
    await settle();
    expect(placesOf(started).at(-1)).toBe('benefits.items.2');
    pick('Title');
    say('Open');
    await second();
    expect(valueAt(started, 'benefits.items[2]')).toEqual({ icon: 'fas fa-house', title: 'Open' });
    site.send({ type: 'step.undo', at: 5 });
    pick('Title');
    box.send({ type: 'draft.change', text: 'Late' });
    site.send({ type: 'step.undo', at: 6 });
    expect(placesOf(started)).toEqual(['benefits', 'benefits.items']);
    expect(chat.getSnapshot().value).toEqual({ ready: 'menu' });
    expect(box.getSnapshot().context.text).toBe('Late');
    expect(messages().at(-1)?.buttons).toEqual(['Item 1', 'Item 2', 'Add item', 'Edit as a table']);
  });

  test('an open field of an item closes only when another item takes its index', async () => {
    const started = startChat();
    const { chat, pick, say, site, second, box } = started;
    const elsewhere = (act: 'add' | 'moveDown' | 'remove', path: string) => {
      site.send({ type: 'site.arrange', commandId: 'other', act, path });
      site.send({ type: 'step.undo', at: 5 });
    };
    say('benefits.items[0].title Mine');
    await second();
    for (const label of ['Benefits', 'Benefit', 'Item 1', 'Title']) pick(label);
    box.send({ type: 'draft.change', text: 'Half a' });
    elsewhere('add', 'benefits.items[2]');
    elsewhere('remove', 'benefits.items[1]');
    site.send({ type: 'step.undo', at: 6 });
    expect(chat.getSnapshot().value).toEqual({ ready: 'field' });
    elsewhere('moveDown', 'benefits.items[0]');
    expect(placesOf(started)).toEqual(['benefits', 'benefits.items']);
    expect(chat.getSnapshot().value).toEqual({ ready: 'menu' });
    expect(box.getSnapshot().context.text).toBe('Half a');
    for (const label of ['Item 1', 'Title']) pick(label);
    elsewhere('remove', 'benefits.items[0]');
    expect(placesOf(started)).toEqual(['benefits', 'benefits.items']);
  });

  test('undoing another field keeps the open field, its editor and the draft', async () => {
    const { chat, pick, say, site, second, box } = startChat();
    say('header.logoText New');
    await second();
    for (const label of ['Hero', 'Title']) pick(label);
    box.send({ type: 'draft.change', text: 'Half a' });
    const { editor } = chat.getSnapshot().children;
    site.send({ type: 'step.undo', at: 5 });
    expect(chat.getSnapshot().value).toEqual({ ready: 'field' });
    expect(box.getSnapshot().context.text).toBe('Half a');
    expect(chat.getSnapshot().children.editor).toBe(editor);
  });

  test('moving or hiding a section updates the options of every level', async () => {
    const started = startChat();
    const { chat, pick, options } = started;
    for (const label of ['Sections', 'Hero', 'Move down']) pick(label);
    await settle();
    expect(options()).toEqual(['Move up', 'Hide']);
    pick('Hide');
    await settle();
    expect(options()).toEqual(['Move up', 'Show']);
    expect(valueAt(started, 'hero.hidden')).toBe(true);
    expect(valueAt(started, 'globalSettings.sectionOrder')).toBe('benefits,hero');
    chat.send({ type: 'step.back' });
    expect(options()).toEqual(['Benefits', 'Hero', 'Add a section']);
    chat.send({ type: 'step.back' });
    expect(options()).toEqual([
      'Benefits',
      'Hero',
      'Global Settings',
      'Look',
      'Page',
      'Sections',
      'What can I do?',
    ]);
  });

  test('full storage does not prevent an arrangement', async () => {
    const started = startChat();
    started.storage.isFull = true;
    for (const label of ['Benefits', 'Benefit', 'Add item']) started.pick(label);
    await settle();
    expect(selectSaving(started.site.getSnapshot())).toBe('notSaved');
    expect(placesOf(started).at(-1)).toBe('benefits.items.2');
  });
});

test('a draft that is used is written where sending it would write it, also beside its field', () => {
  const started = startChat();
  const { chat, pick, box } = started;
  for (const label of ['Global Settings', 'Font Family']) pick(label);
  box.send({ type: 'draft.change', text: 'Embed this font' });
  chat.send({ type: 'place.open', target: 'hero', at: 5 });
  box.send({ type: 'draft.use', path: 'globalSettings.fontFamily' });
  expect(valueAt(started, 'globalSettings.embedFont')).toBe(true);
  expect(valueAt(started, 'globalSettings.fontFamily')).toBe(
    valueAt(startChat(), 'globalSettings.fontFamily'),
  );
  expect(box.getSnapshot().context.drafts).toEqual({});
});

test('an editor begins with the text that was left for its field', () => {
  const { chat, box, pick } = startChat();
  for (const label of ['Global Settings', 'Primary Color']) pick(label);
  box.send({ type: 'draft.change', text: '#abcdef' });
  chat.send({ type: 'place.open', target: 'hero', at: 5 });
  chat.send({ type: 'place.open', target: 'globalSettings.primaryColor', at: 6 });
  expect(chat.getSnapshot().children.editor?.getSnapshot().context.custom).toBe('#abcdef');
  chat.send({ type: 'step.back' });
  pick('Primary Color');
  expect(chat.getSnapshot().children.editor?.getSnapshot().context.custom).toBeUndefined();
});

test('a text of before a reload waits while its field is being answered', () => {
  const path = 'hero.title.text';
  const { chat, pick, say, box } = startChat(exampleConfig, { fromLastVisit: { [path]: 'Kept' } });
  for (const label of ['Hero', 'Title']) pick(label);
  say('New');
  const { context } = chat.getSnapshot();
  box.send({ type: 'draft.resume', path, at: 9 });
  expect(chat.getSnapshot().context).toBe(context);
});

test('a picture further down is offered for the top of the page, where it goes in one step', async () => {
  const started = startChat(landingBusiness.base);
  const { site, pick, say, second, options } = started;
  const picture = 'https://pictures.example/a.webp';
  for (const label of ['Features', 'Image']) pick(label);
  say(picture);
  await second();
  const label = en.chat.openWithPicture;
  expect([valueAt(started, 'hero.image'), options()]).toEqual(['', expect.arrayContaining([label])]);
  pick(label);
  await second();
  const places = ['hero.image', 'features.image'];
  expect(places.map((path) => valueAt(started, path))).toEqual([picture, picture]);
  expect(options()).not.toContain(label);
  site.send({ type: 'step.undo', at: 9 });
  expect(places.map((path) => valueAt(started, path))).toEqual(['', picture]);
});

test('replacing the site restarts the chat, even during an edit', async () => {
  const { chat, pick, say, site, texts } = startChat();
  pick('Hero');
  pick('Title');
  say('Hello');
  site.send({ type: 'site.reset', at: 9 });
  await settle();
  expect(texts()).toEqual([en.chat.greeting]);
  expect(chat.getSnapshot().value).toEqual({ ready: 'menu' });
});

test('the chat ignores the result of an edit that another actor requested', async () => {
  const started = startChat();
  const { chat, pick, say, site, storage } = started;
  storage.isReady = new Promise(() => {});
  pick('Hero');
  pick('Title');
  say('Hello');
  site.send({ type: 'edit.apply', commandId: 'other', path: 'nowhere', typed: 'Other' });
  await settle();
  expect(chat.getSnapshot().value).toEqual('waiting');
  expect(editOf(started)).toEqual({ second: 'running', answer: 'asked' });
});

test('picking a dialog option requests the dialog, posts the click and asks again', () => {
  const { chat, pick, messages } = startChat();
  const requests: unknown[] = [];
  chat.on('dialog.requested', (fact) => requests.push(fact));
  pick('What can I do?');
  const before = messages();
  pick('Publish my website');
  expect(requests).toEqual([{ type: 'dialog.requested', dialog: 'publish', at: 2 }]);
  expect(messages()).toEqual([
    ...before,
    { text: 'Publish my website', isUser: true, at: expect.any(Number) },
    { ...before.at(-1), at: expect.any(Number) },
  ]);
});
