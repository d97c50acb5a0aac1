import type { browserMachine } from '../../../../machines/screen/browser.machine.ts';
import { exampleConfig } from '../../../domain/example-site.ts';
import { browserModel } from '../../machines/screen/browser.ts';
import type { Driver, ScreenModel } from '../drive.ts';
import { broken } from '../failing-actors.ts';

const TAKING = '0.browser.version.taking';
const ASKING = '0.browser.storage.asking';

/** What the browser says: another test brings it about. */
const said: Driver = (stage, event) => stage.send({ to: 'browser', event });

export const browserScreen: ScreenModel<typeof browserMachine> = {
  model: {
    ...browserModel,
    possible: ({ value }, { type }) =>
      value.version === 'ready' || !(type === 'version.take' || type === 'version.dismiss'),
  },
  actor: () => 'browser',
  stage: () => ({ stored: exampleConfig }),
  drivers: {
    'version.found': said,
    'version.take': ({ hands }) => hands.click('button', 'Reload'),
    'version.dismiss': ({ hands }) => hands.click('button', 'Later'),
    'network.lost': said,
    'network.returned': said,
    'site.edited': said,
    'site.arranged': said,
    [`xstate.done.actor.${TAKING}`]: said,
    [`xstate.error.actor.${TAKING}`]: said,
    [`xstate.done.actor.${ASKING}`]: said,
    [`xstate.error.actor.${ASKING}`]: said,
    ...broken('browser', '0.browser.version', '0.browser.network', '0.browser.storage.unasked'),
  },
};
