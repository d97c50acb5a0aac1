import type { LinkTarget } from '../../../domain/publish/site-access.ts';
import type { openedLinkMachine } from '../../../machines/published/opened-link.machine.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Driver, ScreenModel } from '../../prove/screen/drive.ts';
import { openedLinkModel, TAKEN } from './opened-link.ts';

const words = en.openedLink;
const LINK = 'dialogs.openedLink';

/** The server never answers. The path sends what it would have answered. */
const sendEvent: Driver = (stage, event) => stage.send({ to: LINK, event });
const ANSWERS = ['looking', 'taking', 'fetching'].flatMap((call) => [
  [`xstate.done.actor.${call}`, sendEvent],
  [`xstate.error.actor.${call}`, sendEvent],
]);

const { ownPage: _, neverPublished: _either, ...starts } = openedLinkModel.starts;

export const openedLinkScreen: ScreenModel<typeof openedLinkMachine> = {
  // It needs a page that was published before: come-back.test.ts opens one.
  elsewhere: ['openedLink.deciding always #1'],
  model: { ...openedLinkModel, starts },
  actor: () => LINK,
  stage: (start) => ({
    ...(start === 'edited' && { stored: exampleConfig }),
    ...(start === 'here' && { stored: { ...exampleConfig, _siteId: TAKEN.siteId } }),
  }),
  // A link that opens the page opens the dialog.
  arrive: (stage) => stage.send({ to: 'dialogs', event: { type: 'openedLink.open' } }),
  // Then the dialog is gone.
  isLast: ({ type }, before) =>
    type === 'website.open' ||
    (type === 'xstate.done.actor.fetching' &&
      before.context.site.getSnapshot().context.config === landingBusiness.base),
  drivers: {
    'link.take': ({ hands }, _, { before, start }) => {
      const { target } = before.context as { readonly target: LinkTarget };
      const label = start === 'here' ? words.takeHere : words.take[target.purpose];
      return hands.click('button', label, en.titles.openedLink);
    },
    'link.retry': sendEvent,
    'website.open': ({ hands }) => hands.click('button', words.openIt, en.titles.openedLink),
    'website.keep': ({ hands }) => hands.click('button', words.keep, en.titles.openedLink),
    ...Object.fromEntries(ANSWERS),
  },
};
