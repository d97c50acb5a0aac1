import type { publishedMachine } from '../../../machines/published/published.machine.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Driver, ScreenModel } from '../../prove/screen/drive.ts';
import { publishedModel } from './published.ts';

const PUBLISHED = 'dialogs.published';
const { access, versions } = en;

/** The server never answers. The path sends what it would have answered. */
const sendEvent: Driver = (stage, event) => stage.send({ to: PUBLISHED, event });
const click =
  (label: string, title: string = en.titles.published): Driver =>
  ({ hands }) =>
    hands.click('button', label, title);
const ANSWERS = ['reading', 'changing', 'linking'].flatMap((call) => [
  [`xstate.done.actor.${call}`, sendEvent],
  [`xstate.error.actor.${call}`, sendEvent],
]);
/** The title of the question, and the button that answers it. */
const QUESTIONS: Readonly<Record<string, readonly [title: string, accept: string]>> = {
  remove: [access.removeTitle, access.remove],
  unpublish: [versions.unpublishTitle, versions.unpublish],
};
const questionOf = ({ context }: { readonly context: { readonly change?: { readonly kind: string } } }) =>
  QUESTIONS[context.change?.kind ?? ''] ?? ['', ''];

const { publishedHere: _, unpublished = () => ({}) as never, ...others } = publishedModel.starts;
// First, as later no path would begin where another has been.
const starts = { unpublished, ...others };

export const publishedScreen: ScreenModel<typeof publishedMachine> = {
  model: {
    ...publishedModel,
    starts,
    possible: (situation, { type, ...details }) => {
      // Only a version that is not live has the button, and only what failed is tried again.
      if (type === 'version.bringBack') return Reflect.get(details, 'version') === 1;
      return type !== 'published.retry' || situation.context.refusal !== undefined;
    },
    key: ({ context: { userEmail, change, refusal } }) => [
      userEmail,
      change?.kind === 'unpublish',
      refusal === undefined,
    ],
  },
  actor: () => PUBLISHED,
  stage: (start) => ({
    stored: start === 'published' ? { ...exampleConfig, _siteId: 'site-xyz9876' } : exampleConfig,
  }),
  arrive: async ({ hands }) => {
    await hands.pick(en.chat.help);
    await hands.pick(en.chat.dialogs.versions);
  },
  drivers: {
    'published.retry': click(en.published.retry),
    'mail.resend': click(access.resend),
    'address.ask': click(access.changeEmail),
    'email.change': ({ hands }, { text }: { text: string }) => hands.fill(access.newEmail, text),
    'email.submit': click(access.saveEmail),
    'device.ask': (stage, event, turn) =>
      click(turn.before.value === 'linkOver' ? access.newLink : access.makeLink)(stage, event, turn),
    'version.bringBack': ({ hands }, { version }: { version: number }) =>
      hands.click('button', versions.bringBackOf(version), en.titles.published),
    'right.choose': ({ hands }, { id }: { id: string }) =>
      hands.click(
        'button',
        access.removeOf(id === '1' ? access.here : access.by.device('2025-05-21T09:30:00.000Z')),
        en.titles.published,
      ),
    'unpublish.ask': click(versions.unpublish),
    'change.accept': ({ hands }, _, { before }) => {
      const [title, accept] = questionOf(before as never);
      return hands.click('button', accept, title);
    },
    'change.leave': ({ hands }, _, { before }) =>
      before.value === 'readdressing'
        ? hands.click('button', access.leaveEmail, en.titles.published)
        : hands.click('button', en.confirm.cancel, questionOf(before as never)[0]),
    'page.putBack': click(access.putBack),
    // The button stands where the published page has the form. The story of the form clicks it.
    'message.test': sendEvent,
    'xstate.after.linkLifetime.published.linked': sendEvent,
    ...Object.fromEntries(ANSWERS),
  },
};
