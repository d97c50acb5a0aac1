import * as talk from '../../../../src/domain/chat/conversation.ts';
import { hasPlace } from '../../../../src/domain/chat/menu.ts';
import type { Config } from '../../../../src/domain/config/config.ts';
import { editConfig } from '../../../../src/domain/config/edit-config.ts';
import { en } from '../../../../src/words/en/en.ts';
import { exampleConfig } from '../../../domain/example-site.ts';
import { type Chat, chatModel } from '../../machines/chat/chat.ts';
import { siteStub } from '../../site-stub.ts';
import type { ScreenModel } from '../drive.ts';
import { broken } from '../failing-actors.ts';

// A field of a section that is not there: its value is refused.
const damaged: Config = {
  ...exampleConfig,
  _structure: JSON.parse(
    JSON.stringify(exampleConfig._structure).replaceAll('hero.title.text', 'gone.title.text'),
  ),
};
const CONFIGS: Readonly<Record<string, Config>> = { anew: exampleConfig, damaged };
/** What no address can be made of once parsing breaks. */
const TRAP = 'trap.example';
const COMMANDS = ['hero x', 'hero.title.text Hello there', `hero.button.url ${TRAP}`, 'nonsense', 'hero'];
const VALUES = [TRAP, 'choose'];

// One child of each kind is enough: the menu of every level is drawn alike.
const PICKED = new Set([
  'Hero',
  'Title',
  'Button',
  'Visible',
  'URL',
  'Global Settings',
  'Primary Color',
  'Choose',
  'Font Family',
  'Open Sans',
  'Benefits',
  'Benefit',
  'Add item',
  'What can I do?',
  'Find something by its name',
]);

// What the list of fields has under these names, once each.
const LISTED: Readonly<Record<string, string>> = {
  hero: 'Hero',
  'globalSettings.primaryColor': 'Primary Color',
};

type Situation = ReturnType<Chat['resolveState']>;

/** What the site answers to the edit under way. */
function answerTo({ context: { site, edit } }: Situation): string {
  if (edit.typed === TRAP && edit.path.endsWith('url')) return 'site.failed';
  const { kind } = editConfig(site.getSnapshot().context.config, edit.path, edit.typed);
  return kind === 'edited' ? 'site.edited' : 'site.refused';
}

const isAsked = (situation: Situation) =>
  situation.matches({ work: { working: { updating: { site: 'asked' } } } });

/** The text that was not sent before a reload. */
const LEFT = { 'hero.title.text': 'Kept' };
const AT_START = 1;
const isGone = ({ context: { site, conversation } }: Situation) =>
  !hasPlace(site.getSnapshot().context.config, conversation.above.at(-1)?.place ?? [], en);

export const chatScreen: ScreenModel<Chat> = {
  model: {
    ...chatModel,
    starts: {
      ...chatModel.starts,
      reloaded: (told) =>
        ({ ...(chatModel.starts.reloaded?.(told) as never as object), drafts: LEFT }) as never,
      ...Object.fromEntries(
        Object.entries(CONFIGS).map(([start, config]) => [
          start,
          (told) => ({ ...chatModel.starts.anew?.(told), site: siteStub(config) }) as never,
        ]),
      ),
    },
    cases: {
      ...chatModel.cases,
      'site.refused': ({ context }) => [{ commandId: `edit-${context.edit.count}` }],
      'site.failed': ({ context }) => [{ commandId: `edit-${context.edit.count}` }],
      'place.open': Object.keys(LISTED).map((target) => ({ target, at: 8 })),
      'draft.change': (situation) =>
        (situation.matches({ top: 'field' }) ? VALUES : COMMANDS).map((text) => ({ text })),
    },
    key: (situation) => {
      const { path, typed } = situation.context.edit;
      return [chatModel.key(situation), situation.hasTag('working') ? [path, typed] : []];
    },
    possible: (situation, event) => {
      if (isAsked(situation)) {
        // The site answers within milliseconds, so it answers first.
        return (
          event.type === answerTo(situation) &&
          !('commandId' in event && event.commandId === 'edit-of-another')
        );
      }
      if (situation.matches({ work: { working: 'arranging' } })) {
        return event.type === 'site.arranged' && event.commandId !== 'edit-of-another';
      }
      if ('commandId' in event || ('moved' in event && !isGone(situation))) return false;
      const isOfKept = ['draft.resume', 'draft.use', 'draft.drop'].includes(event.type);
      if (isOfKept || situation.context.words !== en) return isOfKept && situation.context.words !== en;
      // The model's site stays as it is: where it was arranged, a path ends.
      if (situation.context.arrangement.path !== '') return false;
      const { draft, conversation } = situation.context;
      // What has been typed is sent, before anything else is done.
      if (draft !== '') return event.type === 'message.send';
      const { above } = conversation;
      // Where a path begins in an item that is gone, it ends by leaving it.
      if (above.at(-1)?.messages[0]?.at === AT_START)
        return isGone(situation) && event.type === 'site.stepped';
      if (event.type === 'option.pick') return PICKED.has(event.label);
      if (event.type === 'draft.change') return above.length === 0 || situation.matches({ top: 'field' });
      if (event.type === 'site.replaced') return above.length === 0;
      return (
        event.type !== 'value.chosen' || talk.fieldOf(situation.context.conversation)?.type === 'boolean'
      );
    },
  },
  actor: () => 'chat',
  stage: (start) => ({
    stored: CONFIGS[start] ?? exampleConfig,
    ...(start === 'reloaded' && { drafts: LEFT }),
  }),
  // The rest of what a visitor can do who left a text is as without.
  isLast: ({ type }) => ['draft.resume', 'draft.use', 'draft.drop'].includes(type),
  arrive: async (stage, start) => {
    if (start !== 'gone') return;
    for (const label of ['Benefits', 'Benefit', 'Add item']) await stage.hands.pick(label);
    await stage.hands.pick('Title');
  },
  // The site answers sooner than anybody could look.
  passes: ({ after }) => isAsked(after) || after.matches({ work: { working: 'arranging' } }),
  drivers: {
    'draft.change': ({ hands }, { text }: { text: string }) => hands.fill('Message', text),
    'draft.resume': ({ hands }) => hands.click('button', en.drafts.resume),
    'draft.use': async ({ hands }) => {
      await hands.click('button', 'Publish', 'Preview');
      await hands.click('button', en.drafts.use, en.publish.title);
      await hands.click('button', 'Close', en.publish.title);
    },
    'draft.drop': ({ hands }) => hands.click('button', en.siteNotices.dismiss, 'Chat'),
    'message.send': async (stage, _, { next }) => {
      if (next === 'site.failed') await stage.breaks('parsing');
      await stage.hands.click('button', 'Send');
    },
    'option.pick': async ({ hands }, { label }: { label: string }) => {
      await hands.pick(label);
      // What this door leads to is another machine's matter.
      if (label === en.chat.dialogs.find) await hands.click('button', en.find.close, en.find.title);
    },
    'step.back': ({ hands }) => hands.click('button', 'Back'),
    'place.open': async ({ hands }, { target }: { target: string }) => {
      await hands.click('button', 'Fields', 'Preview');
      await hands.click('button', LISTED[target] ?? '', 'Fields of the page');
    },
    'menu.open': ({ hands }) => hands.click('button', 'Main Menu'),
    'value.chosen': ({ hands }) => hands.click('button', 'Hide', 'Toggle'),
    'site.replaced': async ({ hands }) => {
      await hands.click('button', 'Reset', 'Preview');
      await hands.click('button', 'Reset', 'Reset website?');
    },
    'xstate.done.actor.second': (stage) => stage.second(),
    'site.stepped': (stage, event, { start }) =>
      start === 'gone' ? stage.hands.step('Undo') : stage.send({ to: 'chat', event }),
    'site.arranged': async () => undefined,
    'site.edited': async () => undefined,
    'site.refused': async () => undefined,
    'site.failed': async () => undefined,
    ...broken('chat', 'second', 'editor', 'siteFacts'),
  },
};
