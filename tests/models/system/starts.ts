import type { SentEvent } from '../../../charts/event-list.ts';
import type { Config } from '../../../domain/config/config.ts';
import { setAt } from '../../../domain/json/path.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import { RESULT } from '../publish/deploy.ts';

interface Start {
  /** The website that is stored; a new one if undefined. */
  readonly stored?: Config;
  readonly events: readonly SentEvent[];
}

const pick = (...labels: readonly string[]): SentEvent[] =>
  labels.map((label, at) => ({ to: 'chat', event: { type: 'option.pick', label, at } }));
const toChat = (event: SentEvent['event']): SentEvent => ({ to: 'chat', event });
const toBox = (event: SentEvent['event']): SentEvent => ({ to: 'chat.box', event });
const toSite = (event: SentEvent['event']): SentEvent => ({ to: 'site', event });
const path = 'hero.title.text';
/** The site reports that another tab changed a field too. Its services never answer, so a test says it. */
const CONTESTED: SentEvent = {
  to: 'tabConflicts',
  event: { type: 'site.followed', taken: [], contested: [{ path, value: 'Elsewhere' }] },
};
const toPublish = (event: SentEvent['event']): SentEvent => ({ to: 'publish', event });
const toDeploy = (event: SentEvent['event']): SentEvent => ({ to: 'publish.deploy', event });
const OPEN_PUBLISH: SentEvent = { to: 'dialogs', event: { type: 'publish.open' } };
const EMAIL = toPublish({ type: 'email.change', text: 'me@example.com' });
const SUBMIT = toPublish({ type: 'publish.submit' });
/** A first publish, up to its site id. */
const DRAWN = [
  OPEN_PUBLISH,
  EMAIL,
  SUBMIT,
  toDeploy({ type: 'lock.held', siteId: undefined }),
  toDeploy({ type: 'xstate.done.actor.0.deploy.drawing', output: 'site-new0001' }),
];
const TYPED = [...pick('Hero', 'Title'), toBox({ type: 'draft.change', text: 'Typed' })];

const ADDED = [
  ...pick('Benefits', 'Benefit', 'Add item'),
  { to: 'chat.request', event: { type: 'site.arranged', commandId: 'edit-2' } },
  ...pick('Title'),
  // An undo of something else takes nothing away.
  toSite({ type: 'edit.apply', commandId: 'other', path, typed: 'Other' }),
  toSite({ type: 'step.undo', at: 5 }),
];

/** Where the exploration starts: beside the first screen, situations that it would reach late. */
export const STARTS: Readonly<Record<string, Start>> = {
  example: { stored: exampleConfig, events: [] },
  published: {
    stored: { ...exampleConfig, _siteId: 'site-xyz9876' },
    events: [OPEN_PUBLISH, EMAIL],
  },
  // The address of the latest publish is known.
  again: {
    stored: exampleConfig,
    events: [
      ...DRAWN,
      toDeploy({ type: 'xstate.done.actor.0.deploy.rendering', output: {} }),
      toDeploy({
        type: 'xstate.done.actor.0.deploy.sending',
        output: { result: RESULT, config: exampleConfig, userEmail: 'me@example.com' },
      }),
      toPublish({ type: 'publish.close' }),
      OPEN_PUBLISH,
    ],
  },
  versions: {
    stored: { ...exampleConfig, _siteId: 'site-xyz9876' },
    events: [{ to: 'dialogs', event: { type: 'versions.open' } }],
  },
  // A link to the website that is edited here.
  linked: {
    stored: { ...exampleConfig, _siteId: 'site-xyz9876' },
    events: [{ to: 'dialogs', event: { type: 'openedLink.open' } }],
  },
  untouched: { events: [] },
  working: {
    stored: exampleConfig,
    events: [CONTESTED, ...TYPED, toBox({ type: 'message.send', at: 3 }), OPEN_PUBLISH],
  },
  publishing: {
    stored: exampleConfig,
    events: [CONTESTED, OPEN_PUBLISH, EMAIL, SUBMIT],
  },
  // A site id was drawn for a publish that failed.
  retrying: {
    stored: exampleConfig,
    events: [
      ...DRAWN,
      toDeploy({ type: 'xstate.error.actor.0.deploy.rendering', error: new Error('broken') }),
      SUBMIT,
    ],
  },
  drafted: {
    stored: exampleConfig,
    events: [...TYPED, toChat({ type: 'place.open', target: 'hero.button.url', at: 3 }), OPEN_PUBLISH],
  },
  // At a field of an item that an undo takes away.
  added: { stored: exampleConfig, events: ADDED },
  'taken away': { stored: exampleConfig, events: [...ADDED, toSite({ type: 'step.undo', at: 6 })] },
  arranging: { stored: exampleConfig, events: pick('Sections', 'Benefits') },
  asking: { stored: exampleConfig, events: pick(en.chat.help) },
  // Another template takes over the content, with the words of the business.
  named: {
    stored: setAt(exampleConfig, ['globalSettings', 'business'], 'bakery'),
    events: [
      {
        to: 'dialogs',
        event: { type: 'templateChange.ask', request: { type: 'template.choose', templateId: 'moonlight' } },
      },
    ],
  },
  // A card of an untouched website is chosen at once.
  chosen: {
    events: [
      {
        to: 'dialogs',
        event: {
          type: 'templateChange.ask',
          request: {
            type: 'business.choose',
            business: 'bakery',
            templateId: 'moonlight',
            said: 'Bakery',
            at: 4,
          },
        },
      },
    ],
  },
  // A card takes the place of what was made: its content has come.
  replaced: {
    stored: exampleConfig,
    events: [
      toChat({ type: 'business.choose', business: 'yoga', templateId: 'moonlight', said: 'Yoga', at: 4 }),
      { to: 'chat.request', event: { type: 'xstate.done.actor.content', output: exampleConfig } },
    ],
  },
  // The rows of a table were typed, and are done.
  listed: {
    stored: exampleConfig,
    events: [
      ...pick('Benefits', 'Benefit', 'Edit as a table'),
      { to: 'chat.editor', event: { type: 'rows.type', text: 'Parking' } },
      { to: 'chat.editor', event: { type: 'rows.give', said: 'Done', told: 'Done.', at: 5 } },
    ],
  },
  // A question was skipped; the rest can be.
  skipped: {
    events: pick(en.interview.options.start, en.interview.options.other, en.interview.options.skip),
  },
  interviewed: {
    events: [...pick('Make it mine'), { to: 'dialogs', event: { type: 'reset.ask' } }],
  },
};
