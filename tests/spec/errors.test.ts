import type { Route } from 'playwright';
import { describe, expect } from 'vitest';
import {
  changeTemplate,
  chooseImage,
  openWith,
  storedConfig,
  storedValue,
  uploadChosen,
} from '../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../harness/builder/builder-page.ts';
import { test } from '../harness/builder/builder-test.ts';
import { photo } from '../server/images/sample-images.ts';

/** Publishes, and answers the status line and the error details once it has failed. */
async function failedPublish(builder: BuilderPage): Promise<{ status: string; details: string }> {
  await builder.submitPublish('owner@example.com');
  const dialog = builder.deploymentStatus();
  await dialog.getByText('Deployment failed', { exact: true }).waitFor();
  return {
    status: await dialog.getByRole('status').innerText(),
    details: await dialog.getByRole('alert').innerText(),
  };
}

const answering = (status: number, body: string) => (route: Route) =>
  route.fulfill({ status, body, contentType: 'application/json' });

describe('8. The error catalogue', () => {
  describe("Deploy failure: 'Deployment failed'; details 'Failed to deploy website: ' followed by", () => {
    test('the server’s error field', async ({ builder, openBuilder }) => {
      await builder.publish('owner@example.com');
      await expect.poll(() => storedValue(builder, '_siteId')).toMatch(/^site-/);
      const stranger = await openWith(openBuilder, await storedConfig(builder));
      stranger.problems.expect(/403/);
      const response = stranger.page.waitForResponse('**/api/deploy');
      const failure = await failedPublish(stranger);
      const { error } = await (await response).json();
      expect(error).toMatch(/\w{4}/);
      expect(failure).toEqual({
        status: 'Deployment failed',
        details: `Failed to deploy website: ${error}`,
      });
    });

    test.for([
      ['error', 500, '{"error":"The disk is full."}', 'Failed to deploy website: The disk is full.'],
      ['no error field', 500, '{}', 'An unknown error occurred'],
      ['an empty error field', 500, '{"error":""}', 'An unknown error occurred'],
      ['no text as error field', 500, '{"error":{"code":7}}', 'An unknown error occurred'],
      ['no JSON at all', 502, '<h1>Bad gateway</h1>', 'An unknown error occurred'],
    ] as const)('a server error with %s', async ([, status, body, details], { builder }) => {
      builder.problems.expect(new RegExp(`${status}`));
      await builder.page.route('**/api/deploy', answering(status, body));
      expect(await failedPublish(builder)).toEqual({ status: 'Deployment failed', details });
    });

    test('the network’s error message: no way to the server', async ({ builder }) => {
      builder.problems.expect(/ERR_CONNECTION_REFUSED/);
      await builder.page.route('**/api/deploy', (route) => route.abort('connectionrefused'));
      expect(await failedPublish(builder)).toEqual({
        status: 'Deployment failed',
        details: 'Failed to deploy website: Failed to fetch',
      });
      await builder.page.unroute('**/api/deploy');
      await builder.deploymentStatus().getByRole('button', { name: 'Publish', exact: true }).click();
      await builder.deploymentStatus().getByRole('link', { name: 'Visit Site' }).waitFor();
    });

    test('the client’s error message: a server that never answers', async ({ builder }) => {
      await builder.page.route('**/api/deploy', () => {});
      const asked = builder.page.waitForRequest('**/api/deploy');
      await builder.submitPublish('owner@example.com');
      const dialog = builder.deploymentStatus();
      await asked;
      await builder.page.clock.runFor(30_000);
      await dialog.getByText('Deployment failed', { exact: true }).waitFor();
      expect(await dialog.getByRole('alert').innerText()).toBe(
        'Failed to deploy website: The server did not answer in time',
      );
    });

    test.for([
      [
        'an answer that is no JSON',
        '<h1>Welcome</h1>',
        'Failed to deploy website: The server sent an answer that could not be read',
      ],
      [
        'a success without url',
        '{"id":"site-0000000.1"}',
        'Failed to deploy website: The server sent no address for the website',
      ],
    ] as const)('the client’s error message: %s', async ([, body, details], { builder }) => {
      await builder.page.route('**/api/deploy', answering(200, body));
      expect(await failedPublish(builder)).toEqual({ status: 'Deployment failed', details });
      expect(await builder.deploymentStatus().getByRole('link').count()).toBe(0);
    });

    test('nothing of a failed deploy is kept: no site id, and no link', async ({ builder }) => {
      await builder.say('hero.title.text Here to stay');
      await builder.second();
      const before = await builder.stored('websiteConfig');
      builder.problems.expect(/500/);
      await builder.page.route('**/api/deploy', answering(500, '{"error":"No."}'));
      await failedPublish(builder);
      expect(await builder.stored('websiteConfig')).toBe(before);
      expect(await builder.deploymentStatus().getByRole('link').count()).toBe(0);
    });
  });

  describe('Invalid publish e-mail', () => {
    test.for(['', '   ', 'nobody', 'nobody.example.com'])(
      "%j: 'Please enter a valid email address'",
      async (email, { builder }) => {
        const calls: string[] = [];
        await builder.page.route('**/api/**', (route) => {
          calls.push(route.request().url());
          return route.continue();
        });
        await builder.submitPublish(email);
        const dialog = builder.deploymentStatus();
        expect(await dialog.getByRole('alert').innerText()).toBe('Please enter a valid email address');
        expect(calls).toEqual([]);
      },
    );
  });
});

const MAX = 5_242_880;
const uploader = (builder: BuilderPage) => builder.page.getByRole('dialog', { name: 'Upload Image' });
const fileOf = (mimeType: string, bytes: number) => ({
  name: `file-of-${bytes}`,
  mimeType,
  buffer: Buffer.alloc(bytes),
});

describe('8. The error catalogue', () => {
  describe('Upload failure', () => {
    test("'Failed to upload image. Please try again.' (also logged), then it can be tried again", async ({
      builder,
    }) => {
      builder.problems.expect(/ERR_INTERNET_DISCONNECTED/);
      const logged: string[] = [];
      builder.page.on('console', (message) => logged.push(message.text()));
      const picture = { name: 'shop.gif', mimeType: 'image/gif', buffer: Buffer.from(await photo(8, 8)) };
      await chooseImage(builder, picture);
      await uploader(builder).getByRole('button', { name: 'Upload', exact: true }).waitFor();
      // The client of the image store is loaded with the first picture: only the call itself may fail here.
      await builder.page.route('**/storage/v1/object/**', (route) => route.abort('internetdisconnected'));
      builder.problems.expect(/upload/i);
      await uploader(builder).getByRole('button', { name: 'Upload', exact: true }).click();
      const alert = uploader(builder).getByRole('alert');
      expect(await alert.innerText()).toBe('Failed to upload image. Please try again.');
      expect(logged.filter((text) => /image.*upload/i.test(text)).length).toBe(1);
      expect(await builder.stored('websiteConfig')).toBe(null);
      await builder.page.unroute('**/storage/v1/object/**');
      await uploadChosen(builder, 'shop.gif');
    });

    test('a store that refuses the image', async ({ builder }) => {
      builder.problems.expect(/400/);
      builder.problems.expect(/upload/i);
      const refusal = {
        statusCode: '403',
        error: 'Unauthorized',
        message: 'new row violates row-level security',
      };
      await builder.page.route('**/storage/v1/object/**', (route) =>
        route.fulfill({ status: 400, json: refusal }),
      );
      const picture = { name: 'shop.gif', mimeType: 'image/gif', buffer: Buffer.from(await photo(8, 8)) };
      await chooseImage(builder, picture);
      await uploader(builder).getByRole('button', { name: 'Upload', exact: true }).click();
      const alert = uploader(builder).getByRole('alert');
      expect(await alert.innerText()).toBe('Failed to upload image. Please try again.');
    });
  });

  describe('Non-image file', () => {
    test.for(['text/plain', 'application/pdf', 'video/mp4'])(
      "%s: 'Please select an image file'",
      async (type, { builder }) => {
        await chooseImage(builder, fileOf(type, 10));
        const alert = uploader(builder).getByRole('alert');
        expect(await alert.innerText()).toBe('Please select an image file');
        expect(
          await uploader(builder).getByRole('button', { name: 'Upload', exact: true }).isDisabled(),
        ).toBe(true);
      },
    );

    test('one that is too large besides is told so first', async ({ builder }) => {
      await chooseImage(builder, fileOf('text/plain', MAX + 1));
      const alert = uploader(builder).getByRole('alert');
      expect(await alert.innerText()).toBe('Please select an image file');
    });
  });

  describe('Image too large', () => {
    test("'Image size should be less than 5MB'", async ({ builder }) => {
      await chooseImage(builder, fileOf('image/png', MAX + 1));
      const alert = uploader(builder).getByRole('alert');
      expect(await alert.innerText()).toBe('Image size should be less than 5MB');
      expect(await uploader(builder).getByRole('button', { name: 'Upload', exact: true }).isDisabled()).toBe(
        true,
      );
    });

    test('one of exactly 5242880 bytes may be sent', async ({ builder }) => {
      await chooseImage(builder, fileOf('image/png', MAX));
      expect(await uploader(builder).getByRole('alert').count()).toBe(0);
      expect(await uploader(builder).getByRole('button', { name: 'Upload', exact: true }).isEnabled()).toBe(
        true,
      );
    });
  });

  describe('Command without a space', () => {
    test("'Invalid format. Please provide a path and value separated by a space.'", async ({ builder }) => {
      await builder.say('hero.title.text');
      await builder.second();
      expect(await builder.lastMessage()).toBe(
        'Invalid format. Please provide a path and value separated by a space.',
      );
      expect(await builder.stored('websiteConfig')).toBe(null);
    });
  });

  describe('Path not updatable', () => {
    test.for([
      'nowhere.at.all Hello',
      '_siteId site-0000000',
      '_structure.sections Hello',
      '__proto__.polluted yes',
      'hero.constructor.name Hello',
      'hero._private Hello',
      'hero.title Hello',
      'hero.title.text.more Hello',
      'benefits.items Hello',
      'benefits.items[100].title Hello',
      'benefits.items.first.title Hello',
    ])(
      "%s: 'I couldn't update that property. Make sure the path exists in the configuration.'",
      async (text, { builder }) => {
        await builder.say(text);
        await builder.second();
        expect(await builder.lastMessage()).toBe(
          "I couldn't update that property. Make sure the path exists in the configuration.",
        );
        expect(await builder.stored('websiteConfig')).toBe(null);
      },
    );
  });

  describe('Command failure', () => {
    test("'An error occurred while updating the configuration.', by a command and in a field; the chat goes on", async ({
      builder,
    }) => {
      const { page } = builder;
      const answers = builder.conversation().getByText('An error occurred while updating the configuration.');
      const sayBroken = async (text: string) => {
        const whole = await page.evaluateHandle(() => {
          const { endsWith } = String.prototype;
          // The website's machine looks for the rule of a value's path with it when it is asked to write there.
          String.prototype.endsWith = function (end, ...place) {
            if (end === 'url') throw new Error('no reading today');
            return endsWith.call(this, end, ...place);
          };
          return { endsWith };
        });
        await builder.say(text);
        await builder.second();
        await whole.evaluate((reads) => Object.assign(String.prototype, reads));
      };
      await sayBroken('hero.title.text Hello');
      expect(await answers.count()).toBe(1);
      await builder.pick('Hero');
      await builder.pick('Title');
      await sayBroken('Hello');
      expect(await answers.count()).toBe(2);
      expect(await builder.stored('websiteConfig')).toBe(null);

      await builder.say('Hello again');
      await builder.second();
      expect(await builder.preview().getByRole('heading', { level: 1 }).innerText()).toBe('Hello again');
    });
  });

  describe('Template id not found', () => {
    test.for([
      ['detection', { home: { title: 'Still my portfolio' } }, 'moonlight', 'Still my portfolio'],
      ['landing_business', {}, 'landing_business', 'Small repairs, done right the first time'],
    ] as const)('logged; fall back to %s', async ([, values, found, heading], { openBuilder }) => {
      const builder = await openWith(openBuilder, { _templateId: 'winter_sale', ...values });
      builder.problems.expect(/winter_sale/);
      const logged: string[] = [];
      builder.page.on('console', (message) => logged.push(message.text()));
      await builder.reload();
      expect(await builder.preview().getByRole('heading', { level: 1 }).innerText()).toBe(heading);
      expect(await builder.page.getByRole('combobox', { name: 'Template' }).inputValue()).toBe(found);
      expect(logged.filter((text) => text.includes('winter_sale')).length).toBeGreaterThan(0);
    });
  });

  describe('Unreadable saved config', () => {
    test.for(['{"hero":', 'null', '[]', '{"_structure":{"sections":"none"}}', '{"__proto__":{"a":1}}'])(
      '%s: fall back to landing_business',
      async (raw, { openBuilder }) => {
        const builder = await openWith(openBuilder, raw);
        expect(await builder.page.getByRole('combobox', { name: 'Template' }).inputValue()).toBe(
          'landing_business',
        );
        const heading = builder.preview().getByRole('heading', { level: 1 });
        expect(await heading.innerText()).toBe('Small repairs, done right the first time');
        expect(await builder.stored('websiteConfig.unreadable')).toBe(raw);
        const notice = builder.page.getByText('could not be read');
        await notice.waitFor();
        await builder.reload();
        await heading.waitFor();
        expect(await notice.count()).toBe(0);
      },
    );

    test('a readable one of another template stays', async ({ openBuilder }) => {
      const portfolio = await openBuilder();
      await changeTemplate(portfolio, 'Portfolio', 'moonlight');
      const builder = await openWith(openBuilder, await storedConfig(portfolio));
      expect(await builder.page.getByRole('combobox', { name: 'Template' }).inputValue()).toBe('moonlight');
      expect(await builder.stored('websiteConfig.unreadable')).toBe(null);
    });
  });
});

/** An error that nobody catches: where it comes from, its words, and how a visitor gets to it. */
interface Accident {
  readonly from: string;
  readonly words: string;
  /** What the browser reports; undefined: nothing, as the app has taken it over. */
  readonly reported: RegExp | undefined;
  readonly happen: (builder: BuilderPage) => Promise<void>;
}

const ACCIDENTS: readonly Accident[] = [
  {
    from: 'rendering',
    words: 'no dates today',
    reported: /no dates today/,
    async happen(builder) {
      await builder.page.evaluate(() => {
        Date.prototype.toISOString = () => {
          throw new Error('no dates today');
        };
      });
      await builder.pick('Hero');
    },
  },
  {
    from: 'an event handler',
    words: 'no time today',
    reported: /no time today/,
    async happen(builder) {
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
    words: 'no reading today',
    reported: undefined,
    async happen(builder) {
      await builder.page.evaluate(() => {
        // The chat's machine counts a list's items with it.
        const { hasOwn } = Object;
        Object.hasOwn = (object, key) => {
          if (key === 'items') throw new Error('no reading today');
          return hasOwn(object, key);
        };
      });
      await builder.pick('Benefits');
      await builder.page.getByRole('button', { name: 'Benefit', exact: true }).click();
    },
  },
  {
    from: 'a promise that nobody awaits',
    words: 'no promises today',
    reported: /no promises today/,
    async happen(builder) {
      await builder.page.evaluate(() => {
        void Promise.reject(new Error('no promises today'));
      });
    },
  },
  {
    from: 'a rejection that is no error',
    words: 'just words',
    reported: /^$/,
    async happen(builder) {
      await builder.page.evaluate(() => {
        void Promise.reject('just words');
      });
    },
  },
];

describe('8. The error catalogue', () => {
  describe("Uncaught global error: 'Something went wrong' screen with error text and a Reload button", () => {
    test.for(ACCIDENTS)('from $from', async ({ words, reported, happen }, { builder }) => {
      await builder.say('hero.title.text Before the accident');
      await builder.second();
      const heading = builder.preview().getByRole('heading', { level: 1 });
      // What is still being drawn would meet with the accident first.
      await heading.filter({ hasText: 'Before the accident' }).waitFor();
      const stored = await builder.stored('websiteConfig');
      if (reported) builder.problems.expect(reported);

      await happen(builder);
      const { page } = builder;
      await page.getByRole('heading', { name: 'Something went wrong', exact: true }).waitFor();
      expect(await page.getByRole('alert').innerText()).toContain(words);
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
  });
});
