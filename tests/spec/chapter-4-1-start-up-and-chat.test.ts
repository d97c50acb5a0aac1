import { describe, expect } from 'vitest';
import { landingOutline } from '../../templates/landing-business/outline.ts';
import { moonlightOutline } from '../../templates/moonlight/outline.ts';
import type { BuilderPage } from '../harness/builder-page.ts';
import { test } from '../harness/builder-test.ts';
import { changeTemplate, openWith, storedConfig } from './visits.ts';

const GREETING = "Hi, I'm your website editor assistant. Modify your website by clicking the buttons below.";
const LANDING_MENU = [
  'Hero',
  'Benefits',
  'Features',
  'Call to Action',
  'Footer',
  'Global Settings',
  'Sections',
];
const PORTFOLIO_MENU = ['Home', 'Services', 'Portfolio', 'Global Settings', 'Sections'];

/** SPEC §4: States and transitions, from the start-up to the chat. */
describe('4. Start-up', () => {
  test('the config is loaded from browser storage', async ({ builder }) => {
    await builder.say('hero.title.text Back again');
    await builder.second();
    await builder.page.reload();
    await heading(builder, 'Back again').waitFor();
  });

  test('if absent or unreadable, the landing_business template is used', async ({ builder, openBuilder }) => {
    const template = async ({ page }: BuilderPage) =>
      page.getByRole('combobox', { name: 'Template' }).inputValue();
    expect(await builder.stored('websiteConfig')).toBeNull();
    expect(await template(builder)).toBe('landing_business');
    const unreadable = await openWith(openBuilder, '{"_templateId":"moonlight"');
    expect(await template(unreadable)).toBe('landing_business');
    expect(await unreadable.options()).toEqual(LANDING_MENU);
    await heading(unreadable, 'Small repairs, done right the first time').waitFor();
  });

  test('a template id but no structure: the structure is restored from that template', async ({
    openBuilder,
  }) => {
    const builder = await openWith(openBuilder, { _templateId: 'moonlight', home: { title: 'My drawings' } });
    expect(await builder.options()).toEqual(PORTFOLIO_MENU);
    await heading(builder, 'My drawings').waitFor();
    await builder.say('home.description All of them');
    await builder.second();
    const { _structure, home } = await storedConfig(builder);
    expect(_structure).toEqual(JSON.parse(JSON.stringify(moonlightOutline.base._structure)));
    expect(home).toMatchObject({ title: 'My drawings', description: 'All of them' });
  });

  test('a different template id resets the greeting', async ({ builder }) => {
    await builder.pick('Hero');
    await builder.pick('Title');
    await changeTemplate(builder, 'Portfolio', 'moonlight');
    expect(await builder.transcript()).toEqual([GREETING]);
    expect(await builder.options()).toEqual(PORTFOLIO_MENU);
  });
});

describe('Chat navigation', () => {
  test('a stack of visited nodes: picking a section or child pushes it, Back pops one level', async ({
    builder,
  }) => {
    const { page } = builder;
    const levels: string[][] = [];
    for (const option of ['Footer', 'Social Links', 'Facebook', 'URL']) {
      levels.push(await builder.transcript());
      await builder.pick(option);
    }
    const back = page.getByRole('button', { name: 'Back', exact: true });
    for (const level of levels.reverse()) {
      expect(await builder.transcript()).not.toEqual(level);
      await back.click();
      expect(await builder.transcript()).toEqual(level);
    }
    expect(await back.isDisabled()).toBe(true);
  });

  test('Back restores earlier messages and input/picker visibility', async ({ builder }) => {
    await builder.pick('Hero');
    const earlier = [await builder.transcript(), await builder.options()];
    await builder.pick('Background Color');
    await builder.popover('Select a color').waitFor();
    expect(await builder.messageBox().getAttribute('placeholder')).toBe('Enter your value here...');
    await builder.back();
    expect([await builder.transcript(), await builder.options()]).toEqual(earlier);
    expect(await builder.popover('Select a color').count()).toBe(0);
    expect(await builder.messageBox().getAttribute('placeholder')).toBe(
      'Type here if you need something specific...',
    );
  });

  test('Main Menu clears the stack and shows the section list', async ({ builder }) => {
    for (const option of ['Hero', 'Button', 'Visible']) await builder.pick(option);
    const before = await builder.transcript();
    await builder.mainMenu();
    expect(await builder.transcript()).toEqual([...before, 'What would you like to modify?']);
    expect(await builder.options()).toEqual(LANDING_MENU);
    expect(await builder.popover('Toggle').count()).toBe(0);
    expect(await builder.page.getByRole('button', { name: 'Back', exact: true }).isDisabled()).toBe(true);
  });

  test("a node with children asks 'What would you like to modify in X?' and lists child names", async ({
    builder,
  }) => {
    await builder.pick('Hero');
    expect(await asked(builder)).toEqual([
      'What would you like to modify in Hero?',
      ['Title', 'Subtitle', 'Background Color', 'Text Color', 'Button'],
    ]);
    await builder.pick('Button');
    expect(await asked(builder)).toEqual([
      'What would you like to modify in Button?',
      ['Text', 'Color', 'Text Color', 'URL', 'Visible'],
    ]);
  });

  test("an array node asks 'Please select which X item you want to modify:' and lists 'Item 1..n', then Add item", async ({
    builder,
  }) => {
    await builder.pick('Benefits');
    await builder.pick('Benefit');
    expect(await asked(builder)).toEqual([
      'Please select which Benefit item you want to modify:',
      ['Item 1', 'Item 2', 'Item 3', 'Add item'],
    ]);
    await builder.pick('Item 2');
    expect(await builder.options()).toEqual([
      'Icon',
      'Title',
      'Description',
      'Icon Color',
      'Background Color',
      'Move up',
      'Move down',
      'Duplicate',
      'Remove',
    ]);
  });

  test('a leaf opens an editor by type: color, icon, image, boolean, anything else a text input', async ({
    builder,
  }) => {
    const opens = async (...options: string[]) => {
      await builder.mainMenu();
      for (const option of options) await builder.pick(option);
      const popover = builder.page.getByRole('dialog');
      return (await popover.count()) > 0 ? popover.getByRole('heading').first().innerText() : 'no popover';
    };
    expect(await opens('Global Settings', 'Primary Color')).toBe('Select a color');
    expect(await opens('Benefits', 'Benefit', 'Item 3', 'Icon')).toBe('Select an icon');
    expect(await opens('Features', 'Image')).toBe('Upload Image');
    expect(await opens('Call to Action', 'Button', 'Visible')).toBe('Toggle');
    expect(await opens('Footer', 'Phone')).toBe('no popover');
    expect(await asked(builder)).toEqual(['Please enter the value for Phone:', []]);
    expect(await opens('Hero', 'Button', 'URL')).toBe('no popover');
    expect(await asked(builder)).toEqual(['Please enter the value for URL:', []]);
  });

  test('children with editable false are hidden from button lists', async ({ builder, openBuilder }) => {
    expect(await asked(builder)).toEqual([GREETING, LANDING_MENU]);
    const { globalSettings, sections } = landingOutline.base._structure;
    const locked = sections.map((section) => ({
      ...section,
      editable: section.id !== 'benefits' && section.editable,
      children: section.children.map((child) => ({ ...child, editable: child.name !== 'Title' })),
    }));
    const other = await openWith(openBuilder, {
      ...landingOutline.base,
      _structure: { globalSettings, sections: locked },
    });
    expect(await other.options()).toEqual(LANDING_MENU.filter((name) => name !== 'Benefits'));
    await other.pick('Hero');
    expect(await other.options()).toEqual(['Subtitle', 'Background Color', 'Text Color', 'Button']);
  });

  test('after a successful edit it pops one level and posts a check mark, the message, what next, the siblings', async ({
    builder,
  }) => {
    await builder.pick('Footer');
    await builder.pick('Phone');
    await builder.say('555 0100');
    await builder.second();
    expect(await builder.transcript()).toEqual([
      GREETING,
      'Footer',
      'What would you like to modify in Footer?',
      '555 0100',
      '✓ Updated Phone to "555 0100". What would you like to modify next?',
    ]);
    expect(await builder.options()).toEqual([
      'Description',
      'Background Color',
      'Text Color',
      'Address',
      'Email',
      'Phone',
      'Social Links',
    ]);
    await builder.back();
    expect(await builder.transcript()).toEqual([GREETING]);
  });

  test('if the stack is empty it returns to the main menu', async ({ builder }) => {
    await builder.say('footer.phone 555 0101');
    await builder.second();
    expect(await asked(builder)).toEqual([
      '✓ Updated Phone to "555 0101". What would you like to modify next?',
      LANDING_MENU,
    ]);
  });

  test('edit commands are simulated locally: a 1 second wait, no network request', async ({ builder }) => {
    const { page } = builder;
    await heading(builder, 'Small repairs, done right the first time').waitFor();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await builder.freeze();
    await builder.say('hero.title.text One second later');
    await page.clock.runFor(999);
    expect([await send.innerText(), await builder.stored('websiteConfig')]).toEqual(['...', null]);
    await page.clock.runFor(1);
    await heading(builder, 'One second later').waitFor();
    await send.filter({ hasText: 'Send' }).waitFor();
    expect(requests).toEqual([]);
  });
});

/** What the latest message says, and what it offers. */
async function asked(builder: BuilderPage): Promise<[string, string[]]> {
  return [await builder.lastMessage(), await builder.options()];
}

function heading(builder: BuilderPage, name: string) {
  return builder.preview().getByRole('heading', { level: 1, name, exact: true });
}
