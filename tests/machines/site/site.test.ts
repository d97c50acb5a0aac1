import { expect, test } from 'vitest';
import type { DeployResult } from '../../../domain/config/config.ts';
import { applyPlan } from '../../../domain/config/edit-config.ts';
import { setAt } from '../../../domain/json/path.ts';
import { whatsAppPlan } from '../../../domain/sections/whatsapp-plan.ts';
import type { SiteNews } from '../../../machines/site/site.context.ts';
import { selectSaving } from '../../../machines/site/site.selectors.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { resolveTemplate } from '../../../templates/resolve-template.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import { settle, startSite } from '../start-actors.ts';

const savingIn = ({ site }: Pick<ReturnType<typeof startSite>, 'site'>) => selectSaving(site.getSnapshot());

const published: DeployResult = {
  success: true,
  url: 'https://example.com/s/site-abc1234/',
  deploymentId: 'site-abc1234.1',
  templateUsed: 'Landing Page',
  siteId: 'site-abc1234',
  isUpdate: false,
};

const edited = setAt(exampleConfig, ['hero', 'title', 'text'], 'Hi');

test('an edit takes effect at once, and is reported after it is committed and mirrored', async () => {
  const { site, saves, mirrors } = startSite();
  const facts: [SiteNews, number, number][] = [];
  site.on('*', (fact) => facts.push([fact, saves.length, mirrors.length]));
  site.send({ type: 'edit.apply', commandId: 'a', path: 'hero.title.text', typed: 'Hi' });
  const made = [{ type: 'step.made' }, 0, 0];
  expect([site.getSnapshot().context.config, savingIn({ site }), facts]).toEqual([edited, 'saving', [made]]);
  await settle();
  expect(facts).toEqual([made, [{ type: 'site.edited', commandId: 'a', value: 'Hi' }, 1, 1]]);
  expect([saves, mirrors, savingIn({ site })]).toEqual([[edited], [edited], 'saved']);
});

test('an arrangement is one step, and is reported after it is saved', async () => {
  const { site, saves } = startSite();
  const facts: SiteNews[] = [];
  site.on('*', (fact) => facts.push(fact));
  site.send({ type: 'site.arrange', commandId: 'a', act: 'remove', path: 'benefits.items[0]' });
  expect([savingIn({ site }), facts]).toEqual(['saving', [{ type: 'step.made' }]]);
  await settle();
  expect(facts).toEqual([{ type: 'step.made' }, { type: 'site.arranged', commandId: 'a' }]);
  expect(saves).toEqual([
    setAt(exampleConfig, ['benefits', 'items'], [{ icon: 'fas fa-clock', title: 'Soon' }]),
  ]);
  const { past } = site.getSnapshot().context.history;
  expect(past.map(({ deed }) => deed)).toEqual([
    { kind: 'arrange', act: 'remove', path: 'benefits.items[0]' },
  ]);
  site.send({ type: 'step.undo', at: 1 });
  expect(site.getSnapshot().context.config).toEqual(exampleConfig);
  expect(facts.at(-1)).toEqual({ type: 'site.stepped', moved: ['benefits.items[0]'] });
});

test('edits during a commit are all saved and reported', async () => {
  const { site, saves } = startSite();
  const facts: SiteNews[] = [];
  site.on('*', (fact) => facts.push(fact));
  site.send({ type: 'edit.apply', commandId: 'a', path: 'hero.title.text', typed: 'One' });
  site.send({ type: 'edit.apply', commandId: 'b', path: 'header.logoText', typed: 'Two' });
  await settle();
  expect(facts).toEqual([
    { type: 'step.made' },
    { type: 'step.made' },
    { type: 'site.edited', commandId: 'a', value: 'One' },
    { type: 'site.edited', commandId: 'b', value: 'Two' },
  ]);
  expect(saves.at(-1)).toBe(site.getSnapshot().context.config);
});

test('a refused edit changes and saves nothing', async () => {
  const { site, saves } = startSite();
  const facts: SiteNews[] = [];
  site.on('*', (fact) => facts.push(fact));
  site.send({ type: 'edit.apply', commandId: 'a', path: 'hero', typed: 'x' });
  await settle();
  expect(facts).toEqual([{ type: 'site.refused', commandId: 'a' }]);
  expect(site.getSnapshot().context.config).toBe(exampleConfig);
  expect(saves).toEqual([]);
});

test('an exception while a value is written is reported, and the config is unchanged', async () => {
  let isBroken = false;
  const broken = {
    ...exampleConfig,
    get hero() {
      if (isBroken) throw new Error('unreadable');
      return exampleConfig.hero;
    },
  };
  const { site, saves } = startSite(broken);
  isBroken = true;
  const facts: SiteNews[] = [];
  site.on('*', (fact) => facts.push(fact));
  site.send({ type: 'edit.apply', commandId: 'a', path: 'hero.title.text', typed: 'x' });
  await settle();
  expect(facts).toEqual([{ type: 'site.failed', commandId: 'a' }]);
  expect(site.getSnapshot().context.config).toBe(broken);
  expect(saves).toEqual([]);
});

test.each<['isFull' | 'isMirrorFull', 'notSaved' | 'notMirrored']>([
  ['isFull', 'notSaved'],
  ['isMirrorFull', 'notMirrored'],
])(
  'a storage that %s is shown as %s, the edit is reported, and saving can be retried',
  async (flag, shown) => {
    const { site, storage, saves, mirrors } = startSite();
    const facts: SiteNews[] = [];
    site.on('*', (fact) => facts.push(fact));
    storage[flag] = true;
    site.send({ type: 'edit.apply', commandId: 'a', path: 'hero.title.text', typed: 'Hi' });
    await settle();
    expect([savingIn({ site }), facts]).toEqual([
      shown,
      [{ type: 'step.made' }, { type: 'site.edited', commandId: 'a', value: 'Hi' }],
    ]);
    storage[flag] = false;
    site.send({ type: 'save.retry' });
    await settle();
    expect([savingIn({ site }), saves, mirrors]).toEqual(['saved', [edited], [edited]]);
  },
);

test('the first publish binds the site id; the callback is called once', async () => {
  const calls: DeployResult[] = [];
  const { site, saves } = startSite(exampleConfig, (result) => calls.push(result));
  // What is said of the address and its mail is no part of the specified details.
  const ofAddress = { isConfirmed: false, mail: 'none', nextMailAt: '2026-11-29T10:00:00.000Z' } as const;
  site.send({ type: 'site.published', result: { ...published, ...ofAddress }, config: exampleConfig });
  site.send({ type: 'site.published', result: { ...published, isUpdate: true }, config: exampleConfig });
  await settle();
  expect(calls).toEqual([published]);
  const bound = site.getSnapshot().context.config;
  expect(saves.at(-1)).toBe(bound);
  expect(JSON.parse(JSON.stringify(bound))).toEqual({ ...exampleConfig, _siteId: 'site-abc1234' });
});

test('publishing as a new site after the old one was closed is a first publish again', () => {
  const calls: DeployResult[] = [];
  const { site } = startSite({ ...exampleConfig, _siteId: 'site-closed1' }, (result) => calls.push(result));
  site.send({ type: 'site.published', result: published, config: exampleConfig });
  expect(calls).toEqual([published]);
});

test('the callback carries over to the next site and is called at its first publish', () => {
  const calls: DeployResult[] = [];
  const { site } = startSite({ ...exampleConfig, _siteId: 'site-abc1234' }, (result) => calls.push(result));
  site.send({ type: 'edit.apply', commandId: 'a', path: 'hero.title.text', typed: 'Hi' });
  site.send({ type: 'site.published', result: { ...published, isUpdate: true }, config: exampleConfig });
  expect(calls).toEqual([]);
  site.send({ type: 'template.choose', templateId: 'moonlight', at: 3 });
  site.send({ type: 'site.published', result: published, config: exampleConfig });
  expect(calls).toEqual([published]);
});

test('choosing a template loads its default values and drops the site id', async () => {
  const { site, saves } = startSite({ ...exampleConfig, _siteId: 'site-abc1234' });
  const facts: SiteNews[] = [];
  site.on('*', (fact) => facts.push(fact));
  site.send({ type: 'template.choose', templateId: 'landing_business', at: 3 });
  await settle();
  expect(saves).toEqual([resolveTemplate({ _templateId: 'landing_business' }).template.base]);
  expect(facts).toEqual([{ type: 'step.made' }, { type: 'site.replaced', at: 3, by: 'template.choose' }]);
});

test('a reset loads the default template and shows the site as unchanged', async () => {
  const { site, saves } = startSite({ ...exampleConfig, _siteId: 'site-abc1234' });
  site.send({ type: 'site.reset', at: 3 });
  expect(savingIn({ site })).toBe('saving');
  await settle();
  const { base } = resolveTemplate({}).template;
  expect([saves, site.getSnapshot().context.config, savingIn({ site })]).toEqual([[base], base, 'unchanged']);
});

test('a section that a plan adds begins with what the website says, but for what the plan writes', () => {
  const own = applyPlan(landingBusiness.base, [
    { path: 'footer.phone', typed: '0113 496 0123' },
    { path: 'footer.address', typed: 'Leeds' },
  ]);
  const { site } = startSite(own ?? landingBusiness.base);
  const plan = whatsAppPlan(landingBusiness.base, '+44 7700 900123');
  const edits = [...plan, { path: 'location.phone', typed: '0113 496 0456' }];
  site.send({ type: 'plan.apply', commandId: 'a', edits });
  expect(site.getSnapshot().context.config.location).toMatchObject({
    whatsapp: '+44 7700 900123',
    phone: '0113 496 0456',
    town: 'Leeds',
  });
});
