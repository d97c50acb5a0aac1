import type { dialogsMachine } from '../../../machines/app/dialogs.machine.ts';
import { en } from '../../../src/words/en/en.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import type { Driver, ScreenModel } from '../../prove/screen/drive.ts';
import { broken } from '../../prove/screen/failing-actors.ts';
import type { Stage } from '../../prove/screen/stage.ts';
import { dialogsModel } from './dialogs.ts';

const names = en.find.actions;

/** Closes a dialog by its button. */
const closes =
  (label: string, title: string): Driver =>
  ({ hands }) =>
    hands.click('button', label, title);

async function walk({ hands }: Stage, ...labels: readonly string[]): Promise<void> {
  await hands.click('button', en.chat.home, en.chat.panel);
  for (const label of labels) await hands.pick(label);
}

/** Opens a dialog as the screen offers it: in find by its name, else from the page or the chat. */
const opens =
  (name: keyof typeof names, fromPage: (stage: Stage) => Promise<void>): Driver =>
  async (stage, _, { before }) => {
    if (JSON.stringify(before.value) !== '{"open":"find"}') return fromPage(stage);
    await stage.hands.fill(en.find.label, names[name]);
    return stage.hands.click('button', names[name], en.find.title);
  };
const isIn = (open: string, value: unknown) => JSON.stringify(value) === JSON.stringify({ open });

export const dialogsScreen: ScreenModel<typeof dialogsMachine> = {
  model: dialogsModel,
  actor: () => 'dialogs',
  stage: () => ({ stored: moonlight.base }),
  // Then the interview stands in the place of the chat.
  isLast: ({ type }) => type === 'interview.open',
  drivers: {
    'find.open': ({ hands }) => hands.click('button', en.product.find),
    'gallery.open': opens('gallery', ({ hands }) =>
      hands.click('button', en.preview.browse, en.preview.panel),
    ),
    'pictures.open': (stage) => walk(stage, 'Portfolio', 'Project', en.chat.addPictures),
    'transfer.open': opens('transfer', (stage) => walk(stage, en.chat.help, en.chat.dialogs.transfer)),
    'versions.open': opens('versions', (stage) => walk(stage, en.chat.help, en.chat.dialogs.versions)),
    'publish.open': async (stage, event, turn) => {
      if (isIn('versions', turn.before.value))
        return stage.hands.click('button', en.chat.dialogs.publish, en.versions.title);
      return opens('publish', ({ hands }) => hands.click('button', en.preview.publish, en.preview.panel))(
        stage,
        event,
        turn,
      );
    },
    'templateChange.ask': ({ hands }, _, { before }) =>
      isIn('gallery', before.value)
        ? hands.click('button', landingBusiness.name, en.gallery.title)
        : hands.select('Template', landingBusiness.id),
    'reset.ask': ({ hands }) => hands.click('button', en.preview.reset, en.preview.panel),
    'interview.open': (stage) => stage.send({ to: 'dialogs', event: { type: 'interview.open', at: 5 } }),
    'fields.open': ({ hands }) => hands.click('button', en.preview.fields, en.preview.panel),
    // The list covers the button that opened it.
    'fields.close': ({ hands }) => hands.click('button', 'Services', en.preview.fieldList),
    'find.closed': closes(en.find.close, en.find.title),
    'gallery.closed': closes(en.gallery.close, en.gallery.title),
    'pictures.closed': closes(en.pictures.cancel, en.pictures.title),
    'transfer.closed': closes(en.transfer.close, en.transfer.title),
    'publish.closed': closes(en.publish.close, en.publish.title),
    'versions.closed': closes(en.versions.close, en.versions.title),
    'templateChange.closed': closes(en.confirm.cancel, en.confirm.templateTitle),
    'reset.closed': closes(en.confirm.cancel, en.confirm.resetTitle),
    ...broken('dialogs', '0.dialogs'),
  },
};
