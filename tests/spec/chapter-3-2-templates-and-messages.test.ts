import { describe, expect } from 'vitest';
import { waitFor } from 'xstate';
import { selectActors } from '../../machines/app.selectors.ts';
import { createApp } from '../../src/app/create-app.ts';
import type { DeployResult } from '../../src/domain/deploy.ts';
import { iconChoices } from '../../src/domain/icon-choice.ts';
import { palette } from '../../src/domain/palette.ts';
import { en } from '../../src/domain/words/en.ts';
import { httpDeploys } from '../../src/services/deploys.http.ts';
import { templates } from '../../templates/registry.ts';
import { test } from '../harness/builder-test.ts';
import { storedValue } from './visits.ts';

describe('3. Entities and their fields', () => {
  describe('Template', () => {
    test('two of them: id and name', () => {
      expect(templates.map(({ id, name }) => [id, name])).toEqual([
        ['landing_business', 'Landing Page'],
        ['moonlight', 'Portfolio'],
      ]);
    });

    test.for(templates)('a function identifying whether a config belongs to it: $id', (template) => {
      const { _templateId, ...nameless } = template.base;
      expect(templates.filter(({ matches }) => matches(nameless))).toEqual([template]);
      expect(template.matches({})).toBe(false);
    });

    test.for(templates)('a function generating the page HTML from a config: $id', (template) => {
      const page = template.render(template.base);
      expect(page).toMatch(/^<!DOCTYPE html>\n<html [\s\S]*<\/html>\n$/);
      expect(template.render(template.base)).toBe(page);
    });

    test.for(templates)('a base template with a _structure: $id', ({ id, base }) => {
      expect([base._templateId, base._templateVersion]).toEqual([id, '1.0.0']);
      expect(Object.keys(base._structure)).toEqual(['globalSettings', 'sections']);
    });
  });

  describe('Chat message', () => {
    test('text, isUser, buttons (optional list of option labels), commandId, isSuccess, isValuePrompt', async ({
      openBuilder,
    }) => {
      const builder = await openBuilder({ path: '/?inspect=handle' });
      await builder.pick('Hero');
      await builder.pick('Subtitle');
      expect((await messagesOf(builder)).at(-1)).toEqual({
        text: 'Please enter the value for Subtitle:',
        isUser: false,
        at: expect.any(Number),
        buttons: [],
        isValuePrompt: true,
      });
      await builder.say('Open all night');
      await builder.second();
      const hero = ['Title', 'Subtitle', 'Background Color', 'Text Color', 'Button'];
      expect(await messagesOf(builder)).toEqual([
        {
          text: "Hi, I'm your website editor assistant. Modify your website by clicking the buttons below.",
          isUser: false,
          at: expect.any(Number),
          buttons: [
            'Hero',
            'Benefits',
            'Features',
            'Call to Action',
            'Footer',
            'Global Settings',
            'Sections',
          ],
        },
        { text: 'Hero', isUser: true, at: expect.any(Number) },
        {
          text: 'What would you like to modify in Hero?',
          isUser: false,
          at: expect.any(Number),
          buttons: hero,
        },
        { text: 'Open all night', isUser: true, at: expect.any(Number) },
        {
          text: '✓ Updated Subtitle to "Open all night". What would you like to modify next?',
          isUser: false,
          at: expect.any(Number),
          buttons: hero,
          commandId: expect.stringMatching(/./),
          isSuccess: true,
        },
      ]);
    });
  });

  describe('Colour choice and icon', () => {
    test('colour: name, value (hex)', async ({ builder }) => {
      for (const color of palette) {
        expect(color).toEqual({
          name: expect.stringMatching(/^[A-Z]/),
          value: expect.stringMatching(/^#[0-9A-F]{6}$/),
        });
      }
      await builder.pick('Hero');
      await builder.pick('Background Color');
      await builder.page.getByRole('button', { name: 'Primary Indigo', exact: true }).click();
      await builder.second();
      expect(await storedValue(builder, 'hero.background.color')).toBe('#3F51B5');
    });

    test('icon: a class string', async ({ builder }) => {
      for (const icon of iconChoices) expect(icon).toMatch(/^fas fa-[a-z0-9-]+$/);
      await builder.pick('Benefits');
      await builder.pick('Benefit');
      await builder.pick('Item 2');
      await builder.pick('Icon');
      await builder.page.getByRole('button', { name: 'home', exact: true }).click();
      await builder.second();
      expect(await storedValue(builder, 'benefits.items[1].icon')).toBe('fas fa-home');
    });
  });

  describe('Deployment result', () => {
    test('success, url, deploymentId, templateUsed (template name), siteId, isUpdate', async ({ url }) => {
      const { told, publish } = startApp(url);
      const address = await publish();
      const [, siteId = ''] = /\/s\/(site-[a-z0-9]{7})\/$/.exec(address) ?? [];
      expect(told).toEqual([
        {
          success: true,
          url: `${url}/s/${siteId}/`,
          deploymentId: `${siteId}.1`,
          templateUsed: 'Landing Page',
          siteId,
          isUpdate: false,
        },
      ]);
    });

    test('the config may carry a callback invoked after the first publish: only after it, and it is never stored', async ({
      url,
    }) => {
      const { told, publish, stored } = startApp(url);
      expect(told).toEqual([]);
      const first = await publish();
      expect(await publish()).toBe(first);
      expect(told.length).toBe(1);
      expect(JSON.stringify(stored)).not.toContain('onFirstPublish');
    });
  });
});

async function messagesOf(builder: { readonly page: import('playwright').Page }) {
  return builder.page.evaluate(() => {
    const chat = window.parley?.actor.getSnapshot().context.actors?.chat;
    const { base, above } = chat?.getSnapshot().context.conversation ?? { base: undefined, above: [] };
    return [base, ...above].flatMap((frame) => frame?.messages ?? []);
  });
}

/** The app as the browser has it, on the started program, with `told` as what its callback was told. */
function startApp(url: string) {
  const told: DeployResult[] = [];
  const stored: string[] = [];
  const app = createApp(
    {
      edits: { wait: async () => ({ at: 0 }) },
      configs: {
        load: () => null,
        loadHistory: () => null,
        saveHistory: () => {},
        save: (config) => {
          stored.push(config);
        },
        savePage: () => {},
        clear: () => {},
        keepUnreadable: () => {},
      },
      deploys: httpDeploys(en.publish, (path, init) => fetch(new URL(String(path), url), init)),
      owner: { secret: () => 'owner-of-chapter-three-0' },
      images: { upload: () => Promise.reject(new Error('no images here')) },
      shrinking: { shrink: async (file) => file },
      fonts: { cut: async () => [] },
      randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
      copyText: async () => {},
      now: () => 0,
      log: () => {},
    },
    { words: en, at: 0, onFirstPublish: (result) => told.push(result) },
  ).start();
  const publish = async () => {
    const { context } = await waitFor(app, (snapshot) => selectActors(snapshot) !== undefined);
    const dialog = context.actors?.publish;
    if (!dialog) throw new Error('The app has not started.');
    dialog.send({ type: 'publish.open' });
    dialog.send({ type: 'email.change', text: 'owner@example.com' });
    dialog.send({ type: 'publish.submit' });
    const ended = await waitFor(
      dialog,
      (snapshot) => snapshot.matches('success') || snapshot.matches('failed'),
    );
    dialog.send({ type: 'publish.close' });
    return ended.context.result?.url ?? '';
  };
  return { told, stored, publish };
}
