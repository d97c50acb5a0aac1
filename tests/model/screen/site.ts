import type { siteMachine } from '../../../machines/site.machine.ts';
import { canRevert } from '../../../src/domain/history.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import { siteModel } from '../machines/site.ts';
import type { Driver, ScreenModel } from './drive.ts';

const CLEARING = 'actor.0.site.clearing';
const SAVING = 'actor.0.site.saving';

// Accepted, refused and broken, by the model's names.
const EDITS = new Set(['a', 'd', 'f']);
const CHANGES = new Set<string>([
  'edit.apply',
  'site.arrange',
  'template.choose',
  'site.reset',
  'site.published',
  'site.unpublished',
  'content.start',
]);

/** What other machines say to the site: their own paths have their own clicks. */
const said: Driver = (stage, event) => stage.send({ to: 'site', event });

export const siteScreen: ScreenModel<typeof siteMachine> = {
  model: {
    ...siteModel,
    possible: (situation, event) => {
      // Clearing needs no page to be drawn, so it ends at once.
      if (situation.matches('clearing')) return event.type.endsWith(CLEARING);
      const { config, history, waiting } = situation.context;
      const { past, future } = history;
      // Two steps and one edit of each outcome are enough: more of them look alike.
      if (past.length > 1 && CHANGES.has(event.type)) return false;
      if (event.type === 'edit.apply') return waiting.length === 0 && EDITS.has(event.commandId);
      if (event.type === 'site.arrange') return waiting.length === 0 && event.commandId === 'g';
      if (event.type === 'site.unpublished') return event.siteId === config._siteId;
      if (event.type === 'step.undo') return past.length > 0;
      if (event.type === 'step.redo') return future.length > 0;
      if (event.type === 'step.revert') return canRevert({ config, history }, event.commandId);
      if (event.type === 'save.retry')
        return situation.matches('notSaved') || situation.matches('notCleared');
      return event.type !== 'template.choose' || event.templateId !== situation.context.config._templateId;
    },
  },
  actor: () => 'site',
  stage: (start) => (start === 'published' ? { stored: { ...exampleConfig, _siteId: 'site-xyz9876' } } : {}),
  passes: ({ after }) => after.matches('clearing'),
  drivers: {
    'edit.apply': said,
    'site.arrange': said,
    'site.open': said,
    'site.published': said,
    'site.unpublished': said,
    'version.shown': said,
    'content.start': said,
    'step.revert': said,
    'template.choose': async ({ hands }, { templateId }: { templateId: string }) => {
      await hands.select('Template', templateId);
      await hands.click('button', 'Change template', 'Change template?');
    },
    'site.reset': async (stage, _, { next }) => {
      if (next === `xstate.error.${CLEARING}`) await stage.breaks('storage');
      await stage.hands.click('button', 'Reset', 'Preview');
      await stage.hands.click('button', 'Reset', 'Reset website?');
    },
    'step.undo': ({ hands }) => hands.step('Undo'),
    'step.redo': ({ hands }) => hands.step('Redo'),
    'save.retry': async (stage, _, { next }) => {
      if (next === `xstate.error.${CLEARING}`) await stage.breaks('storage');
      await stage.hands.click('button', 'Try again');
    },
    // Once pages are drawn no save waits any more: so only at a path's end.
    [`xstate.done.${SAVING}`]: (stage, event, turn) =>
      turn.next === undefined ? stage.pages(true) : said(stage, event, turn),
    [`xstate.error.${SAVING}`]: said,
    'xstate.after.pagePatience.site.saving': (stage) => stage.patience(),
    [`xstate.done.${CLEARING}`]: async () => undefined,
    [`xstate.error.${CLEARING}`]: async () => undefined,
  },
};
