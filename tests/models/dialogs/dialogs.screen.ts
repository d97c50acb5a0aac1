import type { dialogsMachine } from '../../../machines/dialogs/dialogs.machine.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { en } from '../../../words/en/en.ts';
import type { Driver, ScreenModel } from '../../prove/screen/drive.ts';
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
    return stage.hands.click('button', names[name], en.titles.find);
  };
const isIn = (open: string, value: unknown) => JSON.stringify(value) === JSON.stringify({ open });

/** The button that closes each dialog which lives no longer than it is shown, and its title. */
const CLOSINGS: Readonly<Record<string, readonly [button: string, title?: string]>> = {
  find: [en.find.close, en.titles.find],
  pictures: [en.pictures.cancel, en.titles.pictures],
  transfer: [en.transfer.close, en.titles.transfer],
  published: [en.published.close, en.titles.published],
  // Its title says what leads back.
  comeBack: [en.published.close],
  report: [en.report.close, en.titles.report],
};
/** Sends what other machines tell. Their own paths cause it. */
const sendEvent: Driver = (stage, event) => stage.send({ to: 'dialogs', event });

export const dialogsScreen: ScreenModel<typeof dialogsMachine> = {
  model: dialogsModel,
  actor: () => 'dialogs',
  stage: () => ({ stored: moonlight.base }),
  // Then the page is left.
  isLast: ({ type }) => type === 'language.requested',
  drivers: {
    'language.requested': sendEvent,
    'find.open': ({ hands }) => hands.click('button', en.product.find),
    'pictures.open': (stage) => walk(stage, 'Portfolio', 'Project', en.chat.addPictures),
    'transfer.open': async (stage, event, turn) => {
      // Which of their states have the button, their own models say.
      if (['comeBack', 'published'].some((open) => isIn(open, turn.before.value)))
        return sendEvent(stage, event, turn);
      return opens('transfer', () => walk(stage, en.chat.help, en.chat.dialogs.transfer))(stage, event, turn);
    },
    'versions.open': opens('versions', (stage) => walk(stage, en.chat.help, en.chat.dialogs.versions)),
    'report.open': (stage) => walk(stage, en.chat.help, en.chat.dialogs.report),
    'comeBack.open': (stage) => walk(stage, en.chat.help, en.chat.dialogs.comeBack),
    // A link opens the page, and a published website has the button that opens the other.
    'openedLink.open': sendEvent,
    'access.open': sendEvent,
    // A page that another browser published since has the button.
    'page.open': sendEvent,
    'publish.open': async (stage, event, turn) => {
      // A sentence with an address opens it filled in.
      if ('email' in event) return sendEvent(stage, event, turn);
      if (isIn('published', turn.before.value))
        return stage.hands.click('button', en.chat.dialogs.publish, en.titles.published);
      return opens('publish', ({ hands }) => hands.click('button', en.preview.publish, en.preview.panel))(
        stage,
        event,
        turn,
      );
    },
    'templateChange.ask': ({ hands }) => hands.select('Template', landingBusiness.id),
    'reset.ask': ({ hands }) => hands.click('button', en.preview.reset, en.preview.panel),
    'fields.open': ({ hands }) => hands.click('button', en.preview.fields, en.preview.panel),
    // The list covers the button that opened it.
    'fields.close': ({ hands }) => hands.click('button', 'Services', en.preview.fieldList),
    'dialog.close': async ({ hands }, _, { before }) => {
      const [button, title] = CLOSINGS[(before.value as { open: string }).open] ?? [''];
      await hands.click('button', button, title);
    },
    'publish.closed': closes(en.publish.close, en.titles.publish),
    'confirm.closed': async ({ hands }, _, { before }) =>
      hands.click(
        'button',
        en.confirm.cancel,
        isIn('reset', before.value) ? en.titles.reset : en.titles.templateChange,
      ),
    'dialog.requested': sendEvent,
    'publish.requested': sendEvent,
    'xstate.done.actor.find': async ({ hands }) => {
      await hands.fill(en.find.label, 'services');
      await hands.click('button', 'Services', en.titles.find);
    },
    'xstate.done.actor.pictures': sendEvent,
    'xstate.done.actor.transfer': sendEvent,
    'xstate.done.actor.comeBack': sendEvent,
  },
};
