import type { publishMachine } from '../../../machines/publish/publish.machine.ts';
import type { Config } from '../../../src/domain/config/config.ts';
import { setAt } from '../../../src/domain/json/path.ts';
import { NetworkLost, statusOf } from '../../../src/domain/publish/deploy-error.ts';
import { en } from '../../../src/words/en/en.ts';
import { adjustedColors } from '../../../templates/check/adjusted-colors.ts';
import { loadPages } from '../../../templates/pages.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Driver, ScreenModel } from '../../prove/screen/drive.ts';
import { broken } from '../../prove/screen/failing-actors.ts';
import type { Stage } from '../../prove/screen/stage.ts';
import { publishModel } from './publish.ts';

await loadPages();

const DIALOG = 'Deployment Status';
const SENDING = '0.publish.deploying.sending';
const RENDERING = '0.publish.deploying.rendering';
const DRAWING = '0.publish.deploying.drawing';

/** Whether drawing an id fails next. The failure is prepared before the click. */
const cannotDraw = (next: string | undefined) => next === `xstate.error.actor.${DRAWING}`;

async function deploying(stage: Stage, next: string | undefined, submit: () => Promise<void>): Promise<void> {
  if (cannotDraw(next)) await stage.breaks('randomBytes');
  if (next === `xstate.error.actor.${RENDERING}`) await stage.breaks('rendering');
  await submit();
}

const MADE_UP = 'hello@flawed.example';
const EMAIL_FIELD = {
  id: 'email',
  name: 'Email',
  type: 'text',
  editable: true,
  path: 'footer.email',
  default: MADE_UP,
} as const;
const TEXT_COLOR = {
  id: 'textColor',
  name: 'Text Color',
  type: 'color',
  editable: true,
  path: 'hero.textColor',
  default: '',
} as const;
const FOOTER = { id: 'footer', name: 'Footer', editable: true, children: [EMAIL_FIELD] };
// Its hero's words are hard to read on the page of its template, an icon is none, and an address was invented. The rest
// is as it should be: more than three findings would be folded.
const FLAWED: Config = {
  ...setAt(
    setAt(exampleConfig, ['hero', 'textColor'], '#fefefe'),
    ['benefits', 'items', 0, 'icon'],
    'no-such-icon',
  ),
  header: { logoText: 'Flaw' },
  globalSettings: { ...Object(exampleConfig.globalSettings), title: 'Flaw', description: 'A flawed website' },
  footer: { email: MADE_UP },
  _structure: {
    ...exampleConfig._structure,
    sections: [
      ...exampleConfig._structure.sections.map((section) =>
        section.id === 'hero' ? { ...section, children: [...section.children, TEXT_COLOR] } : section,
      ),
      FOOTER,
    ],
  },
};
const MENDING = adjustedColors(FLAWED)
  .map(({ used, ratio }) => en.review.mend('Hero › Text Color', used, ratio))
  .join();
/** What the path says, as nobody can click it. */
const said: Driver = (stage, event) => stage.send({ to: 'publish', event });
/** The same, where the deploy goes on by it. */
const goOn: Driver = (stage, event, { next }) =>
  deploying(stage, next, () => stage.send({ to: 'publish', event }));
const { working: _, ...starts } = publishModel.starts;

export const publishScreen: ScreenModel<typeof publishMachine> = {
  model: {
    ...publishModel,
    // Only the machine's own paths have a working chat.
    starts,
    possible: (situation, event) => {
      // All that a draft changes is that the form waits.
      const { drafts } = situation.context.chat.getSnapshot().context;
      if (Object.keys(drafts).length > 0)
        return ['publish.open', 'publish.submit', 'publish.close'].includes(event.type);
      const isDrawing = situation.matches({ deploying: 'drawing' });
      // An id is drawn too quickly for any other event.
      if (isDrawing) return event.type.endsWith(DRAWING);
      // A page is rendered too quickly too. Rendering fails only if no id was drawn before.
      if (situation.matches({ deploying: 'rendering' }))
        return (
          event.type === `xstate.done.actor.${RENDERING}` ||
          (event.type === `xstate.error.actor.${RENDERING}` && situation.context.draftSiteId === undefined)
        );
      if (event.type === 'publish.submitAsNewSite')
        return situation.matches({ failed: { reason: 'needsNewSite' } });
      if (event.type === 'publish.submitWhenOnline')
        return situation.matches({ failed: { reason: 'offline' } });
      // The dialog is modal: the website is replaced when it is closed. What another tab published comes at any time.
      if (event.type === 'site.replaced') return situation.matches('idle');
      if (event.type === 'site.followed')
        return situation.matches('idle') || situation.matches({ deploying: 'following' });
      if (event.type === 'menu.return') return situation.matches('success');
      if (event.type === 'turn.came') return event.siteId !== 'site-xyz9876';
      if (event.type.startsWith('finding.')) return situation.matches('form');
      if (event.type === 'publish.close') return !situation.matches('idle');
      return !('error' in event) || typeof event.error !== 'string';
    },
  },
  layer: 'app',
  actor: () => 'publish',
  stage: (start) => ({
    ...(start === 'drafted' && { drafts: { 'hero.title.text': 'Kept' } }),
    stored: start === 'published' ? { ...FLAWED, _siteId: 'site-xyz9876' } : FLAWED,
  }),
  // Afterwards the findings are gone, or the published site has its id, unlike in the model.
  isLast: ({ type }, before) =>
    ['site.replaced', 'finding.mend', 'finding.hide', 'menu.return'].includes(type) ||
    (type === 'publish.close' && before.matches('success')),
  passes: ({ after }) => after.matches({ deploying: 'drawing' }) || after.matches({ deploying: 'rendering' }),
  drivers: {
    'publish.open': ({ hands }) => hands.click('button', 'Publish', 'Preview'),
    'publish.close': ({ hands }) => hands.click('button', 'Close', DIALOG),
    'email.change': ({ hands }, { text }: { text: string }) => hands.fill('Email address', text),
    'publish.submit': (stage, event, { next, start }) =>
      start === 'drafted'
        ? stage.send({ to: 'publish', event })
        : deploying(stage, next, () => stage.hands.click('button', 'Publish', DIALOG)),
    'publish.submitWhenOnline': ({ hands }) => hands.click('button', 'Try again when online', DIALOG),
    'turn.came': goOn,
    'xstate.after.followingPatience.publish.deploying.following': goOn,
    'xstate.done.actor.0.publish.deploying.keeping': said,
    'publish.submitAsNewSite': (stage, _, { next }) =>
      deploying(stage, next, () => stage.hands.click('button', 'Publish as a new site', DIALOG)),
    'site.replaced': async ({ hands }) => {
      await hands.click('button', 'Reset', 'Preview');
      await hands.click('button', 'Reset', 'Reset website?');
    },
    'site.followed': (stage, event) => stage.send({ to: 'publish', event }),
    [`xstate.done.actor.${DRAWING}`]: async () => undefined,
    [`xstate.error.actor.${DRAWING}`]: async () => undefined,
    [`xstate.done.actor.${RENDERING}`]: async () => undefined,
    [`xstate.error.actor.${RENDERING}`]: async () => undefined,
    [`xstate.done.actor.${SENDING}`]: async (stage) => {
      // The path says when the site is saved.
      await stage.breaks('saving');
      await stage.deploy('live');
    },
    [`xstate.error.actor.${SENDING}`]: async (stage, { error }: { error: unknown }, { next }) => {
      if (error instanceof NetworkLost) await stage.breaks('network');
      await deploying(stage, next, () => stage.deploy(statusOf(error) ?? 'lost'));
    },
    'xstate.done.actor.network': (stage, event, { next }) =>
      deploying(stage, next, () => stage.send({ to: 'publish', event })),
    'finding.follow': ({ hands }) => hands.click('button', 'Benefits › Benefit 1 › Icon', DIALOG),
    'finding.mend': ({ hands }) => hands.click('button', MENDING, DIALOG),
    'finding.hide': ({ hands }) => hands.click('button', 'Hide them all', DIALOG),
    'menu.return': ({ hands }) => hands.click('button', 'Change something', DIALOG),
    ...broken('publish', 'network', 'turn', '0.publish.deploying.keeping'),
  },
};
