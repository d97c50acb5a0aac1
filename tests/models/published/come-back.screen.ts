import type { comeBackMachine } from '../../../machines/published/come-back.machine.ts';
import { en } from '../../../words/en/en.ts';
import type { ScreenModel } from '../../prove/screen/drive.ts';
import { comeBackModel } from './come-back.ts';

const words = en.comeBack;

export const comeBackScreen: ScreenModel<typeof comeBackMachine> = {
  model: {
    ...comeBackModel,
    // While it is sent, the box can be read only.
    possible: (situation, event) => !situation.matches('sending') || event.type.startsWith('xstate.'),
    key: ({ context: { userEmail } }) => userEmail,
  },
  actor: () => 'dialogs.comeBack',
  stage: () => ({}),
  arrive: ({ hands }) => hands.pick(en.chat.dialogs.comeBack),
  drivers: {
    'email.change': ({ hands }, { text }: { text: string }) => hands.fill(words.email, text),
    'links.request': ({ hands }) => hands.click('button', words.submit, en.titles.comeBack),
    // The server never answers. The path sends what it would have answered.
    'xstate.done.actor.sending': (stage, event) => stage.send({ to: 'dialogs.comeBack', event }),
    'xstate.error.actor.sending': (stage, event) => stage.send({ to: 'dialogs.comeBack', event }),
  },
};
