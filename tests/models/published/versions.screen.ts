import { retryAfterOf } from '../../../domain/errors/refusal.ts';
import { ownerCallProblem } from '../../../domain/publish/published-versions.ts';
import type { versionsMachine } from '../../../machines/published/versions.machine.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Driver, ScreenModel } from '../../prove/screen/drive.ts';
import { versionsModel } from './versions.ts';

const words = en.versions;
const CALLS = ['loading', 'bringingBack', 'unpublishing'];
const answers = CALLS.flatMap((call): [string, Driver][] => [
  [`xstate.done.actor.0.versions.${call}`, (stage) => stage.published('done')],
  [
    `xstate.error.actor.0.versions.${call}`,
    (stage, { error }: { error: unknown }) => stage.published(ownerCallProblem(error), retryAfterOf(error)),
  ],
]);

export const versionsScreen: ScreenModel<typeof versionsMachine> = {
  model: {
    ...versionsModel,
    possible: (_, event) => event.type !== 'version.bringBack' || event.version === 1,
  },
  layer: 'app',
  actor: () => 'dialogs.versions',
  stage: (start) => ({
    stored: start === 'published' ? { ...exampleConfig, _siteId: 'site-xyz9876' } : exampleConfig,
  }),
  arrive: async ({ hands }) => {
    await hands.pick(en.chat.help);
    await hands.pick(en.chat.dialogs.versions);
  },
  drivers: {
    'versions.retry': ({ hands }) => hands.click('button', words.retry, en.titles.versions),
    'version.bringBack': ({ hands }, { version }: { version: number }) =>
      hands.click('button', words.bringBackOf(version), en.titles.versions),
    'unpublish.ask': ({ hands }) => hands.click('button', words.unpublish, en.titles.versions),
    'unpublish.accept': ({ hands }) => hands.click('button', words.unpublish, words.unpublishTitle),
    'unpublish.decline': ({ hands }) => hands.click('button', en.confirm.cancel, words.unpublishTitle),
    ...Object.fromEntries(answers),
  },
};
