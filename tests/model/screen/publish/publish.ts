import type { publishMachine } from '../../../../machines/publish/publish.machine.ts';
import { NetworkLost, statusOf } from '../../../../src/domain/deploy/deploy-error.ts';
import { setAt } from '../../../../src/domain/json/path.ts';
import { en } from '../../../../src/words/en/en.ts';
import { adjustedColors } from '../../../../templates/check/adjusted-colors.ts';
import { loadPages } from '../../../../templates/pages.ts';
import { exampleConfig } from '../../../domain/example-site.ts';
import { publishModel } from '../../machines/publish/publish.ts';
import type { ScreenModel } from '../drive.ts';
import { broken } from '../failing-actors.ts';
import type { Stage } from '../stage.ts';

await loadPages();

const DIALOG = 'Deployment Status';
const SENDING = '0.publish.deploying.sending';
const RENDERING = '0.publish.deploying.rendering';
const DRAWING = '0.publish.deploying.drawing';

/** Whether drawing an id fails next. The failure is prepared before the click. */
const cannotDraw = (next: string | undefined) => next === `xstate.error.actor.${DRAWING}`;

async function deploying(stage: Stage, next: string | undefined, submit: () => Promise<void>): Promise<void> {
  if (cannotDraw(next)) await stage.breaks('randomBytes');
  if (next === `xstate.error.actor.${RENDERING}`) await stage.breaks('rendering');
  await submit();
}

// The hero's text has too little contrast, and its button links to a missing section.
const FLAWED = setAt(
  setAt(exampleConfig, ['hero', 'textColor'], '#fefefe'),
  ['hero', 'button', 'url'],
  '#prices',
);
const MENDING = adjustedColors(FLAWED)
  .map(({ path, used, ratio }) => en.review.mend(path, used, ratio))
  .join();
const { working: _, ...starts } = publishModel.starts;

export const publishScreen: ScreenModel<typeof publishMachine> = {
  model: {
    ...publishModel,
    // Only the machine's own paths have a working chat.
    starts,
    possible: (situation, event) => {
      // The clipboard answers too quickly for any other event.
      if (situation.matches({ success: 'copying' })) return event.type.endsWith('actor.copying');
      const isDrawing = situation.matches({ deploying: 'drawing' });
      // An id is drawn too quickly for any other event.
      if (isDrawing) return event.type.endsWith(DRAWING);
      // A page is rendered too quickly too. Rendering fails only if no id was drawn before.
      if (situation.matches({ deploying: 'rendering' }))
        return (
          event.type === `xstate.done.actor.${RENDERING}` ||
          (event.type === `xstate.error.actor.${RENDERING}` && situation.context.draftSiteId === undefined)
        );
      if (event.type === 'publish.submitAsNewSite')
        return situation.matches({ failed: { needsNewSite: { because: 'notOwned' } } });
      // The dialog is modal, so the website is replaced only while it is closed.
      if (event.type === 'site.replaced' || event.type === 'site.followed') return situation.matches('idle');
      if (event.type.startsWith('address.')) return situation.matches('success');
      if (event.type.startsWith('finding.')) return situation.matches('form');
      if (event.type === 'publish.close') return !situation.matches('idle');
      return !('error' in event) || typeof event.error !== 'string';
    },
  },
  actor: () => 'publish',
  stage: (start) => ({
    stored: start === 'published' ? { ...FLAWED, _siteId: 'site-xyz9876' } : FLAWED,
  }),
  // Afterwards the findings are gone, or the published site has its id, unlike in the model.
  isLast: ({ type }, before) =>
    ['site.replaced', 'finding.mend'].includes(type) ||
    (type === 'publish.close' && before.matches('success')),
  passes: ({ after }) =>
    after.matches({ deploying: 'drawing' }) ||
    after.matches({ deploying: 'rendering' }) ||
    after.matches({ success: 'copying' }),
  drivers: {
    'publish.open': ({ hands }) => hands.click('button', 'Publish', 'Preview'),
    'publish.close': ({ hands }) => hands.click('button', 'Close', DIALOG),
    'email.change': ({ hands }, { text }: { text: string }) => hands.fill('Email address', text),
    'publish.submit': (stage, _, { next }) =>
      deploying(stage, next, () => stage.hands.click('button', 'Publish', DIALOG)),
    'publish.submitAsNewSite': (stage, _, { next }) =>
      deploying(stage, next, () => stage.hands.click('button', 'Publish as a new site', DIALOG)),
    'site.replaced': async ({ hands }) => {
      await hands.click('button', 'Reset', 'Preview');
      await hands.click('button', 'Reset', 'Reset website?');
    },
    'site.followed': (stage, event) => stage.send({ to: 'publish', event }),
    [`xstate.done.actor.${DRAWING}`]: async () => undefined,
    [`xstate.error.actor.${DRAWING}`]: async () => undefined,
    [`xstate.done.actor.${RENDERING}`]: async () => undefined,
    [`xstate.error.actor.${RENDERING}`]: async () => undefined,
    [`xstate.done.actor.${SENDING}`]: (stage) => stage.deploy('live'),
    [`xstate.error.actor.${SENDING}`]: async (stage, { error }: { error: unknown }, { next }) => {
      if (error instanceof NetworkLost) await stage.breaks('network');
      await deploying(stage, next, () => stage.deploy(statusOf(error) ?? 'lost'));
    },
    'xstate.done.actor.network': (stage, event, { next }) =>
      deploying(stage, next, () => stage.send({ to: 'publish', event })),
    'finding.follow': ({ hands }) => hands.click('button', 'Hero › Button › URL', DIALOG),
    'finding.mend': ({ hands }) => hands.click('button', MENDING, DIALOG),
    'address.copy': async (stage, _, { next }) => {
      if (next === 'xstate.error.actor.copying') await stage.breaks('clipboard');
      await stage.hands.click('button', 'Copy address', DIALOG);
    },
    'address.share': ({ hands }) => hands.click('button', 'Share', DIALOG),
    'xstate.done.actor.sharing': (stage, event) => stage.send({ to: 'publish', event }),
    'xstate.done.actor.copying': async () => undefined,
    'xstate.error.actor.copying': async () => undefined,
    ...broken('publish', '0.publish', 'network', 'sharing'),
  },
};
