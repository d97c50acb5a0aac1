import type { Locator, Page, Request, Route } from 'playwright';
import { describe, expect } from 'vitest';
import type { DeployRequest } from '../../domain/publish/deploy.ts';
import { landingBusiness } from '../../templates/landing-business/template.ts';
import { moonlight } from '../../templates/moonlight/template.ts';
import {
  changeTemplate,
  openWith,
  storedConfig,
  storedSiteId,
  storedValue,
} from '../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../harness/builder/builder-page.ts';
import { test } from '../harness/builder/builder-test.ts';
import { expectOptions } from './specified-options.ts';

const GREETING = "Hi, I'm your website editor assistant. Modify your website by clicking the buttons below.";
const START_TITLE = 'Small repairs, big relief';
const LANDING_MENU = ['Hero', 'Benefits', 'Features', 'Call to Action', 'Footer', 'Global Settings'];
const PORTFOLIO_MENU = ['Home', 'Services', 'Portfolio', 'Global Settings'];
const HERO = ['Title', 'Subtitle', 'Background Color', 'Text Color', 'Button', 'Image'];

/** Chapter 4 of docs/product.md: states and transitions. */
describe('§4.1 Start-up', () => {
  test('4.1.1, 8.1 if it is absent or unreadable, the landing_business template is used', async ({
    builder,
  }) => {
    const template = () => dropdown(builder).inputValue();
    expect(await builder.stored('websiteConfig')).toBeNull();
    for (const raw of [null, '{"_templateId":"moonlight"', '{"_structure":{"sections":"none"}}']) {
      if (raw !== null) {
        await builder.page.evaluate((text) => localStorage.setItem('websiteConfig', text), raw);
        await builder.reload();
      }
      await heading(builder, START_TITLE).waitFor();
      expect(await template()).toBe('landing_business');
      await expectOptions(builder, LANDING_MENU);
    }
  });
});

describe('§4.2 Chat navigation', () => {
  test('4.2.1 a stack of visited nodes: picking a section or child pushes it, Back pops one level; 4.2.2 Back restores earlier messages and input/picker visibility', async ({
    builder,
  }) => {
    const levels: Awaited<ReturnType<typeof shown>>[] = [];
    for (const option of ['Benefits', 'Benefit', 'Item 2', 'Title']) {
      levels.push(await shown(builder));
      await builder.pick(option);
    }
    const back = builder.page.getByRole('button', { name: 'Back', exact: true });
    for (const level of levels.reverse()) {
      expect(await shown(builder)).not.toEqual(level);
      await back.click();
      expect(await shown(builder)).toEqual(level);
    }
    expect(await back.isDisabled()).toBe(true);
  });

  test('4.2.2 Back restores earlier messages and input/picker visibility: from a picker, and once it was closed', async ({
    builder,
  }) => {
    await builder.pick('Hero');
    const hero = await shown(builder);
    expect(hero).toEqual({
      transcript: [GREETING, 'Hero', 'What would you like to modify in Hero?'],
      options: HERO,
      popovers: [],
      placeholder: 'Type here if you need something specific...',
    });
    await builder.pick('Background Color');
    await builder.popover('Select a color').waitFor();
    expect(await shown(builder)).toMatchObject({
      popovers: ['Select a color'],
      placeholder: 'Enter your value here...',
    });
    await builder.back();
    expect(await shown(builder)).toEqual(hero);
    await builder.pick('Background Color');
    const picker = builder.popover('Select a color');
    await picker.getByRole('button', { name: 'Close', exact: true }).click();
    await picker.waitFor({ state: 'detached' });
    await builder.back();
    expect(await shown(builder)).toEqual(hero);
  });

  test('4.2.2 Back restores the level before an edit, and before a direct update', async ({ builder }) => {
    const first = await shown(builder);
    // The interview is offered until the website is touched.
    const greeting = { ...first, options: first.options.slice(2) };
    await builder.pick('Hero');
    const hero = await shown(builder);
    await builder.pick('Button');
    await builder.pick('Text');
    await builder.say('Call us');
    await builder.second();
    await builder.back();
    expect(await shown(builder)).toEqual(hero);
    await builder.back();
    expect(await shown(builder)).toEqual(greeting);
    await builder.pick('Footer');
    await builder.say('hero.title.text Typed at the footer');
    await builder.second();
    await builder.back();
    expect(await shown(builder)).toEqual(greeting);
  });

  test("4.2.3 Main Menu clears the stack and shows the section list; 4.2.4 a node with children asks 'What would you like to modify in X?' and lists child names; 4.2.5 an array node asks 'Please select which X item you want to modify:' and lists 'Item 1..n'", async ({
    builder,
  }) => {
    await builder.pick('Benefits');
    await builder.pick('Benefit');
    expect(await builder.lastMessage()).toBe('Please select which Benefit item you want to modify:');
    await expectOptions(builder, ['Item 1', 'Item 2', 'Item 3']);
    expect(await builder.options()).not.toContain('Item 4');
    await builder.pick('Item 2');
    await expectOptions(builder, ['Icon', 'Title', 'Description', 'Icon Color', 'Background Color']);
    await builder.mainMenu();
    await builder.pick('Hero');
    expect(await builder.lastMessage()).toBe('What would you like to modify in Hero?');
    await expectOptions(builder, HERO);
    await builder.pick('Button');
    expect(await builder.lastMessage()).toBe('What would you like to modify in Button?');
    await expectOptions(builder, ['Text', 'Color', 'Text Color', 'URL', 'Visible']);
    await builder.pick('Visible');
    const before = await builder.transcript();
    await builder.mainMenu();
    expect(await builder.transcript()).toEqual([...before, 'What would you like to modify?']);
    await expectOptions(builder, LANDING_MENU);
    expect(await builder.popover('Toggle').count()).toBe(0);
    expect(await builder.page.getByRole('button', { name: 'Back', exact: true }).isDisabled()).toBe(true);
  });

  test('4.2.6 a leaf opens an editor by type: color, icon, image, boolean, anything else a text input; 2.2.7 popovers inside the chat, each with a close control', async ({
    builder,
  }) => {
    const open = async (...options: string[]) => {
      await builder.mainMenu();
      for (const option of options) await builder.pick(option);
    };
    const popover = builder.page.getByRole('region', { name: 'Chat', exact: true }).getByRole('dialog');
    for (const [title, ...options] of [
      ['Select a color', 'Hero', 'Background Color'],
      ['Select an icon', 'Benefits', 'Benefit', 'Item 1', 'Icon'],
      ['Upload Image', 'Features', 'Image'],
      ['Toggle', 'Hero', 'Button', 'Visible'],
    ]) {
      await open(...options);
      expect(await popover.getByRole('heading', { level: 2 }).innerText()).toBe(title);
      await popover.getByRole('button', { name: 'Close', exact: true }).click();
      expect(await popover.count()).toBe(0);
    }
    await open('Footer', 'Phone');
    expect(await promptOf(builder)).toEqual(['Please enter the value for Phone:', ['Leave it empty']]);
    expect(await popover.count()).toBe(0);
    await open('Hero', 'Button', 'URL');
    expect(await promptOf(builder)).toEqual(['Please enter the value for URL:', []]);
    expect(await popover.count()).toBe(0);
  });

  test('4.2.9 children with editable false are hidden from button lists', async ({ openBuilder }) => {
    const { globalSettings, sections } = landingBusiness.base._structure;
    const locked = sections.map((section) => ({
      ...section,
      editable: section.id !== 'benefits' && section.editable,
      children: section.children.map((child) => ({ ...child, editable: child.name !== 'Title' })),
    }));
    const builder = await openWith(openBuilder, {
      ...landingBusiness.base,
      _structure: { globalSettings, sections: locked },
    });
    await expectOptions(
      builder,
      LANDING_MENU.filter((name) => name !== 'Benefits'),
    );
    await builder.pick('Hero');
    await expectOptions(
      builder,
      HERO.filter((name) => name !== 'Title'),
    );
    expect(await builder.options()).not.toContain('Title');
  });

  test('4.2.7 after a successful edit it pops one level and posts a check mark, the message, what next, the siblings; if the stack is empty it returns to the main menu', async ({
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
    await expectOptions(builder, [
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
    await builder.say('footer.phone 555 0101');
    await builder.second();
    expect(await builder.lastMessage()).toBe(
      '✓ Updated Phone to "555 0101". What would you like to modify next?',
    );
    await expectOptions(builder, LANDING_MENU);
  });
});

/** The text and options of the latest message. */
async function promptOf(builder: BuilderPage): Promise<[string, string[]]> {
  return [await builder.lastMessage(), await builder.options()];
}

/** The visible state of the chat. */
async function shown(builder: BuilderPage) {
  return {
    transcript: await builder.transcript(),
    options: await builder.options(),
    popovers: await builder.page.getByRole('dialog').getByRole('heading', { level: 2 }).allInnerTexts(),
    placeholder: await builder.messageBox().getAttribute('placeholder'),
  };
}

function heading(builder: BuilderPage, name: string) {
  return builder.preview().getByRole('heading', { level: 1, name, exact: true });
}

const QUESTION = 'Changing templates will reset all customizations. Are you sure?';

describe('§4.3 Preview and configuration', () => {
  test('4.3.1 when the preview is updated, the config is saved, and its own site id and structure are kept, also where a new config lacks them', async ({
    openBuilder,
  }) => {
    const { globalSettings, sections } = landingBusiness.base._structure;
    const _structure = {
      globalSettings,
      sections: sections.map((section) =>
        section.id === 'hero' ? { ...section, name: 'Welcome' } : section,
      ),
    };
    const builder = await openWith(openBuilder, { ...landingBusiness.base, _structure });
    await builder.publish('keep@example.com');
    const _siteId = await storedSiteId(builder);
    await builder.say('hero.title.text Kept and saved');
    await builder.second();
    await builder.reload();
    const saved = await storedConfig(builder);
    expect([saved._siteId, saved._structure]).toEqual([_siteId, JSON.parse(JSON.stringify(_structure))]);
    expect(await storedValue(builder, 'hero.title.text')).toBe('Kept and saved');
    expect(await builder.stored('websiteHTML')).toContain('Kept and saved');
    await heading(builder, 'Kept and saved').waitFor();
    await expectOptions(builder, ['Welcome', ...LANDING_MENU.slice(1)]);
    const { _siteId: _, _structure: __, ...values } = saved;
    await builder.page.evaluate(
      (text) => localStorage.setItem('websiteConfig', text),
      JSON.stringify(values),
    );
    await builder.reload();
    await expect.poll(async () => (await storedConfig(builder))._siteId).toBe(_siteId);
    expect((await storedConfig(builder))._structure).toEqual(saved._structure);
    const call = nextDeploy(builder.page);
    await builder.publish('keep@example.com');
    expect(await call).toMatchObject({ siteName: _siteId, isUpdate: true });
  });

  test('4.3.2 changing template asks; if declined, nothing changes; if confirmed, the template id is set, the site id is removed, and the config is saved; 4.1.2 a different template id resets the chat to the greeting', async ({
    builder,
  }) => {
    const first = await builder.publish('change@example.com');
    await builder.say('hero.title.text Untouched');
    await builder.second();
    await builder.pick('Footer');
    const all = async () => ({
      stored: [await builder.stored('websiteConfig'), await builder.stored('websiteHTML')],
      transcript: await builder.transcript(),
      template: await dropdown(builder).inputValue(),
      heading: await headingText(builder),
    });
    const before = await all();
    await dropdown(builder).selectOption('Portfolio');
    const dialog = builder.page.getByRole('alertdialog', { name: 'Change template?', exact: true });
    expect(await dialog.getByText(QUESTION, { exact: true }).isVisible()).toBe(true);
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await all()).toEqual(before);

    await changeTemplate(builder, 'Portfolio', 'moonlight');
    expect(await builder.transcript()).toEqual([GREETING]);
    await expectOptions(builder, PORTFOLIO_MENU);
    expect(await storedConfig(builder)).toEqual(JSON.parse(JSON.stringify(moonlight.base)));
    await builder.reload();
    expect(await dropdown(builder).inputValue()).toBe('moonlight');
    const call = nextDeploy(builder.page);
    expect(await builder.publish('change@example.com')).not.toBe(first);
    expect((await call).isUpdate).toBe(false);
    expect((await fetch(first)).status).toBe(200);
  });
});

describe('§4.4 Publish flow', () => {
  test('4.4.2 closing the modal resets status, link, error and e-mail', async ({ builder }) => {
    const dialog = builder.deploymentStatus();
    expect(await reopened(builder)).toEqual(FRESH);
    await dialog.getByRole('textbox', { name: 'Email address' }).fill('no address');
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await dialog.getByRole('alert').waitFor();
    await closeDialog(builder);
    expect(await reopened(builder)).toEqual(FRESH);
    await fail(builder);
    await closeDialog(builder);
    expect(await reopened(builder)).toEqual(FRESH);
    await closeDialog(builder);
    await builder.publish('close@example.com');
    // The box is empty; the address of the publish is offered above it.
    const actions = ['Publish to the same address', ...FRESH.actions];
    expect(await reopened(builder)).toEqual({ ...FRESH, actions });
  });

  test('4.4.2 closing the modal while deploying resets it too; the late answer changes nothing', async ({
    builder,
  }) => {
    const { page } = builder;
    const dialog = builder.deploymentStatus();
    const sent: DeployRequest[] = [];
    page.on('request', (request) => {
      if (isDeploy(request)) sent.push(request.postDataJSON());
    });
    const release = await holdDeploys(page);
    const call = page.waitForRequest(isDeploy);
    await builder.submitPublish('close@example.com');
    await dialog.getByRole('button', { name: 'Publishing...', exact: true }).waitFor();
    await call;
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await reopened(builder)).toEqual(FRESH);
    await release();
    expect(await shownBy(dialog)).toEqual(FRESH);
    expect((await storedConfig(builder))._siteId).toBeUndefined();
    await closeDialog(builder);
    const address = await builder.publish('close@example.com');
    const id = new URL(address).pathname.split('/').at(-2);
    expect(sent.map(({ siteName, isUpdate }) => [siteName, isUpdate])).toEqual([
      [id, false],
      [id, false],
    ]);
  });

  test('4.4.3 a config that has a site id keeps it', async ({ openBuilder }) => {
    const id = `site-${Math.random().toString(36).slice(2).padEnd(7, '0').slice(0, 7)}`;
    const builder = await openWith(openBuilder, { _templateId: 'landing_business', _siteId: id });
    expect(new URL(await builder.publish('keeps@example.com')).pathname).toBe(`/s/${id}/`);
    expect(await storedSiteId(builder)).toBe(id);
  });

  test('4.4.3 first publish assigns a site id: site- and 7 random characters, stored in the config; later publishes are marked as updates of that site', async ({
    builder,
  }) => {
    const first = nextDeploy(builder.page);
    const address = await builder.publish('later@example.com');
    const _siteId = await storedSiteId(builder);
    expect(_siteId).toMatch(/^site-[a-z0-9]{7}$/);
    expect(await first).toMatchObject({ siteName: _siteId, isUpdate: false });
    expect(new URL(address).pathname).toBe(`/s/${_siteId}/`);
    await builder.say('hero.title.text Second version');
    await builder.second();
    const call = nextDeploy(builder.page);
    expect(await builder.publish('later@example.com')).toBe(address);
    expect(await call).toMatchObject({ siteName: _siteId, isUpdate: true });
    expect(await (await fetch(address)).text()).toContain('Second version');
  });

  test("4.4.4 template for publishing: the config's template id if found; otherwise detection by features; otherwise landing_business", async ({
    openBuilder,
  }) => {
    const sent = async (stored: object) => {
      const builder = await openWith(openBuilder, stored);
      const call = nextDeploy(builder.page);
      await builder.publish('template@example.com');
      const { templateId, html } = await call;
      const isLanding = html.includes('id="benefits"');
      const isPortfolio = html.includes('id="services"');
      return [templateId, isLanding, isPortfolio];
    };
    expect(await sent({ _templateId: 'moonlight', hero: { textColor: '#111111' } })).toEqual([
      'moonlight',
      false,
      true,
    ]);
    expect(await sent({ home: { title: 'No id, but a home' } })).toEqual(['basic', false, true]);
    expect(await sent({ globalSettings: { fontFamily: 'Georgia' } })).toEqual(['basic', true, false]);
  });
});

const FRESH = { status: '', links: 0, errors: 0, email: '', actions: ['Close', 'Publish'] };

/** The visible state of the publish dialog. */
async function shownBy(dialog: Locator) {
  return {
    status: (await dialog.getByRole('status').allInnerTexts()).join(),
    links: await dialog.getByRole('link').count(),
    errors: await dialog.getByRole('alert').count(),
    email: await dialog.getByRole('textbox', { name: 'Email address' }).inputValue(),
    actions: await dialog.locator('button:not([data-review] *)').allInnerTexts(),
  };
}

/** Opens the dialog again and returns its state. */
async function reopened(builder: BuilderPage) {
  await builder.page.getByRole('button', { name: 'Publish', exact: true }).click();
  // The form is fetched late.
  await builder.deploymentStatus().getByRole('textbox', { name: 'Email address' }).waitFor();
  return shownBy(builder.deploymentStatus());
}

async function closeDialog(builder: BuilderPage): Promise<void> {
  const dialog = builder.deploymentStatus();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Holds back the next deploy call until the returned function is called, which waits for the answer. */
async function holdDeploys(page: Page): Promise<() => Promise<void>> {
  const [released, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const hold = async (route: Route) => {
    await released.promise;
    // Closing the dialog has aborted the call.
    await route.continue().catch(() => undefined);
    answered.resolve();
  };
  await page.route('**/api/deploy', hold, { times: 1 });
  return () => {
    released.resolve();
    return answered.promise;
  };
}

const isDeploy = (request: Request) => new URL(request.url()).pathname === '/api/deploy';

/** The payload of the next deploy call. */
async function nextDeploy(page: Page): Promise<DeployRequest> {
  return (await page.waitForRequest(isDeploy)).postDataJSON();
}

/** Publishes with a failing server and waits for the error in the dialog. */
async function fail(builder: BuilderPage): Promise<void> {
  builder.problems.expect(/500/);
  const answer = { status: 500, json: { error: 'The disk is full.' } };
  await builder.page.route('**/api/deploy', (route) => route.fulfill(answer), { times: 1 });
  await builder.submitPublish('fail@example.com');
  await builder.deploymentStatus().getByRole('alert').waitFor();
}

function dropdown({ page }: BuilderPage) {
  return page.getByRole('combobox', { name: 'Template' });
}

function headingText(builder: BuilderPage): Promise<string> {
  return builder.preview().getByRole('heading', { level: 1 }).innerText();
}
