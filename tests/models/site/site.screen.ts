import type { SnapshotFrom } from 'xstate';
import { canRevert } from '../../../domain/editing/history.ts';
import type { siteMachine } from '../../../machines/site/site.machine.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Driver, ScreenModel } from '../../prove/screen/drive.ts';
import { siteModel } from './site.ts';

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
  'content.carry',
]);

/** After a reset, no page has to be rendered for the mirrors. */
const isMirroredAtOnce = (situation: SnapshotFrom<typeof siteMachine>) =>
  situation.matches({ saving: { busy: { task: 'mirroring' } } }) && situation.context.cleared !== undefined;

/** Sends an event of another machine or of a service. The paths of those machines cover the real clicks. */
const sendEvent: Driver = (stage, event) => stage.send({ to: 'site', event });

export const siteScreen: ScreenModel<typeof siteMachine> = {
  model: {
    ...siteModel,
    // A screen begins with a stored website or with none.
    starts: Object.fromEntries(
      Object.entries(siteModel.starts).filter(([start]) => start === 'unpublished' || start === 'published'),
    ),
    possible: (situation, event) => {
      if (isMirroredAtOnce(situation)) return event.type === `xstate.done.${TASK}.mirroring`;
      const { config, history, waiting } = situation.context;
      const { past, future } = history;
      // Two steps and one edit of each outcome are enough. More of them look the same.
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
  // The database stops answering once the screen is shown, and no page can be rendered before the rest has loaded. The
  // path sends how each ends.
  stage: (start) => ({
    ...(start === 'published' && { stored: { ...exampleConfig, _siteId: 'site-xyz9876' } }),
    isRestHeld: true,
    isStoreSilent: true,
  }),
  passes: ({ after }) => isMirroredAtOnce(after),
  drivers: {
    'edit.apply': sendEvent,
    'plan.apply': sendEvent,
    'site.arrange': sendEvent,
    'site.open': sendEvent,
    'site.published': sendEvent,
    'site.unpublished': sendEvent,
    'version.shown': sendEvent,
    'address.checked': sendEvent,
    'content.start': sendEvent,
    'content.carry': sendEvent,
    'step.revert': sendEvent,
    'value.take': sendEvent,
    'store.changed': sendEvent,
    'template.choose': sendEvent,
    'site.reset': sendEvent,
    'step.undo': ({ hands }) => hands.step('Undo'),
    'step.redo': ({ hands }) => hands.step('Redo'),
    'save.retry': ({ hands }) => hands.click('button', 'Try again', 'Chat'),
    [`xstate.done.${TASK}.committing`]: sendEvent,
    [`xstate.error.${TASK}.committing`]: sendEvent,
    [`xstate.done.${TASK}.mirroring`]: sendEvent,
    [`xstate.error.${TASK}.mirroring`]: sendEvent,
    [`xstate.done.${TASK}.following`]: sendEvent,
    [`xstate.error.${TASK}.following`]: sendEvent,
    'xstate.after.savingPatience.site.saving.busy.patience.waiting': (stage) => stage.patience(),
  },
};
