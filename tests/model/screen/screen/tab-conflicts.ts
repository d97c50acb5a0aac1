import type { tabConflictsMachine } from '../../../../machines/screen/tab-conflicts.machine.ts';
import { en } from '../../../../src/words/en/en.ts';
import { exampleConfig } from '../../../domain/example-site.ts';
import { tabsModel } from '../../machines/screen/tab-conflicts.ts';
import type { Driver, ScreenModel } from '../drive.ts';
import { broken } from '../failing-actors.ts';

const { use, keep } = en.tabs;

/** What is told of another tab: two pages of one browser are driven by a test of their own. */
const told: Driver = (stage, event) => stage.send({ to: 'tabs', event });

export const tabsScreen: ScreenModel<typeof tabConflictsMachine> = {
  model: {
    ...tabsModel,
    // What the chat is at work with is the machine's own paths' matter.
    starts: { browsing: tabsModel.starts.browsing as NonNullable<typeof tabsModel.starts.browsing> },
    possible: ({ context: { contested } }, event) => {
      // One place at a time: its buttons are found by their names.
      if (event.type === 'site.followed') return contested.length === 0;
      if (event.type !== 'other.use' && event.type !== 'own.keep') return true;
      return contested.some(({ path }) => path === event.path);
    },
  },
  actor: () => 'tabs',
  stage: () => ({ stored: exampleConfig }),
  drivers: {
    'site.followed': told,
    'site.replaced': told,
    'other.use': ({ hands }, _, { before }) => {
      const { contested }: { contested: readonly { value: unknown }[] } = before.context;
      return hands.click('button', use(String(contested[0]?.value)));
    },
    'own.keep': ({ hands }) => hands.click('button', keep),
    ...broken('tabs', 'siteFacts'),
  },
};
