import { describe, expect } from 'vitest';
import { waitFor } from 'xstate';
import { searchColors } from '../../domain/choices/color-choices.ts';
import { iconChoices } from '../../domain/choices/icon-choices.ts';
import type { DeployResult } from '../../domain/config/config.ts';
import { defaultValues } from '../../domain/config/default-values.ts';
import { isGroup, isList } from '../../domain/config/structure.ts';
import { selectActors } from '../../machines/app/app.machine.ts';
import { RecentEvents } from '../../machines/app/recent-events.ts';
import { createApp } from '../../src/app/create-app.ts';
import { httpDeploys } from '../../src/services/http/deploys.http.ts';
import { localMirrors } from '../../src/services/website-config-mirrors.local.ts';
import { loadedTemplates, loadPages } from '../../templates/pages.ts';
import { templates } from '../../templates/templates.ts';
import { en } from '../../words/en/en.ts';
import { changeTemplate, openWith, storedConfig, storedValue } from '../harness/builder/builder-actions.ts';
import { BuilderPage } from '../harness/builder/builder-page.ts';
import { test as base } from '../harness/builder/builder-test.ts';
import { fakeFiles } from '../services/files.fake.ts';
import { STILL_BROWSER } from '../services/late-services.fake.ts';
import { roomyStorage } from '../services/local-storage.ts';
import { fakeOwnerKeys } from '../services/owner-keys.fake.ts';
import { emptyStorePlace, fakeSiteStore } from '../services/site-store.fake.ts';
import { fakeTabLocks } from '../services/tab-locks.fake.ts';
import { expectOptions } from './specified-options.ts';
import { nodesOf, outlineOf } from './structure-outline.ts';
import { GLOBAL_SETTINGS, LANDING, MOONLIGHT } from './structure-tables.ts';

await loadPages();

const palette = searchColors('', en);

/** `sites` are the websites of both templates as a browser stores them before anything is edited. */
const test = base.extend('sites', { scope: 'file' }, async ({ browser, url }) => {
  const builder = await BuilderPage.open(browser, url);
  await changeTemplate(builder, 'Portfolio', 'moonlight');
  const moonlight = await storedConfig(builder);
  await changeTemplate(builder, 'Landing Page', 'landing_business');
  const landing = await storedConfig(builder);
  await builder.profile.close();
  return { landing, moonlight };
});

const TABLES = [
  { section: '§3.4', site: 'landing', table: LANDING },
  { section: '§3.5', site: 'moonlight', table: MOONLIGHT },
] as const;

/** Chapter 3 of docs/product.md: entities and their fields. */
describe('§3 Entities and their fields', () => {
  describe('§3.1 Website configuration', () => {
    test('4.1.1 the config is loaded from browser storage; 9.4 kept in browser local storage under the key websiteConfig, the generated HTML under websiteHTML; _templateId: default landing_business', async ({
      builder,
      sites,
    }) => {
      await builder.say('hero.title.text Kept here');
      await builder.second();
      const kept = await builder.page.evaluate(() => Object.keys(localStorage));
      expect(kept.filter((key) => !key.startsWith('parley.')).sort()).toEqual([
        'websiteConfig',
        'websiteHTML',
      ]);
      expect(await storedValue(builder, 'hero.title.text')).toBe('Kept here');
      expect(await storedValue(builder, '_templateId')).toBe('landing_business');
      expect(sites.moonlight._templateId).toBe('moonlight');
      expect(await builder.stored('websiteHTML')).toMatch(
        /^<!DOCTYPE html>[\s\S]*Kept here[\s\S]*<\/html>\n$/,
      );
      await builder.reload();
      await builder.preview().getByRole('heading', { level: 1, name: 'Kept here', exact: true }).waitFor();
    });

    test('_templateId: basic is shown when none is set', async ({ openBuilder, sites }) => {
      const { _templateId: _, ...nameless } = sites.landing;
      const builder = await openWith(openBuilder, nameless);
      const preview = builder.page.getByRole('region', { name: 'Preview' });
      expect(await preview.getByText(/\bbasic\b/).isVisible()).toBe(true);
      expect(await preview.getByText(/\blanding_business\b/).count()).toBe(0);
    });

    test('_templateVersion: 1.0.0', ({ sites }) => {
      expect([sites.landing._templateVersion, sites.moonlight._templateVersion]).toEqual(['1.0.0', '1.0.0']);
    });

    test('_structure: global settings plus a list of sections', ({ sites }) => {
      for (const { _structure } of [sites.landing, sites.moonlight]) {
        expect(Object.keys(_structure)).toEqual(['globalSettings', 'sections']);
        expect(Array.isArray(_structure.sections)).toBe(true);
      }
    });

    test('4.1.2 _structure: deep-copied from the template when missing', async ({ openBuilder, sites }) => {
      const { _structure, ...values } = sites.moonlight;
      const builder = await openWith(openBuilder, values);
      await builder.say('home.title Restored');
      await builder.second();
      expect(await storedConfig(builder)).toMatchObject({ _structure, home: { title: 'Restored' } });
      // A change of the copy does not change the template: a new website has the default structure.
      await builder.say('portfolio.items[0].title Mine alone');
      await builder.second();
      await changeTemplate(builder, 'Landing Page', 'landing_business');
      await changeTemplate(builder, 'Portfolio', 'moonlight');
      expect(await storedConfig(builder)).toEqual(sites.moonlight);
    });

    test.for(TABLES)('values per section: $table.id', ({ site, table }, { sites }) => {
      const { _templateId, _templateVersion, _structure, _siteId, ...values } = sites[site];
      expect(Object.keys(values).sort()).toEqual(['globalSettings', ...Object.keys(table.sections)].sort());
      expect(values).toEqual(defaultValues(_structure));
    });
  });

  describe('§3.2 Structure nodes', () => {
    test.for(TABLES)('section: id, name, children: $table.id', ({ site }, { sites }) => {
      for (const section of sites[site]._structure.sections) {
        expect(section).toMatchObject({
          id: expect.any(String),
          name: expect.any(String),
          children: expect.any(Array),
        });
      }
    });

    test.for(TABLES)(
      'child: id, name, type, editable, path, default, optional note: $table.id',
      ({ site }, { sites }) => {
        const leaves = nodesOf(sites[site]._structure).filter((node) => !isGroup(node) && !isList(node));
        const types = ['text', 'color', 'image', 'icon', 'url', 'boolean'];
        for (const { note = '', ...leaf } of leaves.map((node) => ({ ...node }) as Fields)) {
          expect(leaf).toMatchObject({
            id: expect.any(String),
            name: expect.any(String),
            type: expect.toSatisfy((type) => types.includes(type)),
            editable: expect.any(Boolean),
            path: expect.any(String),
            default: expect.any(leaf.type === 'boolean' ? Boolean : String),
          });
          expect(note).toEqual(expect.any(String));
        }
      },
    );

    test.for(TABLES)(
      'array child: itemStructure (children with pathTemplate containing [INDEX]) and a default item list: $table.id',
      ({ site }, { sites }) => {
        const lists = nodesOf(sites[site]._structure).filter(isList);
        expect(lists.length).toBeGreaterThan(0);
        for (const { itemStructure, path, default: items } of lists) {
          for (const { pathTemplate } of itemStructure) expect(pathTemplate).toContain(`${path}[INDEX].`);
          expect(items.length).toBeGreaterThan(0);
        }
      },
    );

    test.for(TABLES)('nodes without a type have children: $table.id', ({ site }, { sites }) => {
      const untyped = nodesOf(sites[site]._structure).filter((node) => !('type' in node));
      expect(untyped.length).toBeGreaterThan(0);
      for (const node of untyped) expect('children' in node && node.children.length > 0).toBe(true);
    });
  });

  describe('§3.3 Global settings', () => {
    test.for(TABLES)(
      'primaryColor, secondaryColor, textColor, accentColor, fontFamily: $table.id',
      ({ site }, { sites }) => {
        const { children } = sites[site]._structure.globalSettings;
        const lines = children.map(({ name, type, path }) => `${name}: ${type} ${path}`);
        expect(`\n${lines.join('\n')}`).toBe(GLOBAL_SETTINGS);
        expect(Object.keys(sites[site].globalSettings ?? {})).toEqual([
          'primaryColor',
          'secondaryColor',
          'textColor',
          'accentColor',
          'fontFamily',
        ]);
      },
    );
  });

  for (const { section, site, table } of TABLES) {
    describe(`${section} ${table.name} template (${table.id}) sections`, () => {
      test.for(Object.entries(table.sections))('%s', ([id, outline], { sites }) => {
        const section = sites[site]._structure.sections.find((candidate) => candidate.id === id);
        expect(section && `\n${outlineOf(section)}`).toBe(outline);
      });

      test('no other sections, in this order', ({ sites }) => {
        expect(sites[site]._structure.sections.map(({ id }) => id)).toEqual(Object.keys(table.sections));
      });

      test('the main menu lists the editable sections, then Global Settings', async ({
        openBuilder,
        sites,
      }) => {
        const builder = await openWith(openBuilder, sites[site]);
        const names = Object.values(table.sections).flatMap((outline) => {
          const [first = ''] = outline.trim().split('\n');
          return first.endsWith('not editable') ? [] : first.replace(/ \(.*/, '');
        });
        await expectOptions(builder, [...names, 'Global Settings']);
      });
    });
  }

  test('§3.5 the portfolio has six default items', ({ sites }) => {
    const nodes = nodesOf(sites.moonlight._structure);
    const list = nodes.find((node) => isList(node) && node.path === 'portfolio.items');
    expect(list && isList(list) && list.default.length).toBe(6);
  });
});

interface Fields {
  readonly type: string;
  readonly note?: string;
}

describe('§3 Entities and their fields', () => {
  describe('§3.6 Template', () => {
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

    test.for(loadedTemplates())('a function generating the page HTML from a config: $id', (template) => {
      const page = template.render(template.base);
      expect(page).toMatch(/^<!DOCTYPE html>\n<html [\s\S]*<\/html>\n$/);
      expect(template.render(template.base)).toBe(page);
    });

    test.for(templates)('a base template with a _structure: $id', ({ id, base }) => {
      expect([base._templateId, base._templateVersion]).toEqual([id, '1.0.0']);
      expect(Object.keys(base._structure)).toEqual(['globalSettings', 'sections']);
    });
  });

  describe('§3.6 Chat message', () => {
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
        buttons: ['Leave it empty'],
        isValuePrompt: true,
      });
      await builder.say('Open all night');
      await builder.second();
      const hero = ['Title', 'Subtitle', 'Background Color', 'Text Color', 'Button'];
      const messages = await messagesOf(builder);
      // Options after the specified five are ignored here.
      const specified = messages.map(({ buttons, ...message }) =>
        buttons ? { ...message, buttons: buttons.slice(0, 5) } : message,
      );
      expect(specified).toEqual([
        {
          text: "Hi, I'm your website editor assistant. Modify your website by clicking the buttons below.",
          isUser: false,
          at: expect.any(Number),
          buttons: ['Hero', 'Benefits', 'Features', 'Call to Action', 'Footer'],
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

  describe('§3.6 Colour choice and icon', () => {
    test('colour: name, value (hex); icon: a class string', () => {
      for (const color of palette) {
        expect(color).toEqual({
          name: expect.stringMatching(/^[A-Z]/),
          value: expect.stringMatching(/^#[0-9A-F]{6}$/),
        });
      }
      for (const icon of iconChoices) expect(icon).toMatch(/^fas fa-[a-z0-9-]+$/);
    });
  });

  describe('§3.6 Deployment result', () => {
    test('success, url, deploymentId, templateUsed (template name), siteId, isUpdate; reported once, after the first publish', async ({
      url,
    }) => {
      const { results, publish, stored } = startApp(url);
      expect(results).toEqual([]);
      const address = await publish();
      const [, siteId = ''] = /\/s\/(site-[a-z0-9]{7})\/$/.exec(address) ?? [];
      expect(results).toEqual([
        {
          success: true,
          url: `${url}/s/${siteId}/`,
          deploymentId: `${siteId}.1`,
          templateUsed: 'Landing Page',
          siteId,
          isUpdate: false,
        },
      ]);
      expect(await publish()).toBe(address);
      expect(results).toHaveLength(1);
      expect(JSON.stringify(stored())).not.toContain('onFirstPublish');
    });
  });
});

async function messagesOf(builder: { readonly page: import('playwright').Page }) {
  return builder.page.evaluate(() => {
    const chat = window.parley?.actor.getSnapshot().context.actors?.chat;
    return chat?.getSnapshot().context.stack.flatMap(({ messages }) => messages) ?? [];
  });
}

const absent = () => Promise.reject(new Error('not here'));

/** Starts the app against the started program; `results` are the arguments of its callback. */
function startApp(url: string) {
  const results: DeployResult[] = [];
  const place = emptyStorePlace();
  const storage = roomyStorage();
  const app = createApp(
    {
      edits: { wait: async () => ({ at: 0 }) },
      store: fakeSiteStore(place),
      mirrors: localMirrors(() => storage, roomyStorage),
      owner: fakeOwnerKeys('owner-of-chapter-three-0'),
      locks: fakeTabLocks(),
      languages: { kept: () => null, keep: () => undefined },
      reload: () => undefined,
      randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
      copyText: async () => {},
      sharing: { isOffered: false, share: async () => {} },
      painted: async () => {},
      now: () => 0,
      recent: new RecentEvents(() => 1),
      log: () => {},
      settled: async () => {},
      online: () => absent(),
      loadLateCode: async () => ({
        deploys: httpDeploys(en.deployCall, (path, init) => fetch(new URL(String(path), url), init)),
        files: fakeFiles(),
        images: { upload: absent, read: () => undefined },
        shrinking: { shrink: async (file) => ({ file }) },
        fonts: { cut: async () => [] },
        ...STILL_BROWSER,
        starts: { load: async ({ config }) => config },
      }),
    },
    { words: en, at: 0, onFirstPublish: (result) => results.push(result) },
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
  const stored = () => [place.commits, storage.getItem('websiteConfig')];
  return { results, stored, publish };
}
