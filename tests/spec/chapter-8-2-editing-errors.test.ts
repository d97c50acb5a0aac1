import { describe, expect } from 'vitest';
import type { BuilderPage } from '../harness/builder-page.ts';
import { test } from '../harness/builder-test.ts';
import { photo } from '../server/storage-pictures.ts';
import { changeTemplate, chooseImage, openWith, storedConfig, uploadChosen } from './visits.ts';

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
    test("'An error occurred while updating the configuration.'", async ({ builder }) => {
      await builder.page.evaluate(() => {
        window.setTimeout = (() => {
          throw new Error('no timers');
        }) as unknown as typeof window.setTimeout;
      });
      await builder.say('hero.title.text Hello');
      const answer = builder.conversation().getByText('An error occurred while updating the configuration.');
      await answer.waitFor();
      expect(await builder.stored('websiteConfig')).toBe(null);
    });

    test('an exception while the value is written: the same, by a command and in a field, and the chat goes on', async ({
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
      await builder.page.reload();
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
        expect(await builder.page.getByText('could not be read').count()).toBe(1);
        await builder.page.reload();
        await builder.messageBox().waitFor();
        expect(await builder.page.getByText('could not be read').count()).toBe(0);
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
