import type { Page, Request } from 'playwright';
import { describe, expect } from 'vitest';
import type { DeployRequest, DeployResult } from '../../src/domain/deploy/deploy.ts';
import { landingBusiness } from '../../templates/landing-business/template.ts';
import { moonlight } from '../../templates/moonlight/template.ts';
import { changeTemplate, openWith, storedConfig, storedValue } from '../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../harness/builder/builder-page.ts';
import { test } from '../harness/builder/builder-test.ts';
import { startSite } from '../machines/start-actors.ts';

const GREETING = "Hi, I'm your website editor assistant. Modify your website by clicking the buttons below.";
const LANDING_MENU = [
  'Hero',
  'Benefits',
  'Features',
  'Call to Action',
  'Footer',
  'Global Settings',
  'Page',
  'Sections',
  'What can I do?',
];
const PORTFOLIO_MENU = [
  'Home',
  'Services',
  'Portfolio',
  'Global Settings',
  'Page',
  'Sections',
  'What can I do?',
];

/** SPEC §4: States and transitions, from the start-up to the chat. */
describe('4. Start-up', () => {
  test('the config is loaded from browser storage', async ({ builder }) => {
    await builder.say('hero.title.text Back again');
    await builder.second();
    await builder.reload();
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
    expect(_structure).toEqual(JSON.parse(JSON.stringify(moonlight.base._structure)));
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
    const open = async (...options: string[]) => {
      await builder.mainMenu();
      for (const option of options) await builder.pick(option);
    };
    const popover = builder.page.getByRole('dialog');
    const popoverOf = async (...options: string[]) => {
      await open(...options);
      return popover.getByRole('heading').first().innerText();
    };
    expect(await popoverOf('Global Settings', 'Primary Color')).toBe('Select a color');
    expect(await popoverOf('Benefits', 'Benefit', 'Item 3', 'Icon')).toBe('Select an icon');
    expect(await popoverOf('Features', 'Image')).toBe('Upload Image');
    expect(await popoverOf('Call to Action', 'Button', 'Visible')).toBe('Toggle');
    await open('Footer', 'Phone');
    expect(await asked(builder)).toEqual(['Please enter the value for Phone:', []]);
    expect(await popover.count()).toBe(0);
    await open('Hero', 'Button', 'URL');
    expect(await asked(builder)).toEqual(['Please enter the value for URL:', []]);
    expect(await popover.count()).toBe(0);
  });

  test('children with editable false are hidden from button lists', async ({ builder, openBuilder }) => {
    expect(await asked(builder)).toEqual([GREETING, LANDING_MENU]);
    const { globalSettings, sections } = landingBusiness.base._structure;
    const locked = sections.map((section) => ({
      ...section,
      editable: section.id !== 'benefits' && section.editable,
      children: section.children.map((child) => ({ ...child, editable: child.name !== 'Title' })),
    }));
    const other = await openWith(openBuilder, {
      ...landingBusiness.base,
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
    await builder.say('hero.title.text Shown at once');
    await heading(builder, 'Shown at once').waitFor();
    await page.clock.runFor(999);
    expect([await send.innerText(), await builder.lastMessage()]).toEqual([
      '...',
      'hero.title.text Shown at once',
    ]);
    await page.clock.runFor(1);
    await send.filter({ hasText: 'Send' }).waitFor();
    expect(await builder.lastMessage()).toContain('✓ Updated Title to "Shown at once".');
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

const QUESTION = 'Changing templates will reset all customizations. Are you sure?';

/** SPEC §4: States and transitions, from the preview to publishing. */
describe('4. Preview and configuration', () => {
  test('when the preview is updated, the site id and structure are kept, and the config is saved', async ({
    builder,
  }) => {
    await builder.publish('keep@example.com');
    const { _siteId, _structure } = await storedConfig(builder);
    await builder.say('hero.title.text Kept and saved');
    await builder.second();
    const saved = await storedConfig(builder);
    expect([saved._siteId, saved._structure]).toEqual([_siteId, _structure]);
    expect(_structure).toEqual(JSON.parse(JSON.stringify(landingBusiness.base._structure)));
    expect(await storedValue(builder, 'hero.title.text')).toBe('Kept and saved');
    expect(await headingText(builder)).toBe('Kept and saved');
  });

  test('changing template asks; if declined, nothing changes', async ({ builder }) => {
    await builder.say('hero.title.text Untouched');
    await builder.second();
    await builder.pick('Footer');
    const all = async () => ({
      stored: [await builder.stored('websiteConfig'), await builder.stored('websiteHTML')],
      said: await builder.transcript(),
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
  });

  test('if confirmed, the template id is set, the site id is removed, and the config is saved', async ({
    builder,
  }) => {
    const first = await builder.publish('change@example.com');
    await changeTemplate(builder, 'Portfolio', 'moonlight');
    expect(await storedConfig(builder)).toEqual(JSON.parse(JSON.stringify(moonlight.base)));
    expect(await dropdown(builder).inputValue()).toBe('moonlight');
    const call = nextDeploy(builder.page);
    expect(await builder.publish('change@example.com')).not.toBe(first);
    expect((await call).isUpdate).toBe(false);
    expect((await fetch(first)).status).toBe(200);
  });
});

describe('Publish flow', () => {
  test('1. idle 2. Publish opens the modal with the form 3. deploying 4. deployed, with the link', async ({
    builder,
  }) => {
    const { page } = builder;
    const dialog = builder.deploymentStatus();
    const release = await holdDeploys(page);
    expect(await dialog.count()).toBe(0);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Email address' }).waitFor();
    expect((await dialog.getByRole('status').allInnerTexts()).join()).toBe('');
    await builder.submitPublish('flow@example.com');
    const button = dialog.getByRole('button', { name: 'Publishing...', exact: true });
    await button.waitFor();
    expect(await dialog.getByRole('status').innerText()).toBe('Deploying your website...');
    expect(await button.isDisabled()).toBe(true);
    release();
    const link = dialog.getByRole('link', { name: 'Visit Site', exact: true });
    await link.waitFor();
    expect(await dialog.getByRole('status').innerText()).toBe('Website deployed successfully!');
    expect((await fetch((await link.getAttribute('href')) ?? '')).status).toBe(200);
  });

  test('4. or Deployment failed, with error details', async ({ openBuilder }) => {
    // Nobody but its owner may update a site that is live.
    const owner = await openBuilder();
    await owner.publish('owner@example.com');
    const stranger = await openWith(openBuilder, (await owner.stored('websiteConfig')) ?? '');
    await fail(stranger);
    const dialog = stranger.deploymentStatus();
    expect(await dialog.getByRole('status').innerText()).toBe('Deployment failed');
    expect(await dialog.getByRole('alert').innerText()).toBe(
      'Failed to deploy website: This website was published from another browser and can only be updated there.',
    );
    expect(await dialog.getByRole('button', { name: 'Publish', exact: true }).isEnabled()).toBe(true);
  });

  test('closing the modal resets status, link, error and e-mail', async ({ builder }) => {
    const { page } = builder;
    const dialog = builder.deploymentStatus();
    const reopened = async () => {
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      return {
        status: (await dialog.getByRole('status').allInnerTexts()).join(),
        links: await dialog.getByRole('link').count(),
        errors: await dialog.getByRole('alert').count(),
        email: await dialog.getByRole('textbox').inputValue(),
        actions: await dialog.locator('button:not([data-review] *)').allInnerTexts(),
      };
    };
    const close = () => dialog.getByRole('button', { name: 'Close', exact: true }).click();
    const fresh = { status: '', links: 0, errors: 0, email: '', actions: ['Close', 'Publish'] };
    expect(await reopened()).toEqual(fresh);
    await dialog.getByRole('textbox').fill('no address');
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await dialog.getByRole('alert').waitFor();
    await close();
    expect(await reopened()).toEqual(fresh);
    await close();
    await builder.publish('close@example.com');
    expect(await reopened()).toEqual(fresh);
    await close();
    await page.evaluate(() => localStorage.setItem('parley.owner', 'another-secret-of-22-chars'));
    await fail(builder);
    await close();
    expect(await reopened()).toEqual(fresh);
  });

  test('first publish assigns a site id: site- and 7 random characters, stored in the config', async ({
    builder,
    openBuilder,
  }) => {
    const call = nextDeploy(builder.page);
    const address = await builder.publish('first@example.com');
    const { siteName, isUpdate } = await call;
    expect(siteName).toMatch(/^site-[a-z0-9]{7}$/);
    expect(isUpdate).toBe(false);
    expect(new URL(address).pathname).toBe(`/s/${siteName}/`);
    expect((await storedConfig(builder))._siteId).toBe(siteName);
    const other = await openBuilder();
    expect(await other.publish('first@example.com')).not.toBe(address);
  });

  test('the page around the builder hears of the first publish, and of no other', async ({ builder }) => {
    const heard = await builder.page.evaluateHandle(() => {
      const details: unknown[] = [];
      window.addEventListener('parley:first-publish', (event) => details.push((event as CustomEvent).detail));
      return details;
    });
    const url = await builder.publish('first@example.com');
    const siteId = (await storedConfig(builder))._siteId;
    await builder.publish('first@example.com');
    expect(await heard.jsonValue()).toEqual([
      {
        success: true,
        url,
        deploymentId: `${siteId}.1`,
        templateUsed: 'Landing Page',
        siteId,
        isUpdate: false,
      },
    ]);
  });

  test('first publish calls the optional callback', () => {
    const told: DeployResult[] = [];
    const { site } = startSite(undefined, (result) => told.push(result));
    const first = {
      success: true,
      url: 'https://example.com/s/site-abc1234/',
      deploymentId: 'site-abc1234.1',
      templateUsed: 'Landing Page',
      siteId: 'site-abc1234',
      isUpdate: false,
    };
    const { config } = site.getSnapshot().context;
    site.send({ type: 'site.published', result: first, config });
    site.send({ type: 'site.published', result: { ...first, isUpdate: true }, config });
    expect(told).toEqual([first]);
  });

  test('a config that has a site id keeps it', async ({ openBuilder }) => {
    const id = `site-${Math.random().toString(36).slice(2).padEnd(7, '0').slice(0, 7)}`;
    const builder = await openWith(openBuilder, { _templateId: 'landing_business', _siteId: id });
    expect(new URL(await builder.publish('keeps@example.com')).pathname).toBe(`/s/${id}/`);
    expect((await storedConfig(builder))._siteId).toBe(id);
  });

  test('later publishes are marked as updates of that site', async ({ builder }) => {
    const address = await builder.publish('later@example.com');
    const { _siteId } = await storedConfig(builder);
    for (const title of ['Second version', 'Third version']) {
      await builder.say(`hero.title.text ${title}`);
      await builder.second();
      const call = nextDeploy(builder.page);
      expect(await builder.publish('later@example.com')).toBe(address);
      const { siteName, isUpdate } = await call;
      expect({ siteName, isUpdate }).toEqual({ siteName: _siteId, isUpdate: true });
      expect(await (await fetch(address)).text()).toContain(title);
    }
  });

  test("template for publishing: the config's template id if found; otherwise detection by features; otherwise landing_business", async ({
    openBuilder,
  }) => {
    const sent = async (stored: object) => {
      const builder = await openWith(openBuilder, stored);
      const call = nextDeploy(builder.page);
      await builder.publish('template@example.com');
      const { templateId, html } = await call;
      const isLanding = html.includes('id="benefits"');
      const isPortfolio = html.includes('id="portfolio"');
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

/** Lets no deploy call through to the server until the function it gives is called. */
async function holdDeploys(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/deploy', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** What the next deploy call carries. */
async function nextDeploy(page: Page): Promise<DeployRequest> {
  const isDeploy = (request: Request) => new URL(request.url()).pathname === '/api/deploy';
  return (await page.waitForRequest(isDeploy)).postDataJSON();
}

/** Publishes what the server refuses to this visitor, until the dialog says so. */
async function fail(builder: BuilderPage): Promise<void> {
  builder.problems.expect(/403 \(Forbidden\)/);
  await builder.submitPublish('fail@example.com');
  await builder.deploymentStatus().getByRole('alert').waitFor();
}

function dropdown({ page }: BuilderPage) {
  return page.getByRole('combobox', { name: 'Template' });
}

function headingText(builder: BuilderPage): Promise<string> {
  return builder.preview().getByRole('heading', { level: 1 }).innerText();
}
