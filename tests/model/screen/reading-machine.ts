import type { readingMachine } from '../../../machines/reading.machine.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import { readingModel } from '../machines/reading.ts';
import type { ScreenModel } from './drive.ts';
import type { Stage } from './stage.ts';

async function sayNonsense({ hands }: Stage): Promise<void> {
  await hands.fill('Message', 'nonsense');
  await hands.click('button', 'Send');
}

export const readingScreen: ScreenModel<typeof readingMachine> = {
  model: {
    ...readingModel,
    possible: (situation, event) => {
      // New messages are announced, and jumped to, where they have not been seen.
      if (event.type === 'end.jump') return situation.matches({ away: 'behind' });
      return event.type !== 'log.scroll' || event.isNearEnd !== event.isUpwards;
    },
  },
  actor: () => 'reading',
  stage: () => ({ stored: exampleConfig }),
  arrive: async (stage) => {
    for (let turn = 0; turn < 6; turn++) await sayNonsense(stage);
  },
  drivers: {
    'log.scroll': ({ hands }, { isUpwards }: { isUpwards: boolean }) =>
      hands.scroll(isUpwards ? 'up' : 'end'),
    'message.arrive': sayNonsense,
    'end.jump': ({ hands }) => hands.click('button', 'New messages'),
  },
};
