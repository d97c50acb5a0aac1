import type { SnapshotFrom } from 'xstate';
import type { siteMachine } from '../../../../machines/site/site.machine.ts';
import { canRevert, isReset } from '../../../../src/domain/editing/history.ts';
import { exampleConfig } from '../../../domain/example-site.ts';
import { siteModel } from '../../machines/site/site.ts';
import type { Driver, ScreenModel } from '../drive.ts';
import { broken } from '../failing-actors.ts';

const TASK = 'actor.0.site.saving.busy.task';
// Accepted, refused and broken, by the model's names.
const EDITS = new Set(['a', 'd', 'f']);
const CHANGES = new Set<string>([
  'edit.apply',
  'plan.apply',
  'site.arrange',
  'template.choose',
  'site.reset',
  'site.published',
  'site.unpublished',
  'content.start',
]);

/** Where the website is the template's again, no page has to be drawn for its copy. */
const isMirroredAtOnce = (situation: SnapshotFrom<typeof siteMachine>) =>
  situation.matches({ saving: { busy: { task: 'mirroring' } } }) && isReset(situation.context.history);

/** What other machines say to the site, and how its services end: their own paths have their own clicks. */
const said: Driver = (stage, event) => stage.send({ to: 'site', event });

export const siteScreen: ScreenModel<typeof siteMachine> = {
  model: {
    ...siteModel,
    // A screen begins with a website that is stored, or with none.
    starts: Object.fromEntries(
      Object.entries(siteModel.starts).filter(([start]) => start === 'unpublished' || start === 'published'),
    ),
    possible: (situation, event) => {
      if (isMirroredAtOnce(situation)) return event.type === `xstate.done.${TASK}.mirroring`;
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
      if (event.type === 'value.take') return event.value === 'Taken';
      return event.type !== 'template.choose' || event.templateId !== config._templateId;
    },
  },
  actor: () => 'site',
  // The database answers nothing once the screen stands, and no page can be drawn before the rest is there: the path says how each ends.
  stage: (start) => ({
    ...(start === 'published' && { stored: { ...exampleConfig, _siteId: 'site-xyz9876' } }),
    isRestHeld: true,
    isStoreSilent: true,
  }),
  passes: ({ after }) => isMirroredAtOnce(after),
  drivers: {
    'edit.apply': said,
    'plan.apply': said,
    'site.arrange': said,
    'site.open': said,
    'site.published': said,
    'site.unpublished': said,
    'version.shown': said,
    'content.start': said,
    'step.revert': said,
    'value.take': said,
    'store.changed': said,
    'template.choose': said,
    'site.reset': said,
    ...broken('site', 'store'),
    'step.undo': ({ hands }) => hands.step('Undo'),
    'step.redo': ({ hands }) => hands.step('Redo'),
    'save.retry': ({ hands }) => hands.click('button', 'Try again', 'Chat'),
    [`xstate.done.${TASK}.committing`]: said,
    [`xstate.error.${TASK}.committing`]: said,
    [`xstate.done.${TASK}.mirroring`]: said,
    [`xstate.error.${TASK}.mirroring`]: said,
    [`xstate.done.${TASK}.following`]: said,
    [`xstate.error.${TASK}.following`]: said,
    'xstate.after.savingPatience.site.saving.busy.patience.waiting': (stage) => stage.patience(),
  },
};
