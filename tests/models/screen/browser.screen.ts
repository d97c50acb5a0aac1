import type { browserMachine } from '../../../machines/screen/browser.machine.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Driver, ScreenModel } from '../../prove/screen/drive.ts';
import { browserModel } from './browser.ts';

const TAKING = '0.browser.version.taking';
const ASKING = '0.browser.storage.asking';

/** Sends a report of the browser. Another test covers the real reports. */
const sendEvent: Driver = (stage, event) => stage.send({ to: 'browser', event });

export const browserScreen: ScreenModel<typeof browserMachine> = {
  model: {
    ...browserModel,
    possible: ({ value }, { type }) =>
      value.version === 'ready' || !(type === 'version.take' || type === 'version.dismiss'),
  },
  actor: () => 'browser',
  stage: () => ({ stored: exampleConfig }),
  drivers: {
    'version.found': sendEvent,
    'version.take': ({ hands }) => hands.click('button', 'Reload'),
    'version.dismiss': ({ hands }) => hands.click('button', 'Later'),
    'network.lost': sendEvent,
    'network.returned': sendEvent,
    'site.edited': sendEvent,
    'site.arranged': sendEvent,
    [`xstate.done.actor.${TAKING}`]: sendEvent,
    [`xstate.error.actor.${TAKING}`]: sendEvent,
    [`xstate.done.actor.${ASKING}`]: sendEvent,
    [`xstate.error.actor.${ASKING}`]: sendEvent,
  },
};
