import type { Route } from 'playwright';
import { describe, expect } from 'vitest';
import { chooseImage, openWith, uploadChosen } from '../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../harness/builder/builder-page.ts';
import { test } from '../harness/builder/builder-test.ts';
import { chooseLargeFile } from '../harness/builder/large-file.ts';
import { photo } from '../server/images/sample-images.ts';

/** Publishes, expects a failure, and returns the error details. */
async function failedPublish(builder: BuilderPage): Promise<string> {
  const sent = builder.page.waitForRequest('**/api/deploy');
  await builder.submitPublish('owner@example.com');
  const dialog = builder.deploymentStatus();
  // An earlier failure stands until the next deploy is sent.
  await sent;
  await dialog.getByText('Deployment failed', { exact: true }).waitFor();
  expect(await dialog.getByRole('status').innerText()).toBe('Deployment failed');
  return dialog.getByRole('alert').innerText();
}

const answering = (status: number, body: string) => (route: Route) =>
  route.fulfill({ status, body, contentType: 'application/json' });

describe('§8.1 The error catalogue', () => {
  describe("deploy failure (2.7.2, 4.4.2, 7.1.1): 'Deployment failed'; details 'Failed to deploy website: ' followed by", () => {
    test('the server’s error field; without one, An unknown error occurred', async ({ builder }) => {
      builder.problems.expect(/500/);
      const failures: readonly [body: string, details: string][] = [
        [
          '{"error":"The disk is full.","message":"no","url":"https://x.example/"}',
          'Failed to deploy website: The disk is full.',
        ],
        ['{}', 'An unknown error occurred'],
        ['{"error":"   "}', 'An unknown error occurred'],
        ['<h1>Bad gateway</h1>', 'An unknown error occurred'],
      ];
      const shown: (readonly [body: string, details: string])[] = [];
      for (const [body] of failures) {
        await builder.page.route('**/api/deploy', answering(500, body), { times: 1 });
        shown.push([body, await failedPublish(builder)]);
      }
      expect(shown).toEqual(failures);
    });

    test('the client’s error message: a server that never answers', async ({ builder }) => {
      await builder.page.route('**/api/deploy', () => {});
      const requested = builder.page.waitForRequest('**/api/deploy');
      await builder.submitPublish('owner@example.com');
      const dialog = builder.deploymentStatus();
      await requested;
      await builder.page.clock.runFor(30_000);
      await dialog.getByText('Deployment failed', { exact: true }).waitFor();
      expect(await dialog.getByRole('alert').innerText()).toBe(
        'Failed to deploy website: The server did not answer in time',
      );
    });

    test('the network’s error message; the client’s error message: an answer that cannot be used', async ({
      builder,
    }) => {
      builder.problems.expect(/ERR_(?:CONNECTION_REFUSED|INTERNET_DISCONNECTED)/);
      await builder.page.route('**/api/deploy', (route) => route.abort('connectionrefused'), { times: 1 });
      expect(await failedPublish(builder)).toBe('Failed to deploy website: Failed to fetch');
      await builder.page.route('**/api/deploy', answering(200, '<h1>Welcome</h1>'), { times: 1 });
      expect(await failedPublish(builder)).toBe(
        'Failed to deploy website: The server sent an answer that could not be read',
      );
      await builder.page.route('**/api/deploy', answering(200, '{"id":"site-0000000.1"}'), { times: 1 });
      expect(await failedPublish(builder)).toBe(
        'Failed to deploy website: The server sent no address for the website',
      );
      await builder.page.context().setOffline(true);
      expect(await failedPublish(builder)).toBe('Failed to deploy website: Failed to fetch');
      expect(await builder.deploymentStatus().getByRole('link').count()).toBe(0);
      await builder.page.context().setOffline(false);
      await builder.deploymentStatus().getByRole('button', { name: 'Publish', exact: true }).click();
      await builder.deploymentStatus().getByRole('link', { name: 'Visit Site' }).waitFor();
    });
  });

  test("invalid publish e-mail (5.1: non-empty and contains an @ sign, no other check): 'Please enter a valid email address', and nothing is sent", async ({
    builder,
  }) => {
    const calls: string[] = [];
    builder.page.on('request', (request) => calls.push(request.url()));
    await builder.submitPublish('nobody');
    calls.length = 0;
    for (const email of ['', '   ', 'nobody', 'nobody.example.com']) {
      await builder.submitPublish(email);
      expect(await builder.deploymentStatus().getByRole('alert').innerText(), email).toBe(
        'Please enter a valid email address',
      );
    }
    expect(calls).toEqual([]);
    await builder.deploymentStatus().getByRole('textbox').fill('something else');
    await builder.deploymentStatus().getByRole('alert').waitFor({ state: 'detached' });
    expect(await builder.publish('@')).toMatch(/\/s\/site-[a-z0-9]{7}\/$/);
  });
});

const MAX = 5_242_880;
const uploader = (builder: BuilderPage) => builder.page.getByRole('dialog', { name: 'Upload Image' });

describe('§8.1 The error catalogue', () => {
  describe('upload failure', () => {
    test("'Failed to upload image. Please try again.' (also logged), then it can be tried again (§2.5): the network fails, the store refuses", async ({
      builder,
    }) => {
      builder.problems.expect(/ERR_INTERNET_DISCONNECTED|400/);
      const logged: string[] = [];
      builder.page.on('console', (message) => logged.push(message.text()));
      const picture = { name: 'shop.gif', mimeType: 'image/gif', buffer: Buffer.from(await photo(8, 8)) };
      await chooseImage(builder, picture);
      await uploader(builder).getByRole('button', { name: 'Upload', exact: true }).waitFor();
      // The client of the image store is loaded with the first image, so only the upload itself fails here.
      await builder.page.route('**/storage/v1/object/**', (route) => route.abort('internetdisconnected'));
      builder.problems.expect(/upload/i);
      await uploader(builder).getByRole('button', { name: 'Upload', exact: true }).click();
      const alert = uploader(builder).getByRole('alert');
      expect(await alert.innerText()).toBe('Failed to upload image. Please try again.');
      expect(logged.filter((text) => /image.*upload/i.test(text)).length).toBe(1);
      expect(await builder.stored('websiteConfig')).toBe(null);
      await builder.page.unroute('**/storage/v1/object/**');
      const refusal = {
        statusCode: '403',
        error: 'Unauthorized',
        message: 'new row violates row-level security',
      };
      await builder.page.route('**/storage/v1/object/**', (route) =>
        route.fulfill({ status: 400, json: refusal }),
      );
      const asked = builder.page.waitForResponse((answer) => answer.status() === 400);
      await uploader(builder).getByRole('button', { name: 'Upload', exact: true }).click();
      await asked;
      await uploader(builder).getByRole('button', { name: 'Upload', exact: true }).waitFor();
      expect(await alert.innerText()).toBe('Failed to upload image. Please try again.');
      await builder.page.unroute('**/storage/v1/object/**');
      await uploadChosen(builder, 'shop.gif');
    });
  });

  test("5.2 no image file: 'Please select an image file', also if it is too large; image too large: 'Image size should be less than 5MB'", async ({
    builder,
  }) => {
    await builder.pick('Features');
    await builder.pick('Image');
    for (const [type, size, reason] of [
      ['text/plain', 10, 'Please select an image file'],
      ['x-image/png', 10, 'Please select an image file'],
      ['image/png', MAX + 1, 'Image size should be less than 5MB'],
      ['text/plain', MAX + 1, 'Please select an image file'],
    ] as const) {
      await choose(builder, type, size);
      expect([type, await refusal(builder)]).toEqual([type, reason]);
      expect(await uploader(builder).getByRole('img').count()).toBe(0);
    }
    await choose(builder, 'image/x-anything', MAX);
    expect(await uploader(builder).getByRole('alert').count()).toBe(0);
    expect(await uploader(builder).getByRole('button', { name: 'Upload', exact: true }).isEnabled()).toBe(
      true,
    );
  });

  test("5.4 direct update command: a path, a space, then a value; command without a space: 'Invalid format. Please provide a path and value separated by a space.'; path not updatable: 'I couldn't update that property. Make sure the path exists in the configuration.'", async ({
    builder,
  }) => {
    const invalid = 'Invalid format. Please provide a path and value separated by a space.';
    const unknown = "I couldn't update that property. Make sure the path exists in the configuration.";
    for (const [command, answer] of [
      ['hero.title.text', invalid],
      ['Hello', invalid],
      ['nowhere.at.all Hello', unknown],
      ['_structure.sections Hello', unknown],
      ['__proto__.polluted yes', unknown],
      ['hero.title Hello', unknown],
    ]) {
      await builder.say(String(command));
      await builder.second();
      expect([command, await builder.lastMessage()]).toEqual([command, answer]);
    }
    expect(await builder.stored('websiteConfig')).toBe(null);
    await builder.say('benefits.items[1].title Two words, and more');
    await builder.second();
    expect(await builder.lastMessage()).toBe(
      '✓ Updated Title to "Two words, and more". What would you like to modify next?',
    );
    await builder.preview().getByRole('heading', { level: 3, name: 'Two words, and more' }).waitFor();
  });

  test("command failure: 'An error occurred while updating the configuration.'; the chat still works", async ({
    openBuilder,
  }) => {
    const builder = await openBuilder({ path: '/?inspect=handle' });
    const setBroken = await breakable(builder, 'hero', 'title');
    const before = await builder.stored('websiteConfig');
    const answers = builder.conversation().getByText('An error occurred while updating the configuration.');

    await setBroken(true);
    await builder.say('hero.title.text Hello');
    await builder.second();
    expect(await answers.count()).toBe(1);
    await setBroken(false);
    await builder.pick('Hero');
    await builder.pick('Title');
    await builder.preview().locator('[data-edited]').waitFor();
    await setBroken(true);
    await builder.say('Hello');
    await builder.second();
    expect(await answers.count()).toBe(2);
    await setBroken(false);
    expect(await builder.stored('websiteConfig')).toBe(before);

    await builder.say('Hello again');
    await builder.second();
    await builder.preview().getByRole('heading', { level: 1, name: 'Hello again' }).waitFor();
  });

  test.for([
    ['detection by features', { home: { title: 'Still my portfolio' } }, 'moonlight', 'Still my portfolio'],
    ['landing_business', {}, 'landing_business', 'Small repairs, big relief'],
  ] as const)('template id not found: logged; %s', async ([, values, found, heading], { openBuilder }) => {
    const builder = await openWith(openBuilder, { _templateId: 'winter_sale', ...values });
    builder.problems.expect(/winter_sale/);
    await builder.preview().getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await template(builder)).toBe(found);
  });
});

/** Chooses a file of a type and a size in the open uploader. */
function choose(builder: BuilderPage, mimeType: string, size: number): Promise<void> {
  const box = uploader(builder).getByLabel('Choose an image');
  return chooseLargeFile(box, { name: `file-of-${size}`, mimeType, size });
}

/** The reason why the uploader refuses the chosen file. */
async function refusal(builder: BuilderPage): Promise<string> {
  const upload = uploader(builder).getByRole('button', { name: 'Upload', exact: true });
  expect(await upload.isDisabled()).toBe(true);
  return uploader(builder).getByRole('alert').innerText();
}

function template({ page }: BuilderPage): Promise<string> {
  return page.getByRole('combobox', { name: 'Template' }).inputValue();
}

/** Replaces a value of the website by a getter, which throws while the returned function has switched that on. */
async function breakable(
  builder: BuilderPage,
  section: string,
  name: string,
): Promise<(isBroken: boolean) => Promise<void>> {
  const state = await builder.page.evaluateHandle(
    ([section, name]) => {
      const broken = { is: false };
      const site = window.parley?.actor.getSnapshot().context.actors?.site;
      if (!site) throw new Error('The app has not started.');
      const { config } = site.getSnapshot().context;
      const values = { ...(config[section] as Record<string, unknown>) };
      const value = values[name];
      Object.defineProperty(values, name, {
        enumerable: true,
        get() {
          if (broken.is) throw new Error('no reading today');
          return value;
        },
      });
      const changed = { ...config, [section]: values } as typeof config;
      site.send({ type: 'site.open', config: changed, at: Date.now() });
      return broken;
    },
    [section, name] as const,
  );
  // Wait until it is drawn and stored, before it breaks.
  await builder.preview().getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => builder.stored('websiteConfig')).not.toBeNull();
  return (isBroken) =>
    state.evaluate((broken, is) => {
      broken.is = is;
    }, isBroken);
}

/** An uncaught error: its origin, its message, and how to cause it. */
interface UncaughtError {
  readonly from: string;
  readonly message: string;
  /** What the browser reports; undefined if the app handles the error itself. */
  readonly reported: RegExp | undefined;
  readonly trigger: (builder: BuilderPage) => Promise<void>;
}

const UNCAUGHT_ERRORS: readonly UncaughtError[] = [
  {
    from: 'rendering',
    message: 'no reading today',
    reported: /no reading today/,
    async trigger(builder) {
      const setBroken = await breakable(builder, 'hero', 'button');
      for (const option of ['Hero', 'Button']) await builder.pick(option);
      await setBroken(true);
      await builder.pick('Visible');
    },
  },
  {
    from: 'an event handler',
    message: 'no time today',
    reported: /no time today/,
    async trigger(builder) {
      await builder.page.evaluate(() => {
        Date.now = () => {
          throw new Error('no time today');
        };
      });
      await builder.pick('Hero');
    },
  },
  {
    from: 'a machine',
    message: 'no reading today',
    reported: undefined,
    async trigger(builder) {
      const setBroken = await breakable(builder, 'benefits', 'items');
      await builder.pick('Benefits');
      await setBroken(true);
      await builder.page.getByRole('button', { name: 'Benefit', exact: true }).click();
    },
  },
  {
    from: 'an unhandled rejection',
    message: 'no promises today',
    reported: /no promises today/,
    async trigger(builder) {
      await builder.page.evaluate(() => {
        void Promise.reject(new Error('no promises today'));
      });
    },
  },
];

/** Code that throws a value without a message or that is not an error, and the text on the screen. */
const SHAPES: readonly [thrown: string, shown: string][] = [
  ['throw "just words"', 'just words'],
  ['Promise.reject({ code: 5, message: "a message of its own" })', 'a message of its own'],
  ['Promise.reject()', 'An unknown error occurred'],
];

describe('§8.1 The error catalogue', () => {
  describe("uncaught global error: 'Something went wrong' screen with error text and Reload (§2.1.6)", () => {
    test.for(UNCAUGHT_ERRORS)('from $from', async ({ message, reported, trigger }, { openBuilder }) => {
      const builder = await openBuilder({ path: '/?inspect=handle' });
      await builder.say('hero.title.text Before the accident');
      await builder.second();
      const heading = builder.preview().getByRole('heading', { level: 1 });
      // Pending rendering would hit the error first.
      await heading.filter({ hasText: 'Before the accident' }).waitFor();
      const stored = await builder.stored('websiteConfig');
      if (reported) builder.problems.expect(reported);

      await trigger(builder);
      const { page } = builder;
      await page.getByRole('heading', { name: 'Something went wrong', exact: true }).waitFor();
      expect(await page.getByRole('alert').innerText()).toContain(message);
      expect(await page.getByRole('button').allInnerTexts()).toEqual(['Reload']);
      expect(await page.getByRole('region').count()).toBe(0);
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      expect(await page.getByRole('main').boundingBox()).toEqual({ x: 0, y: 0, width, height });

      expect(await builder.stored('websiteConfig')).toBe(stored);
      await page.getByRole('button', { name: 'Reload' }).click();
      await heading.filter({ hasText: 'Before the accident' }).waitFor();
      await builder.say('hero.title.text After the accident');
      await builder.second();
      await heading.filter({ hasText: 'After the accident' }).waitFor();
    });

    test('the screen shows a text for every thrown or rejected value', async ({ builder }) => {
      const { page, problems } = builder;
      // The browser reports each differently, some without a message.
      problems.expect(/(?:)/);
      const shown: (readonly [thrown: string, shown: string])[] = [];
      for (const [thrown] of SHAPES) {
        await page.evaluate(`queueMicrotask(() => { ${thrown} })`);
        await page.getByRole('heading', { name: 'Something went wrong', exact: true }).waitFor();
        shown.push([thrown, await page.getByRole('alert').locator('p').first().innerText()]);
        await page.getByRole('button', { name: 'Reload', exact: true }).click();
        await builder.messageBox().waitFor();
        // The first screen is there before the program hears of errors.
        await page.locator('html:not([data-painted])').waitFor();
      }
      expect(shown).toEqual(SHAPES);
    });
  });
});
