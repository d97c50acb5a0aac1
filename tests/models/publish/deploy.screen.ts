import { NetworkLost, refusalStatus } from '../../../domain/publish/deploy-error.ts';
import type { deployMachine } from '../../../machines/publish/deploy.machine.ts';
import type { Driver, ScreenModel } from '../../prove/screen/drive.ts';
import { broken } from '../../prove/screen/failing-actors.ts';
import type { Stage } from '../../prove/screen/stage.ts';
import { deployModel, KEPT, OWN } from './deploy.ts';
import { FLAWED } from './flawed-website.ts';

const DIALOG = 'Deployment Status';
const DRAWING = 'xstate.error.actor.0.deploy.drawing';
const RENDERING = 'xstate.error.actor.0.deploy.rendering';

/** Prepares the failure of a step that begins with what is done now, and ends at once. */
async function preparing(
  stage: Stage,
  next: string | undefined,
  done: () => Promise<unknown>,
): Promise<void> {
  if (next === DRAWING) await stage.breaks('randomBytes');
  if (next === RENDERING) await stage.breaks('rendering');
  await done();
}

const byItself = async () => undefined;
const said: Driver = (stage, event, { next }) =>
  preparing(stage, next, () => stage.send({ to: 'publish.deploy', event }));
const submit = ({ hands }: Stage, label = 'Publish') => hands.click('button', label, DIALOG);

/** Makes the deploy that has just begun fail while it renders. */
async function failAtRendering(stage: Stage): Promise<void> {
  await stage.breaks('rendering');
  await stage.send({ to: 'publish.deploy', event: { type: 'lock.held' } });
}

export const deployScreen: ScreenModel<typeof deployMachine> = {
  model: {
    ...deployModel,
    possible: ({ value, context: { draftSiteId, isNewSite, redraws } }, event) => {
      // An id is drawn, and a page rendered, too quickly for any other event. A failure of the first step of a new site
      // could not be prepared.
      if (value === 'drawing')
        return (
          event.type === 'xstate.done.actor.0.deploy.drawing' ||
          (event.type === DRAWING && (!isNewSite || redraws > 0))
        );
      if (value === 'rendering')
        return (
          event.type === 'xstate.done.actor.0.deploy.rendering' ||
          (event.type === RENDERING && draftSiteId === KEPT)
        );
      if (event.type === 'lock.held') return event.siteId !== OWN;
      return !('error' in event) || typeof event.error !== 'string';
    },
  },
  actor: () => 'publish.deploy',
  stage: (start) => ({
    stored: start === 'unpublished' || start === 'retried' ? FLAWED : { ...FLAWED, _siteId: OWN },
  }),
  arrive: async (stage, start) => {
    await stage.hands.click('button', 'Publish', 'Preview');
    await stage.hands.fill('Email address', 'me@example.com');
    await submit(stage);
    if (start.endsWith('as a new site')) {
      await stage.deploy(403);
      await submit(stage, 'Publish as a new site');
    }
    if (start === 'retried as a new site') {
      await stage.deploy('lost');
      await submit(stage);
    }
    if (start === 'retried') {
      await failAtRendering(stage);
      await submit(stage);
    }
  },
  passes: ({ after }) => after.value === 'drawing' || after.value === 'rendering',
  drivers: {
    'lock.held': said,
    'xstate.after.followingPatience.deploy.following': said,
    'site.replaced': said,
    'site.followed': said,
    'xstate.done.actor.0.deploy.drawing': byItself,
    [DRAWING]: byItself,
    'xstate.done.actor.0.deploy.rendering': byItself,
    [RENDERING]: byItself,
    'xstate.done.actor.0.deploy.sending': async (stage) => {
      // The path says when the site is saved.
      await stage.breaks('saving');
      await stage.deploy('live');
    },
    'xstate.error.actor.0.deploy.sending': async (stage, { error }: { error: unknown }, { next }) => {
      if (error instanceof NetworkLost) await stage.breaks('network');
      await preparing(stage, next, () => stage.deploy(refusalStatus(error) ?? 'lost'));
    },
    'xstate.done.actor.0.deploy.keeping': said,
    ...broken('publish.deploy', 'turn', '0.deploy.keeping'),
  },
};
