import type { Browser, BrowserContext, Page, Request, Route } from 'playwright';
import { closeInTime } from '../../harness/browser/close-in-time.ts';
import { unhurriedHands } from '../../harness/builder/unhurried-hands.ts';
import { wayTo } from '../menu.ts';
import type { Act, ActName, Seen } from '../product.ts';
import { type Builder, type Look, TABS } from '../walk.ts';
import { differences, newWebsite } from '../website.ts';

const NOW = Date.parse('2025-06-01T09:30:00Z');
const AN_HOUR_MS = 3_600_000;
// What the screen takes to follow an act, and a page to open, on a machine that is busy or stands still for a while.
const PATIENCE_MS = 20_000;
const OPENING_MS = 60_000;

/** What the tabs of one browser tell the world outside. */
class Outside {
  readonly deploys: Seen['deploys'][number][] = [];
  readonly firstPublishes: string[] = [];
  /** The deploy calls that wait for an answer. */
  readonly calls = new Map<Request, Route>();

  async watch(profile: BrowserContext): Promise<void> {
    await profile.route('**/api/deploy', (route) => {
      const { siteName, templateId, userEmail, isUpdate } = route.request().postDataJSON();
      this.deploys.push({ siteName, templateId, userEmail, isUpdate });
      this.calls.set(route.request(), route);
    });
    profile.on('requestfailed', (request) => this.calls.delete(request));
    await profile.exposeBinding('tellFirstPublish', (_, siteId: string) => this.firstPublishes.push(siteId));
    await profile.addInitScript(() => {
      addEventListener('parley:first-publish', ({ detail }: CustomEventInit) =>
        Reflect.get(window, 'tellFirstPublish')(detail.siteId),
      );
    });
  }

  /** The call of a tab. */
  callOf(page: Page): Route | undefined {
    const found = [...this.calls].find(([request]) => request.frame().page() === page);
    if (found) this.calls.delete(found[0]);
    return found?.[1];
  }

  /** The site ids that were drawn, as the model names them. */
  named<Value>(value: Value): Value {
    const ids = [...new Set(this.deploys.map(({ siteName }) => siteName))];
    return JSON.parse(JSON.stringify(value), (_, text) => {
      const at = ids.indexOf(text);
      return at === -1 ? text : `site ${at + 1}`;
    });
  }
}

/** Opens the built app in two tabs of a new browser profile. Its clock moves only when a walk says so. */
export async function browserBuilder(
  browser: Browser,
  url: string,
): Promise<Builder & { close(): Promise<void> }> {
  const profile = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  const outside = new Outside();
  await outside.watch(profile);
  await profile.addInitScript(unhurriedHands);
  const errors: string[] = [];
  const pages: Page[] = [];
  for (let tab = 0; tab < TABS; tab++) {
    const page = await profile.newPage();
    page.on('pageerror', (error) => errors.push(String(error)));
    page.setDefaultTimeout(PATIENCE_MS);
    page.setDefaultNavigationTimeout(OPENING_MS);
    await page.clock.install({ time: NOW });
    await page.clock.pauseAt(NOW + AN_HOUR_MS);
    await page.goto(url);
    await loaded(page);
    pages.push(page);
  }
  const pageOf = (tab: number) => {
    const page = pages[tab];
    if (!page) throw new Error(`There is no tab ${tab + 1}`);
    return page;
  };
  return {
    walked: [],
    async act(tab, act) {
      const page = pageOf(tab);
      // A hidden tab may be throttled.
      await page.bringToFront();
      await HANDS[act.name](page, act, outside);
    },
    async see(tab, isExpected) {
      const page = pageOf(tab);
      const end = Date.now() + PATIENCE_MS;
      for (;;) {
        const look = await lookAt(page, outside);
        if (errors.length > 0) throw new Error(`The page reported ${errors.join('; ')}`);
        if (isExpected(look) || Date.now() > end) return look;
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    },
    close: () => closeInTime(profile),
  };
}

/** Waits for the code that follows the first screen. */
async function loaded(page: Page): Promise<void> {
  const preview = page.frameLocator('iframe[title="Preview of your website"]');
  await page.locator('.boot').waitFor({ state: 'detached', timeout: OPENING_MS });
  await preview.locator('h1').first().waitFor({ timeout: OPENING_MS });
  await page.clock.runFor(100);
}

type Hand = (page: Page, act: Act, outside: Outside) => Promise<unknown>;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Deployment Status' });
const popoverOf = (page: Page) => page.getByRole('region', { name: 'Chat' }).getByRole('dialog');

/** What a visitor's hands do for each act. */
const HANDS: Readonly<Record<ActName, Hand>> = {
  pick: (page, { text }) =>
    page
      .locator('[data-latest] [data-options]')
      .getByRole('button', { name: text, exact: true, disabled: false })
      .last()
      .click(),
  type: (page, { text }) => page.getByRole('textbox', { name: 'Message', exact: true }).fill(text),
  send: (page) => button(page, 'Send').click(),
  'wait a second': (page) => page.clock.runFor(1000),
  back: (page) => button(page, 'Back').click(),
  'main menu': (page) => button(page, 'Main Menu').click(),
  'open field': async (page, { text }) => {
    await button(page, 'Fields').click();
    const list = page.locator('#field-list');
    await list.getByRole('button').first().waitFor();
    await list.evaluate(openEntry, namesOf(text));
  },
  'choose in popover': (page, { text }) =>
    popoverOf(page).getByRole('button', { name: text, exact: true }).click(),
  'close popover': (page) => popoverOf(page).getByRole('button', { name: 'Close', exact: true }).click(),
  'continue editing': (page, { text }) =>
    page
      .locator('[data-notice="draft"]')
      .filter({ hasText: new RegExp(` for ${calledAt(text)}:`) })
      .getByRole('button', { name: 'Continue editing' })
      .click(),
  undo: (page) => page.getByRole('button', { name: /^Undo: / }).click(),
  redo: (page) => page.getByRole('button', { name: /^Redo: / }).click(),
  'change template': async (page, { text }) => {
    await page.getByRole('combobox', { name: 'Template' }).selectOption(text);
    await page
      .getByRole('alertdialog', { name: 'Change template?' })
      .getByRole('button', { name: 'Change template', exact: true })
      .click();
  },
  reset: async (page) => {
    await button(page, 'Reset').click();
    const question = page.getByRole('alertdialog', { name: 'Reset website?' });
    await question.getByRole('button', { name: 'Reset', exact: true }).click();
  },
  reload: async (page) => {
    await page.reload();
    await loaded(page);
  },
  'open publish': async (page) => {
    await button(page, 'Publish').click();
    // The review comes late, and moves what is below it.
    await dialogOf(page).locator('[data-review]').waitFor();
  },
  'use draft': (page, act) => answerDraft(page, act, 'Use it'),
  'leave draft out': (page, act) => answerDraft(page, act, 'Leave it out'),
  'type email': async (page, { text }) => {
    const box = dialogOf(page).getByRole('textbox', { name: 'Email address' });
    // The box hears nothing of a text that it already holds; a person who types it again deletes it first.
    await box.clear();
    await box.fill(text);
  },
  publish: (page) => dialogOf(page).getByRole('button', { name: 'Publish', exact: true }).click(),
  'publish as a new site': (page) =>
    dialogOf(page).getByRole('button', { name: 'Publish as a new site' }).click(),
  'server answers': async (page, { reply }, outside) => {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const call = outside.callOf(page);
      if (call) return call.fulfill({ status: reply?.status ?? 200, json: reply?.body });
      if (Date.now() > end) throw new Error('No deploy call waits for an answer');
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  },
  'close publish': (page) => dialogOf(page).getByRole('button', { name: 'Close', exact: true }).click(),
};

function answerDraft(page: Page, { text }: Act, name: string): Promise<void> {
  const question = dialogOf(page)
    .getByRole('group')
    .filter({ hasText: new RegExp(` for ${calledAt(text)} is not sent yet`) });
  return question.getByRole('button', { name, exact: true }).click();
}

/** The names that lead to a field, in whatever template has it. */
function namesOf(path: string): string[] {
  const ways = ['landing_business', 'moonlight'].map((id) => wayTo(newWebsite(id), path));
  return ways.find((way) => way.length > 0)?.map(({ name }) => name) ?? [];
}

/** A pattern of what the screen calls a field beside its draft: its name, the item or group that it is in, and its section. A global setting stands alone. */
function calledAt(path: string): string {
  const names = namesOf(path).filter((name) => name !== 'Global Settings');
  const [section = ''] = names;
  const place = section === 'Home' ? 'at the top of the page' : `in the ${section.toLowerCase()}`;
  const within = names.length > 1 ? `(?: \\([^)]*\\))?, ${place}` : '';
  return `${names.at(-1)}${within}`;
}

/** Goes down the list of fields by names, and clicks the last of them. Runs in the page. */
function openEntry(list: Element, names: readonly string[]): void {
  let here: Element | null = list.querySelector('ul');
  for (const [level, name] of names.entries()) {
    const entry: Element | undefined = [...(here?.children ?? [])].find((item) => {
      const words = item.querySelector('button, summary, span')?.textContent?.trim() ?? '';
      return words === name || words.startsWith(`${name} `);
    });
    if (level === names.length - 1) entry?.querySelector('button')?.click();
    here = entry?.querySelector('ul') ?? null;
  }
}

/** What the screen of a tab shows. */
async function lookAt(page: Page, outside: Outside): Promise<Look> {
  const { websiteConfig, ...look } = await page.evaluate(readScreen);
  const { deploys, firstPublishes } = outside;
  const all = { ...look, ...outside.named({ deploys, firstPublishes }) };
  if (websiteConfig === null) return { ...all, websiteConfig: undefined };
  const { _structure, ...website } = JSON.parse(websiteConfig);
  return { ...all, websiteConfig: outside.named(differences(website)) };
}

/** Reads the screen. Runs in the page. */
function readScreen() {
  const texts = (selector: string, within: ParentNode = document) =>
    [...within.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? '');
  const names = [...document.querySelectorAll('button[aria-label]')].map(
    (each) => each.getAttribute('aria-label') ?? '',
  );
  const stepOf = (way: string) => names.find((name) => name.startsWith(`${way}: `))?.slice(way.length + 2);
  const box = document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Message"]');
  const dialog = [...document.querySelectorAll('dialog[open]')].find((each) =>
    each.textContent?.includes('Deployment Status'),
  );
  const status = dialog?.querySelector('p[role="status"]')?.textContent ?? '';
  const stages: Record<string, 'deploying' | 'success' | 'failed'> = {
    'Deploying your website...': 'deploying',
    'Website deployed successfully!': 'success',
    'Deployment failed': 'failed',
  };
  const stage = dialog ? (stages[status] ?? 'form') : 'idle';
  const alerts = dialog ? texts('[role="alert"]', dialog) : [];
  const rejection = 'Please enter a valid email address';
  const place = texts('nav[aria-label="Where you are"] li');
  return {
    place: place[0] === 'Main Menu' ? [] : place,
    transcript: texts('[role="log"] li p').map((text) => text.replace(/\s+/g, ' ')),
    options: [...document.querySelectorAll('[data-latest] [data-options] button:not(:disabled)')].map(
      (option) => option.textContent ?? '',
    ),
    box: box?.value ?? '',
    isAtField: box?.placeholder === 'Enter your value here...',
    isWaiting: document.querySelector('button[aria-label="Send"]')?.textContent === '...',
    popover:
      document.querySelector('div[role="dialog"][aria-label]:not([popover])')?.getAttribute('aria-label') ??
      undefined,
    undo: stepOf('Undo'),
    redo: stepOf('Redo'),
    publish: {
      stage,
      email: dialog?.querySelector<HTMLInputElement>('input[type="email"]')?.value ?? '',
      isEmailRejected: alerts.includes(rejection),
    },
    outcome: {
      details: alerts.find((text) => text !== rejection) ?? '',
      address:
        [...(dialog?.querySelectorAll('a') ?? [])]
          .find((link) => link.textContent === 'Visit Site')
          ?.getAttribute('href') ?? '',
      newSite: (dialog ? texts('button', dialog) : []).includes('Publish as a new site'),
    },
    websiteConfig: localStorage.getItem('websiteConfig'),
    hasPage: localStorage.getItem('websiteHTML') !== null,
  };
}
