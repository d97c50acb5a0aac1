import type { transcriptScrollMachine } from '../../../machines/screen/transcript-scroll.machine.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { ScreenModel } from '../../prove/screen/drive.ts';
import type { Stage } from '../../prove/screen/stage.ts';
import { transcriptScrollModel } from './transcript-scroll.ts';

/** Opens a section from the main menu, which is answered at once. The main menu alone adds nothing where it is open. */
async function openSection({ hands }: Stage): Promise<void> {
  await hands.click('button', 'Main Menu');
  await hands.pick('Hero');
}

async function startEdit({ hands }: Stage): Promise<void> {
  await hands.fill('Message', 'hero.title.text Hello there');
  await hands.click('button', 'Send');
}

export const transcriptScrollScreen: ScreenModel<typeof transcriptScrollMachine> = {
  model: {
    ...transcriptScrollModel,
    possible: (situation, event) => {
      // The button for new messages is shown only while some are unseen.
      if (event.type === 'end.jump') return situation.matches({ away: 'behind' });
      if (event.type === 'edit.answered') return !situation.matches({ away: 'behind' });
      return event.type !== 'log.scrolled' || event.isNearEnd !== event.isUpwards;
    },
  },
  actor: () => 'transcriptScroll',
  stage: () => ({ stored: exampleConfig }),
  arrive: async (stage) => {
    for (let turn = 0; turn < 6; turn++) await openSection(stage);
  },
  drivers: {
    'log.scrolled': async (stage, { isUpwards }: { isUpwards: boolean }, { next }) => {
      // To be away when an edit is answered, the visitor starts the edit and then scrolls up.
      if (next === 'edit.answered') await startEdit(stage);
      await stage.hands.scroll(isUpwards ? 'up' : 'end');
    },
    'visitor.acted': openSection,
    'edit.answered': async (stage, _, { before }) => {
      if (before.value === 'following') await startEdit(stage);
      await stage.second();
    },
    'end.jump': ({ hands }) => hands.click('button', 'New messages'),
  },
};
