import type { LinkTarget } from '../../../domain/publish/site-access.ts';
import type { comeBackMachine } from '../../../machines/published/come-back.machine.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Driver, ScreenModel } from '../../prove/screen/drive.ts';
import { comeBackModel, TAKEN } from './come-back.ts';

const BACK = 'dialogs.comeBack';
const OPENINGS: Readonly<Record<string, string>> = { mail: 'comeBack.open' };

/** The server never answers. The path sends what it would have answered. */
const sendEvent: Driver = (stage, event) => stage.send({ to: BACK, event });
const ANSWERS = ['mailing', 'looking', 'taking', 'fetching'].flatMap((call) => [
  [`xstate.done.actor.${call}`, sendEvent],
  [`xstate.error.actor.${call}`, sendEvent],
]);

const { ownPage: _, neverPublished: _either, ...starts } = comeBackModel.starts;

export const comeBackScreen: ScreenModel<typeof comeBackMachine> = {
  // It needs a page that was published before: come-back.test.ts opens one.
  elsewhere: ['comeBack.opening always #2'],
  model: {
    ...comeBackModel,
    starts,
    // While the mail is asked for, the box can be read only.
    possible: (situation, event) => !situation.matches('mailing') || event.type.startsWith('xstate.'),
  },
  actor: () => BACK,
  stage: (start) => ({
    ...(start === 'edited' && { stored: exampleConfig }),
    ...(start === 'here' && { stored: { ...exampleConfig, _siteId: TAKEN.siteId } }),
  }),
  // A link that opens the page opens the dialog.
  arrive: (stage, start) =>
    stage.send({ to: 'dialogs', event: { type: OPENINGS[start] ?? 'openedLink.open' } }),
  // Then the dialog is gone.
  isLast: ({ type }, before) =>
    type === 'website.open' ||
    (type === 'xstate.done.actor.fetching' &&
      before.context.site.getSnapshot().context.config === landingBusiness.base),
  drivers: {
    'email.change': ({ hands }, { text }: { text: string }) => hands.fill(en.comeBack.email, text),
    'email.submit': ({ hands }) => hands.click('button', en.comeBack.submit, en.titles.comeBack),
    'link.take': ({ hands }, _, { before, start }) => {
      const { target } = before.context as { readonly target: LinkTarget };
      const label = start === 'here' ? en.openedLink.takeHere : en.openedLink.take[target.purpose];
      return hands.click('button', label, en.titles.link);
    },
    // Which of the two is offered depends on the reason.
    'link.retry': sendEvent,
    'links.ask': sendEvent,
    'website.open': ({ hands }) => hands.click('button', en.openedLink.openIt, en.titles.link),
    'website.keep': ({ hands }) => hands.click('button', en.openedLink.keep, en.titles.link),
    ...Object.fromEntries(ANSWERS),
  },
};
