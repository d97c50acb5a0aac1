import type { transferMachine } from '../../../machines/dialogs/transfer.machine.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { withSource } from '../../../templates/source/write-source.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Driver, ScreenModel, Turn } from '../../prove/screen/drive.ts';
import type { Stage } from '../../prove/screen/stage.ts';
import { transferModel, WEBSITE } from './transfer.ts';

const words = en.transfer;
const CONTENT = await withSource('<!DOCTYPE html><title>Bakery</title><body></body>', moonlight.base);

/** Saving and reading end at once, so a failure is prepared before the click. */
async function breakIfNextFails(stage: Stage, what: 'download' | 'reading', { next }: Turn): Promise<void> {
  if (next?.startsWith('xstate.error.')) await stage.breaks(what);
}
const endsByItself: Driver = async () => undefined;
const ENDS = ['saving', 'reading'].flatMap((id) =>
  ['done', 'error'].map((end): [string, Driver] => [`xstate.${end}.actor.${id}`, endsByItself]),
);

export const transferScreen: ScreenModel<typeof transferMachine> = {
  model: {
    ...transferModel,
    // The machine's own paths cover the messages about earlier files.
    key: ({ context: { file, found } }) => [file?.name, found?.title],
    possible: (situation, event) => {
      if (situation.matches('saving')) return event.type.startsWith('xstate.');
      if (situation.matches('reading')) {
        if (!('output' in event)) return event.type.startsWith('xstate.');
        const { kind } = event.output as { readonly kind: string };
        return (situation.context.file === WEBSITE) === (kind === 'site');
      }
      const isFound = situation.matches('confirming');
      return isFound === event.type.startsWith('found.');
    },
  },
  actor: () => 'dialogs.transfer',
  stage: () => ({ stored: { ...exampleConfig, _siteId: 'site-xyz9876' } }),
  arrive: async ({ hands }) => {
    await hands.pick(en.chat.help);
    await hands.pick(en.chat.dialogs.transfer);
  },
  // The opened website was never published, unlike that of the model.
  isLast: ({ type }) => type === 'found.open',
  drivers: {
    'page.save': async (stage, _: object, turn) => {
      await breakIfNextFails(stage, 'download', turn);
      await stage.hands.click('button', words.page, en.titles.transfer);
    },
    'file.choose': async (stage, { file }: { file: File }, turn) => {
      await breakIfNextFails(stage, 'reading', turn);
      const content = file === WEBSITE ? CONTENT : CONTENT.slice(0, 40);
      const { name, type, size } = file;
      await stage.hands.giveFile({ name, type, size, content }, 'choose', words.open);
    },
    'found.open': ({ hands }) => hands.click('button', words.accept, en.titles.transfer),
    'found.decline': ({ hands }) => hands.click('button', words.decline, en.titles.transfer),
    ...Object.fromEntries(ENDS),
  },
  passes: ({ after }) => after.matches('saving') || after.matches('reading'),
};
