import type { ReportRequest, reportMachine } from '../../../machines/dialogs/report.machine.ts';
import { en } from '../../../words/en/en.ts';
import type { Driver, ScreenModel } from '../../prove/screen/drive.ts';
import { reportModel } from './report.ts';

const words = en.report;
/** Saving ends at once, so a failure is prepared before the click. */
const endsByItself: Driver = async () => undefined;

export const reportScreen: ScreenModel<typeof reportMachine> = {
  model: {
    ...reportModel,
    // The machine's own paths cover what earlier files leave.
    key: () => '',
    possible: (situation, event) => !situation.matches('saving') || event.type.startsWith('xstate.'),
  },
  actor: () => 'dialogs.report',
  stage: () => ({}),
  arrive: async ({ hands }) => {
    await hands.pick(en.chat.help);
    await hands.pick(en.chat.dialogs.report);
  },
  drivers: {
    'report.save': async (stage, { withTexts }: { withTexts: boolean }, { before, next }) => {
      if ((before.context as ReportRequest).withTexts !== withTexts)
        await stage.hands.click('checkbox', words.texts, en.titles.report);
      if (next?.startsWith('xstate.error.')) await stage.breaks('download');
      await stage.hands.click('button', words.save, en.titles.report);
    },
    'xstate.done.actor.saving': endsByItself,
    'xstate.error.actor.saving': endsByItself,
  },
  passes: ({ after }) => after.matches('saving'),
};
