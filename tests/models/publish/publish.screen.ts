import type { publishMachine } from '../../../machines/publish/publish.machine.ts';
import { adjustedColors } from '../../../templates/check/adjusted-colors.ts';
import { loadPages } from '../../../templates/pages.ts';
import { en } from '../../../words/en/en.ts';
import type { Driver, ScreenModel } from '../../prove/screen/drive.ts';
import { broken } from '../../prove/screen/failing-actors.ts';
import { FLAWED } from './flawed-website.ts';
import { ENDS, publishModel } from './publish.ts';

await loadPages();

const DIALOG = 'Deployment Status';
const MENDING = adjustedColors(FLAWED)
  .map(({ used }) => en.review.mend('Hero › Text Color', used))
  .join();
/** What the path says, as nobody can click it: the deploy has a screen model of its own. */
const said: Driver = (stage, event) => stage.send({ to: 'publish', event });
const { working: _, remembered: _again, rememberedAndDrafted: _both, ...starts } = publishModel.starts;

export const publishScreen: ScreenModel<typeof publishMachine> = {
  // The first need a page that was published before.
  elsewhere: [
    'publish.form.email publish.submitAgain #1',
    'publish.form.email publish.submitAgain #2',
    // And these an address that no mail can go to.
    'publish.success email.change',
    'publish.success publish.submit',
  ],
  model: {
    ...publishModel,
    outputs: { ...publishModel.outputs, deploy: ENDS },
    // Only the machine's own paths have a working chat, and a site that was published before.
    starts,
    possible: (situation, event) => {
      // The screen lists its findings itself, at once: many on the published website.
      const isLong = situation.context.site.getSnapshot().context.config._siteId !== undefined;
      const isUnlisted = situation.matches({ form: { review: 'unlisted' } });
      if (isUnlisted || event.type === 'review.listed')
        return isUnlisted && event.type === 'review.listed' && event.count === (isLong ? 4 : 3);
      if (isLong && ['finding.follow', 'finding.mend', 'samples.settle'].includes(event.type)) return false;
      // All that a draft changes is that the form waits.
      const { drafts } = situation.context.chat.getSnapshot().context.box.getSnapshot().context;
      if (Object.keys(drafts).length > 0)
        return ['publish.open', 'publish.submit', 'publish.close'].includes(event.type);
      if (event.type === 'publish.submitAsNewSite')
        return situation.matches({ failed: { reason: 'needsNewSite' } });
      if (event.type === 'publish.submitAgain') return false;
      if (event.type === 'publish.submitWhenOnline')
        return situation.matches({ failed: { reason: 'offline' } });
      // The dialog is modal: the website is replaced when it is closed. What another tab published comes at any time.
      if (event.type === 'site.replaced') return situation.matches('idle') && event.by === 'site.reset';
      if (event.type === 'site.followed') return situation.matches('idle');
      if (event.type === 'menu.return') return situation.matches('success');
      if (event.type === 'email.change' || event.type === 'publish.submit')
        return !situation.matches('success');
      if (
        event.type.startsWith('finding.') ||
        event.type.startsWith('review.') ||
        event.type === 'pictures.checked'
      )
        return situation.matches('form');
      if (event.type === 'publish.close') return !situation.matches('idle');
      return true;
    },
  },
  actor: () => 'publish',
  stage: (start) => ({
    ...(start === 'drafted' && { drafts: { 'hero.title.text': 'Kept' } }),
    stored:
      start === 'published' ? { ...FLAWED, globalSettings: {}, header: {}, _siteId: 'site-xyz9876' } : FLAWED,
  }),
  // Afterwards the findings are gone, unlike in the model.
  isLast: ({ type }) => ['site.replaced', 'finding.mend', 'samples.settle', 'menu.return'].includes(type),
  passes: ({ after }) => after.matches({ form: { review: 'unlisted' } }),
  drivers: {
    'publish.open': (stage, event) =>
      'email' in event
        ? stage.send({ to: 'publish', event })
        : stage.hands.click('button', 'Publish', 'Preview'),
    'publish.close': ({ hands }) => hands.click('button', 'Close', DIALOG),
    'email.change': ({ hands }, { text }: { text: string }) => hands.fill('Email address', text),
    'publish.submit': (stage, event, { start }) =>
      start === 'drafted'
        ? stage.send({ to: 'publish', event })
        : stage.hands.click('button', 'Publish', DIALOG),
    'publish.submitWhenOnline': ({ hands }) => hands.click('button', 'Try again when online', DIALOG),
    'publish.submitAsNewSite': ({ hands }) => hands.click('button', 'Publish as a new site', DIALOG),
    'site.replaced': async ({ hands }) => {
      await hands.click('button', 'Reset', 'Preview');
      await hands.click('button', 'Reset', 'Reset website?');
    },
    'site.followed': said,
    'draftId.changed': said,
    'pictures.checked': said,
    'xstate.done.actor.deploy': said,
    'xstate.done.actor.versions': said,
    'xstate.done.actor.network': said,
    'finding.follow': ({ hands }) => hands.click('button', 'Benefits › Icon (Near)', DIALOG),
    'finding.change': said,
    'finding.mend': ({ hands }) => hands.click('button', MENDING, DIALOG),
    'samples.settle': ({ hands }) => hands.click('button', 'Hide them all', DIALOG),
    'review.listed': async () => undefined,
    'review.unfold': said,
    'review.fold': said,
    'menu.return': ({ hands }) => hands.click('button', 'Change something', DIALOG),
    ...broken('publish', 'network', 'versions', 'deploy'),
  },
};
