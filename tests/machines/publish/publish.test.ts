import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Config, DeployResult } from '../../../domain/config/config.ts';
import type { DrawnSiteId } from '../../../domain/config/site-id.ts';
import { websiteOf } from '../../../domain/editing/history.ts';
import { setAt } from '../../../domain/json/path.ts';
import { DeployError } from '../../../domain/publish/deploy-error.ts';
import { standingTexts, withTyped } from '../../../domain/publish/typed-rows.ts';
import {
  type AskedDeploy,
  deployMachine,
  type LockReport,
  type RenderedDeploy,
  selectDeployStep,
} from '../../../machines/publish/deploy.machine.ts';
import { publishMachine } from '../../../machines/publish/publish.machine.ts';
import * as select from '../../../machines/publish/publish.selectors.ts';
import type { AskedPictures, PublishInput } from '../../../machines/publish/publish.setup.ts';
import type { Published, SiteEvent } from '../../../machines/site/site.context.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import { chatStub } from '../../models/stubs/chat-stub.ts';
import { settle, startSite } from '../start-actors.ts';

const PAGE = '<!doctype html>';
/** A website with nothing made up. */
const OWN = setAt(exampleConfig, ['header', 'logoText'], 'Moss');

function start(config: Config = OWN, callback?: (result: DeployResult) => void) {
  const { site, storage } = startSite(config, callback);
  const turns: { come: (siteId?: string) => void; isOver: boolean }[] = [];
  const queue = { isFree: true };
  const deploys: {
    input: RenderedDeploy;
    signal: AbortSignal;
    settle: (outcome: DeployResult | Error) => void;
  }[] = [];
  let drawn = 0;
  const deploy = deployMachine.provide({
    actors: {
      holdPublishLock: fromCallback<LockReport, undefined>(({ sendBack }) => {
        const turn = { come: (siteId?: string) => sendBack({ type: 'lock.held', siteId }), isOver: false };
        turns.push(turn);
        if (queue.isFree) turn.come();
        return () => {
          turn.isOver = true;
        };
      }),
      drawSiteId: fromPromise<string, Pick<DrawnSiteId, 'website'>>(async () => `site-drawn0${++drawn}`),
      renderSite: fromPromise<RenderedDeploy, AskedDeploy>(async ({ input: { site, ...asked } }) => {
        const { config, history } = site.getSnapshot().context;
        return { ...asked, config, website: websiteOf(history), html: PAGE };
      }),
      deploySite: fromPromise<Published, RenderedDeploy | undefined>(
        ({ input, signal }) =>
          new Promise((resolve, reject) => {
            if (!input) return;
            deploys.push({
              input,
              signal,
              settle: (outcome) =>
                outcome instanceof Error
                  ? reject(outcome)
                  : resolve({ result: outcome, config: input.config, website: input.website }),
            });
          }),
      ),
    },
  });
  const checkPictures = fromCallback<{ type: 'none' }, AskedPictures>(() => undefined);
  const publish = createActor(publishMachine.provide({ actors: { deploy, checkPictures } }), {
    input: { site, chat: chatStub() as PublishInput['chat'], canShare: true },
  }).start();
  return {
    site,
    storage,
    turns,
    queue,
    publish,
    deploys,
    stage: () => select.selectStage(publish.getSnapshot()),
    /** The step that the deploy is at, or failed at. */
    step: () => {
      const running = select.selectDeploy(publish.getSnapshot());
      return running
        ? selectDeployStep(running.getSnapshot())
        : select.selectFailedStep(publish.getSnapshot());
    },
    async submit(email = 'me@example.com') {
      publish.send({ type: 'publish.open' });
      publish.send({ type: 'email.change', text: email });
      publish.send({ type: 'publish.submit' });
      await settle();
    },
    async answer(outcome: DeployResult | Error) {
      deploys.at(-1)?.settle(outcome);
      await settle();
    },
  };
}

/** Opens the dialog, which draws a short list. */
function openReview(publish: ReturnType<typeof start>['publish']): void {
  publish.send({ type: 'publish.open' });
  publish.send({ type: 'review.listed', count: 1 });
}

const live = (siteId: string, isUpdate = false): DeployResult => ({
  success: true,
  url: `https://example.com/s/${siteId}/`,
  deploymentId: `${siteId}.1`,
  templateUsed: 'Landing Page',
  siteId,
  isUpdate,
});

test('the first publish draws an id, binds it to the site, and shows the address', async () => {
  const { submit, answer, stage, publish, site, deploys } = start();
  await submit();
  expect(stage()).toBe('deploying');
  expect(deploys.map((deploy) => deploy.input)).toEqual([
    {
      config: OWN,
      html: PAGE,
      siteId: 'site-drawn01',
      email: 'me@example.com',
      isUpdate: false,
    },
  ]);
  await answer(live('site-drawn01'));
  expect(stage()).toBe('success');
  expect(select.selectAddress(publish.getSnapshot())).toBe('https://example.com/s/site-drawn01/');
  expect(site.getSnapshot().context.config._siteId).toBe('site-drawn01');
});

test('a deploy reports its steps: drawing an id, rendering the page, sending it', async () => {
  const { submit, answer, publish, step, queue, turns } = start();
  queue.isFree = false;
  const steps: (string | undefined)[] = [step()];
  await submit();
  select.selectDeploy(publish.getSnapshot())?.subscribe(() => steps.push(step()));
  steps.push(step());
  turns[0]?.come();
  await settle();
  await answer(live('site-drawn01'));
  expect([...new Set(steps)]).toEqual([undefined, 'drawing', 'rendering', 'sending']);
  expect(step()).toBe(undefined);
});

test('a later publish is an update of the same site', async () => {
  const { submit, deploys } = start({ ...OWN, _siteId: 'site-mine123' });
  await submit();
  expect(deploys[0]?.input).toMatchObject({ siteId: 'site-mine123', isUpdate: true });
});

test.each(['', '  ', 'nobody'])('%j is refused as an e-mail address, and nothing is sent', async (email) => {
  const { submit, publish, deploys, stage } = start();
  await submit(email);
  expect(stage()).toBe('form');
  expect(select.selectEmailRejected(publish.getSnapshot())).toBe(true);
  expect(deploys).toEqual([]);
  publish.send({ type: 'email.change', text: 'me@' });
  expect(select.selectEmailRejected(publish.getSnapshot())).toBe(false);
});

describe('a failed deploy', () => {
  test('the reason is kept, and a retry uses the same id', async () => {
    const { submit, answer, publish, deploys, stage } = start();
    await submit();
    await answer(new DeployError('The server is full.', 500));
    expect(stage()).toBe('failed');
    expect(select.selectFailure(publish.getSnapshot())).toBe('The server is full.');
    publish.send({ type: 'publish.submit' });
    await settle();
    expect(deploys.map((deploy) => deploy.input.siteId)).toEqual(['site-drawn01', 'site-drawn01']);
    expect(select.selectFailure(publish.getSnapshot())).toBeUndefined();
  });

  test('a first publish draws another id if one is taken, three times at most', async () => {
    const { submit, answer, deploys, stage } = start();
    await submit();
    for (let times = 0; times < 3; times++) {
      await answer(new DeployError('Taken.', 409));
      expect(stage()).toBe('deploying');
    }
    await answer(new DeployError('Taken.', 409));
    expect(stage()).toBe('failed');
    expect(deploys.map((deploy) => deploy.input.siteId)).toEqual([
      'site-drawn01',
      'site-drawn02',
      'site-drawn03',
      'site-drawn04',
    ]);
  });

  test('a taken id fails an update', async () => {
    const { submit, answer, stage } = start({ ...OWN, _siteId: 'site-mine123' });
    await submit();
    await answer(new DeployError('Taken.', 409));
    expect(stage()).toBe('failed');
  });

  test.each([403, 410])(
    '%i at an update offers a new site, which then replaces the old id',
    async (status) => {
      const { submit, answer, publish, deploys, site } = start({ ...OWN, _siteId: 'site-mine123' });
      await submit();
      await answer(new DeployError('Not yours.', status));
      expect(select.selectNeedsNewSite(publish.getSnapshot())).toBe(true);
      publish.send({ type: 'publish.submitAsNewSite' });
      await settle();
      expect(deploys.at(-1)?.input).toMatchObject({ siteId: 'site-drawn01', isUpdate: false });
      await answer(live('site-drawn01'));
      expect(site.getSnapshot().context.config._siteId).toBe('site-drawn01');
    },
  );

  test.each<[string, 'publish.submitAsNewSite' | 'publish.submit']>([
    ['Publish as a new site', 'publish.submitAsNewSite'],
    ['Publish', 'publish.submit'],
  ])('after %s without an e-mail address the new site is still offered', async (_, type) => {
    const { submit, answer, publish, deploys, step } = start({ ...OWN, _siteId: 'site-mine123' });
    const shown = () => {
      const snapshot = publish.getSnapshot();
      return {
        isOffered: select.selectNeedsNewSite(snapshot),
        isRejected: select.selectEmailRejected(snapshot),
        reason: select.selectFailure(snapshot),
        failedStep: step(),
      };
    };
    await submit();
    await answer(new DeployError('Not yours.', 403));
    publish.send({ type: 'email.change', text: 'nobody' });
    publish.send({ type });
    const offered = { isOffered: true, reason: 'Not yours.', failedStep: 'sending' };
    expect(shown()).toEqual({ ...offered, isRejected: true });
    publish.send({ type: 'email.change', text: 'me@example.com' });
    expect(shown()).toEqual({ ...offered, isRejected: false });
    publish.send({ type: 'publish.submitAsNewSite' });
    await settle();
    expect(deploys.map(({ input }) => input.siteId)).toEqual(['site-mine123', 'site-drawn01']);
  });
});

describe('closing', () => {
  test('while deploying cancels the request; a later attempt uses the same id', async () => {
    const { submit, publish, deploys, stage } = start();
    await submit();
    publish.send({ type: 'publish.close' });
    expect(stage()).toBe('idle');
    expect(deploys[0]?.signal.aborted).toBe(true);
    await submit();
    expect(deploys[1]?.input?.siteId).toBe('site-drawn01');
  });

  test.each<[string, DeployResult | Error | undefined]>([
    ['the form', undefined],
    ['success', live('site-drawn01')],
    ['failure', new DeployError('No.', 500)],
  ])('after %s resets status, link, error and e-mail', async (_, outcome) => {
    const { submit, answer, publish } = start();
    await submit(outcome ? 'me@example.com' : 'nobody');
    if (outcome) await answer(outcome);
    publish.send({ type: 'publish.close' });
    const { value, context } = publish.getSnapshot();
    expect({ value, email: context.email, failure: context.failure, result: context.result }).toEqual({
      value: 'idle',
      email: '',
      failure: undefined,
      result: undefined,
    });
  });
});

test('a replaced site drops the id that was drawn for the old one', async () => {
  const { submit, answer, publish, site, deploys } = start();
  await submit();
  await answer(new DeployError('No.', 500));
  publish.send({ type: 'publish.close' });
  site.send({ type: 'site.reset', at: 1 });
  await submit();
  expect(deploys.at(-1)?.input?.siteId).toBe('site-drawn02');
});

test('an edit during the deploy is not part of the published version', async () => {
  const { submit, answer, site } = start();
  await submit();
  site.send({ type: 'edit.apply', commandId: 'a', path: 'hero.title.text', typed: 'Changed' });
  await answer(live('site-drawn01'));
  const { config, live: published } = site.getSnapshot().context;
  expect(config).toEqual(setAt({ ...OWN, _siteId: 'site-drawn01' }, ['hero', 'title', 'text'], 'Changed'));
  expect(published).toEqual({
    config: { ...OWN, _siteId: 'site-drawn01' },
    version: 1,
    shown: 1,
    url: 'https://example.com/s/site-drawn01/',
    before: undefined,
  });
});

describe('turns', () => {
  test('a first publish waits for its turn, and holds it until the site is saved', async () => {
    const { submit, answer, deploys, queue, turns, storage, stage, step } = start();
    const saved = Promise.withResolvers<void>();
    storage.isReady = saved.promise;
    queue.isFree = false;
    await submit();
    expect(deploys).toEqual([]);
    expect(step()).toBe('drawing');
    turns[0]?.come();
    await settle();
    await answer(live('site-drawn01'));
    expect([stage(), turns[0]?.isOver]).toEqual(['deploying', false]);
    expect(step()).toBe('sending');
    saved.resolve();
    await settle();
    expect([stage(), turns[0]?.isOver]).toEqual(['success', true]);
  });

  test('an update waits for nobody', async () => {
    const { submit, deploys, queue } = start({ ...OWN, _siteId: 'site-mine123' });
    queue.isFree = false;
    await submit();
    expect(deploys.map(({ input }) => input.siteId)).toEqual(['site-mine123']);
  });

  test('a site that another tab has just published is updated as soon as this tab knows of it', async () => {
    const { submit, answer, deploys, queue, turns, site, publish, stage } = start();
    queue.isFree = false;
    await submit();
    turns[0]?.come('site-other12');
    await settle();
    expect([stage(), deploys]).toEqual(['deploying', []]);
    // What following the other tab's commit does to a site, and tells.
    site.send({ type: 'site.published', result: live('site-other12'), config: OWN });
    const taken = [{ path: '_siteId', value: 'site-other12' }];
    select.selectDeploy(publish.getSnapshot())?.send({ type: 'site.followed', taken, contested: [] });
    await settle();
    expect(deploys.map(({ input }) => [input.siteId, input.isUpdate])).toEqual([['site-other12', true]]);
    await answer(live('site-other12', true));
    expect(stage()).toBe('success');
  });
});

describe('a website that takes the place of the one being published', () => {
  const change = { type: 'template.choose', templateId: 'moonlight', at: 1 } as const;

  test.each<[string, Config, SiteEvent[], SiteEvent[], string | undefined]>([
    ['another template', OWN, [], [change], undefined],
    ['a reset', OWN, [], [{ type: 'site.reset', at: 1 }], undefined],
    ['another template, of an update', { ...OWN, _siteId: 'site-mine123' }, [], [change], undefined],
    [
      'the one before a template change',
      { ...OWN, _siteId: 'site-mine123' },
      [change],
      // What is made up has left the new one as a step of its own.
      [
        { type: 'step.undo', at: 2 },
        { type: 'step.undo', at: 3 },
      ],
      'site-mine123',
    ],
  ])('does not get its site id: %s', async (_, config, before, meanwhile, siteId) => {
    const told: DeployResult[] = [];
    const { submit, answer, site, stage, deploys, publish } = start(config, (result) => told.push(result));
    for (const event of before) site.send(event);
    await submit();
    const { siteId: sent = '', isUpdate = false } = deploys[0]?.input ?? {};
    for (const event of meanwhile) site.send(event);
    const there = site.getSnapshot().context.config;
    await answer(live(sent, isUpdate));
    expect([stage(), site.getSnapshot().context.config, there._siteId]).toEqual(['success', there, siteId]);
    expect(told).toEqual(isUpdate ? [] : [live(sent)]);
    expect(select.selectSent(publish.getSnapshot())).toEqual(deploys[0]?.input.config);
    publish.send({ type: 'publish.close' });
    await submit();
    const next = deploys[1]?.input;
    expect([next?.siteId === sent, next?.isUpdate]).toEqual([false, siteId !== undefined]);
  });

  test('an update that is answered late calls no callback for a first publish', async () => {
    const told: DeployResult[] = [];
    const { submit, answer } = start({ ...OWN, _siteId: 'site-mine123' }, (result) => told.push(result));
    await submit();
    await answer(live('site-mine123', true));
    expect(told).toEqual([]);
  });
});

describe('what is typed into a row of the review', () => {
  const path = 'hero.title.text';
  const change = (text: string) => ({ type: 'finding.change', path, text }) as const;

  test('outlasts the dialog, and is published once the e-mail address is accepted', async () => {
    const { publish, site, submit, deploys } = start({ ...OWN, _siteId: 'site-mine123' });
    const typed = () =>
      standingTexts(select.selectTyped(publish.getSnapshot()), site.getSnapshot().context.config);
    openReview(publish);
    publish.send(change('Typed'));
    await submit('nobody');
    expect([site.getSnapshot().context.config, typed()]).toEqual([
      { ...OWN, _siteId: 'site-mine123' },
      { [path]: 'Typed' },
    ]);
    publish.send({ type: 'publish.close' });
    expect(typed()).toEqual({ [path]: 'Typed' });
    await submit();
    expect(deploys[0]?.input.config).toEqual(site.getSnapshot().context.config);
    expect(deploys[0]?.input.config.hero).toMatchObject({ title: { text: 'Typed' } });
    expect(typed()).toEqual({});
  });

  test.each<[string, (started: ReturnType<typeof start>) => void]>([
    [
      'its field has another value',
      ({ site }) => site.send({ type: 'edit.apply', commandId: 'a', path, typed: 'Hi' }),
    ],
    ['the website was replaced', ({ site }) => site.send({ type: 'site.reset', at: 1 })],
    ['it is the stored value', ({ publish }) => publish.send(change('Welcome'))],
    ['Enter has applied it', ({ publish }) => publish.send({ type: 'finding.mend', path, value: 'Hi' })],
  ])('is dropped where %s', async (_, drop) => {
    const started = start({ ...OWN, _siteId: 'site-mine123' });
    openReview(started.publish);
    started.publish.send(change('Typed'));
    drop(started);
    await started.submit();
    expect(JSON.stringify(started.deploys[0]?.input.config)).not.toContain('Typed');
  });

  test('about a picture is dropped with that picture', async () => {
    const image = { path: 'features.image', of: 'features.imageDescription' };
    const rows = withTyped({}, setAt(OWN, ['features'], { image: 'a.png' }), image.of, 'A cat');
    const texts = ['a.png', 'b.png'].map((picture) =>
      standingTexts(rows, setAt(OWN, ['features'], { image: picture })),
    );
    expect(texts).toEqual([{ [image.of]: 'A cat' }, {}]);
  });
});

describe('what is made up', () => {
  test('leaves the website as one step before the page is made, and stays off it if the deploy fails', async () => {
    const { submit, answer, site, deploys } = start(exampleConfig);
    await submit();
    expect(deploys[0]?.input.config).toEqual(setAt(exampleConfig, ['header', 'logoText'], ''));
    await answer(new DeployError('The server is full.', 500));
    const { config, history } = site.getSnapshot().context;
    expect([config, history.past.length]).toEqual([deploys[0]?.input.config, 1]);
    site.send({ type: 'step.undo', at: 1 });
    expect(site.getSnapshot().context.config).toEqual(exampleConfig);
  });

  test('stays where it was typed over in the same dialog, or kept on purpose', async () => {
    const path = 'header.logoText';
    const typing = start({ ...exampleConfig, _siteId: 'site-mine123' });
    openReview(typing.publish);
    typing.publish.send({ type: 'finding.change', path, text: 'Moss & Fern' });
    await typing.submit();
    expect(typing.deploys[0]?.input.config.header).toEqual({ logoText: 'Moss & Fern' });
    const keeping = start(exampleConfig);
    keeping.publish.send({ type: 'publish.open' });
    keeping.publish.send({ type: 'samples.settle', edits: [{ path: `${path}Sample`, typed: '' }] });
    await keeping.submit();
    expect(keeping.deploys[0]?.input.config.header).toEqual({ logoText: 'Fern', logoTextSample: '' });
  });

  test('is left as it is by an address that is none', async () => {
    const { submit, site } = start(exampleConfig);
    await submit('nobody');
    expect(site.getSnapshot().context.config).toBe(exampleConfig);
  });
});
