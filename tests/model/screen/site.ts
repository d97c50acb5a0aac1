import type { siteMachine } from '../../../machines/site.machine.ts';
import type { FollowedStore } from '../../../machines/site.setup.ts';
import { canRevert } from '../../../src/domain/history.ts';
import { sharedText } from '../../../src/domain/tab-site.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import { AHEAD, announcedEdit, siteModel } from '../machines/site.ts';
import { broken } from './broken.ts';
import type { Driver, ScreenModel, Turn } from './drive.ts';
import type { Stage, StageOptions } from './stage.ts';

const CLEARING = 'actor.0.site.clearing';
const SAVING = 'actor.0.site.saving';
const FOLLOWING = 'actor.0.site.following';

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

const { path, typed } = announcedEdit('a');
const STAGES: Readonly<Record<string, StageOptions>> = {
  published: { stored: { ...exampleConfig, _siteId: 'site-xyz9876' } },
  recovered: { stored: exampleConfig, ahead: JSON.stringify({ path, typed }) },
};

const isResting = (value: string) => value === 'unchanged' || value === 'saved';
const textOf = ({ site }: FollowedStore) => sharedText(site, 'there.1');
const isOvertaken = (event: object) => 'output' in event && event.output === 'overtaken';
/** Whether another tab's site can be followed so: what was done here is missing in it, or there is none. */
const follows = (event: object, isBusy: boolean) =>
  isBusy === ('output' in event && (event.output as FollowedStore).isAhead);

/** What other machines say to the site: their own paths have their own clicks. */
const said: Driver = (stage, event) => stage.send({ to: 'site', event });

/** Sees to it that clearing, which ends at once, ends as the path says. */
async function readyToClear(stage: Stage, { next, answer }: Turn): Promise<void> {
  if (next === `xstate.error.${CLEARING}`) await stage.breaks('storage');
  if (next === `xstate.done.${CLEARING}` && answer === 'overtaken')
    await stage.shares(textOf(AHEAD), 'unheard');
}

export const siteScreen: ScreenModel<typeof siteMachine> = {
  model: {
    ...siteModel,
    starts: Object.fromEntries(Object.entries(siteModel.starts).filter(([start]) => start !== 'undone')),
    cases: {
      ...siteModel.cases,
      'edit.announce': ({ context: { history, announced, config }, value }) =>
        isResting(value) && !announced && config._siteId === undefined && history.past.length === 0
          ? [announcedEdit('a')]
          : [],
    },
    possible: (situation, event) => {
      const { config, history, waiting, acts, taken, isStored } = situation.context;
      // Another tab stores once; and in a new app a reset changes nothing that it could miss.
      const canFollow = taken === '' && (isStored || acts.every(({ step }) => step?.deed.kind !== 'reset'));
      if (isOvertaken(event) && !(canFollow && acts.length > 0)) return false;
      // Clearing needs no page to be drawn, so it ends at once.
      if (situation.matches('clearing')) return event.type.endsWith(CLEARING);
      if (situation.matches('following'))
        return event.type.endsWith(FOLLOWING) && follows(event, acts.length > 0);
      if (event.type === 'store.changed') return canFollow;
      const { past, future } = history;
      const { announced } = situation.context;
      if (event.type === 'edit.announce' && future.length > 0 && future[0]?.deed.kind !== 'template')
        return false;
      if (announced) return !('commandId' in event) || event.commandId === announced.commandId;
      // Two steps and one edit of each outcome are enough: more of them look alike.
      if (past.length > 1 && CHANGES.has(event.type)) return false;
      if (event.type === 'edit.apply') return waiting.length === 0 && EDITS.has(event.commandId);
      if (event.type === 'site.arrange') return waiting.length === 0 && event.commandId === 'g';
      if (event.type === 'site.unpublished') return event.siteId === config._siteId;
      if (event.type === 'step.undo') return past.length > 0;
      if (event.type === 'step.redo') return future.length > 0;
      if (event.type === 'step.revert') return canRevert({ config, history }, event.commandId);
      if (event.type === 'value.take') return event.value === 'Taken';
      if (event.type === 'save.retry')
        return situation.matches('notSaved') || situation.matches('notCleared');
      return event.type !== 'template.choose' || event.templateId !== situation.context.config._templateId;
    },
  },
  actor: () => 'site',
  // No page can be drawn before the rest is there: until then a save waits.
  stage: (start) => ({ ...STAGES[start], isRestHeld: true }),
  passes: ({ after }) => after.matches('clearing') || after.matches('following'),
  drivers: {
    'edit.apply': said,
    'edit.announce': said,
    'edit.withdraw': said,
    'page.leave': said,
    'site.arrange': said,
    'site.open': said,
    'site.published': said,
    'site.unpublished': said,
    'version.shown': said,
    'content.start': said,
    'step.revert': said,
    'value.take': said,
    // Told of with what it stored.
    'store.changed': async () => undefined,
    [`xstate.done.${FOLLOWING}`]: (stage, { output }: { output: FollowedStore }) =>
      stage.shares(textOf(output)),
    [`xstate.error.${FOLLOWING}`]: (stage) => stage.shares('{"stamp":"there.1"}'),
    ...broken('site', 'store'),
    'template.choose': said,
    'site.reset': async (stage, event, turn) => {
      await readyToClear(stage, turn);
      await said(stage, event, turn);
    },
    'step.undo': ({ hands }) => hands.step('Undo'),
    // With an edit on its way there is no button for it; the keys are still there.
    'step.redo': (stage, event, turn) => {
      const { announced }: { announced?: object } = turn.before.context;
      return announced ? said(stage, event, turn) : stage.hands.step('Redo');
    },
    'save.retry': async (stage, _, turn) => {
      await readyToClear(stage, turn);
      await stage.hands.click('button', 'Try again');
    },
    // Once the rest is there no save waits any more: so only at a path's end.
    [`xstate.done.${SAVING}`]: async (stage, event, turn) => {
      if (isOvertaken(event)) await stage.shares(textOf(AHEAD), 'unheard');
      return turn.next === undefined && !isOvertaken(event) ? stage.rest(true) : said(stage, event, turn);
    },
    [`xstate.error.${SAVING}`]: said,
    'xstate.after.pagePatience.site.saving': (stage) => stage.patience(),
    [`xstate.done.${CLEARING}`]: async () => undefined,
    [`xstate.error.${CLEARING}`]: async () => undefined,
  },
};
