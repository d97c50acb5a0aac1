import type { accessMachine } from '../../../machines/published/access.machine.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Driver, ScreenModel } from '../../prove/screen/drive.ts';
import { accessModel } from './access.ts';

const words = en.access;
const ACCESS = 'dialogs.access';

/** The server never answers. The path sends what it would have answered. */
const sendEvent: Driver = (stage, event) => stage.send({ to: ACCESS, event });
const click =
  (label: string, title: string = en.titles.access): Driver =>
  ({ hands }) =>
    hands.click('button', label, title);
const ANSWERS = ['looking', 'changing', 'linking'].flatMap((call) => [
  [`xstate.done.actor.${call}`, sendEvent],
  [`xstate.error.actor.${call}`, sendEvent],
]);

export const accessScreen: ScreenModel<typeof accessMachine> = {
  model: {
    ...accessModel,
    key: ({ context: { userEmail } }) => userEmail,
  },
  actor: () => ACCESS,
  stage: () => ({ stored: { ...exampleConfig, _siteId: 'site-xyz9876' } }),
  arrive: (stage) => stage.send({ to: 'dialogs', event: { type: 'access.open' } }),
  drivers: {
    'access.retry': click(words.retry),
    'mail.resend': click(words.resend),
    'address.ask': click(words.changeEmail),
    'email.change': ({ hands }, { text }: { text: string }) => hands.fill(words.newEmail, text),
    'address.submit': click(words.saveEmail),
    'address.leave': click(words.leaveEmail),
    'device.ask': (stage, event, turn) =>
      click(turn.before.value === 'linkOver' ? words.newLink : words.makeLink)(stage, event, turn),
    'right.choose': ({ hands }, { id }: { id: string }) =>
      hands.click(
        'button',
        words.removeOf(id === '1' ? words.here : words.by.device('2025-05-21T09:30:00.000Z')),
        en.titles.access,
      ),
    'right.remove': click(words.remove, words.removeTitle),
    'right.keep': click(en.confirm.cancel, words.removeTitle),
    'page.putBack': click(words.putBack),
    // The button stands where the published page has the form. The story of the form clicks it.
    'message.test': sendEvent,
    'xstate.after.linkLifetime.access.linked': sendEvent,
    ...Object.fromEntries(ANSWERS),
  },
};
