import type { tabConflictsMachine } from '../../../machines/screen/tab-conflicts.machine.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Driver, ScreenModel } from '../../prove/screen/drive.ts';
import { tabConflictsModel } from './tab-conflicts.ts';

const { use, keep } = en.tabs;

/** Sends a fact about another tab. A separate test drives two real tabs. */
const sendEvent: Driver = (stage, event) => stage.send({ to: 'tabConflicts', event });

export const tabConflictsScreen: ScreenModel<typeof tabConflictsMachine> = {
  model: {
    ...tabConflictsModel,
    // The machine's own paths cover the other states of the chat.
    starts: {
      browsing: tabConflictsModel.starts.browsing as NonNullable<typeof tabConflictsModel.starts.browsing>,
    },
    possible: ({ context: { contested } }, event) => {
      // One field at a time, because its buttons are found by their names.
      if (event.type === 'site.followed') return contested.length === 0;
      if (event.type !== 'conflict.takeTheirs' && event.type !== 'conflict.keepOwn') return true;
      return contested.some(({ path }) => path === event.path);
    },
  },
  actor: () => 'tabConflicts',
  stage: () => ({ stored: exampleConfig }),
  drivers: {
    'site.followed': sendEvent,
    'site.replaced': sendEvent,
    'conflict.takeTheirs': ({ hands }, _, { before }) => {
      const { contested }: { contested: readonly { value: unknown }[] } = before.context;
      return hands.click('button', use(String(contested[0]?.value)));
    },
    'conflict.keepOwn': ({ hands }) => hands.click('button', keep),
  },
};
