import { hasPlace } from '../../../domain/chat/menu.ts';
import type { Config } from '../../../domain/config/config.ts';
import { editConfig } from '../../../domain/config/edit-config.ts';
import type { History } from '../../../domain/editing/history.ts';
import type { RequestEnd } from '../../../machines/chat/request.machine.ts';
import { top } from '../../../machines/chat/stack.ts';
import { readerIn } from '../../../src/app/use-cases/ask-in-language.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Driver, ScreenModel } from '../../prove/screen/drive.ts';
import { broken } from '../../prove/screen/failing-actors.ts';
import { siteStub } from '../stubs/site-stub.ts';
import { type Chat, chatModel, contentFor, DESCRIBING, MOVED_FIELDS, TOUCHED, UNTOUCHED } from './chat.ts';
import { askedIn, RESET_START, resumedAt } from './questions.ts';

const { read } = await readerIn('en');

// Two fields in a missing section, whose values are refused.
export const damaged: Config = {
  ...exampleConfig,
  _structure: JSON.parse(
    JSON.stringify(exampleConfig._structure)
      .replaceAll('hero.title.text', 'gone.title.text')
      .replaceAll('benefits.items[INDEX].title', 'gone.items[INDEX].title'),
  ),
};
const CONFIGS: Readonly<Record<string, Config>> = { fresh: exampleConfig, damaged };
/** A URL whose edit fails once parsing is broken. No other field gets it, because drawing the page would fail too. */
export const TRAP = 'trap.example';
/** The smallest picture there is. */
const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const { describe } = en;
const COMMANDS = [
  'hero.titel',
  'hero.title.text Hello there',
  `hero.button.url ${TRAP}`,
  'nonsense',
  'hero',
  'Hide the button',
];
const URL_VALUES = [TRAP, 'choose'];
const VALUES = ['Plain words', 'choose'];

// One child of each kind is enough, because the menu of every level is rendered in the same way.
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
  'Item 2',
  'Add item',
  'Edit as a table',
  'What can I do?',
  'Find something by its name',
  'Hide Button, in the hero',
  'Did you mean Title, in the hero?',
]);

// The names in the list of fields that occur only once.
const LISTED: Readonly<Record<string, string>> = {
  hero: 'Hero',
  'globalSettings.primaryColor': 'Primary Color',
};

type Situation = ReturnType<Chat['resolveState']>;
const fieldOf = ({ context }: Situation) => top(context.stack).field;

function textsTyped(situation: Situation): readonly string[] {
  const field = fieldOf(situation);
  if (!field) return COMMANDS;
  return field.type === 'url' ? URL_VALUES : VALUES;
}

/** The texts that are typed at a question. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  business: ['nonsense', 'skip'],
  name: ['Anna'],
  contact: ['call me', 'a@b.co'],
  place: ['Fernhill'],
};

/** Whether an event is driven at a question. */
function isDrivenAtQuestion(situation: Situation, event: { readonly type: string }): boolean {
  const { stack } = situation.context;
  const isWorking = situation.hasTag('working');
  if (event.type === 'site.replaced')
    return isReset(event) && situation.context.interview.name === RESET_START;
  if (event.type === 'plan.chosen') return true;
  if (event.type === 'message.sent') return !isWorking;
  if (event.type === 'option.pick')
    return !isWorking && stack.at(-1)?.messages.at(-1)?.buttons?.includes(labelOf(event)) === true;
  return (
    ['step.back', 'menu.open', 'place.open', 'site.stepped'].includes(event.type) ||
    event.type.startsWith('xstate.')
  );
}

const isReset = (event: object) => 'by' in event && event.by === 'site.reset';
const labelOf = (event: object) => ('label' in event ? String(event.label) : '');
/** After these another website is there than the model's. */
const LEAVING: ReadonlySet<string> = new Set([
  en.interview.options.publish,
  en.interview.options.change,
  en.interview.options.undoAll,
]);

/** How the pending edit ends. */
function outcomeOf({ context: { site, request } }: Situation): RequestEnd['outcome'] {
  if (request.type !== 'edit.apply') return 'applied';
  if (request.typed === TRAP && request.path.endsWith('url')) return 'failed';
  const { kind } = editConfig(site.getSnapshot().context.config, request.path, request.typed);
  return kind === 'edited' ? 'applied' : 'refused';
}

/** True for what leaves the interview: another website is there then than the model's. */
function isLastAtQuestion(event: { readonly type: string }, situation: Situation): boolean {
  if (['menu.open', 'site.replaced', 'place.open'].includes(event.type)) return true;
  if (event.type === 'option.pick') return LEAVING.has(labelOf(event));
  return event.type === 'step.back' && askedIn(situation) === 'business';
}

/** Marks the chat of a visitor who can undo a step and do one again, and what they and one who speaks German ask for. */
const STEPPED = { ...en };
const STEPS = [
  { text: 'undo', label: en.history.undo },
  { text: 'redo', label: en.history.redo },
  { text: 'German', label: 'Deutsch' },
];
const step = { deed: { kind: 'edit', path: 'hero.title.text' }, patch: [] } as const;
const STEP_EACH_WAY: History = { past: [step], future: [step], isUndone: true };

/** What comes by itself on no screen: the content that is fetched, a picture that was uploaded. */
const sent: Driver = (stage, event) => stage.send({ to: 'chat', event });

const isArranging = (situation: Situation) =>
  situation.hasTag('working') && situation.context.request.type === 'site.arrange';

const AT_START = 1;
const isGone = ({ context: { site, stack } }: Situation) =>
  !hasPlace(site.getSnapshot().context.config, top(stack).place, en);

export const chatScreen: ScreenModel<Chat> = {
  model: {
    ...chatModel,
    starts: {
      ...chatModel.starts,
      stepped: () => ({ site: siteStub(exampleConfig, STEP_EACH_WAY), words: STEPPED, at: 1, read }),
      ...Object.fromEntries(
        Object.entries(CONFIGS).map(([start, config]) => [
          start,
          (reported) => ({ ...chatModel.starts.fresh?.(reported), site: siteStub(config), read }) as never,
        ]),
      ),
    },
    cases: {
      ...chatModel.cases,
      'place.open': Object.keys(LISTED).map((target) => ({ target, at: 8 })),
      'message.sent': (situation) =>
        (situation.context.words === STEPPED
          ? STEPS.map(({ text }) => text)
          : (ANSWERS[askedIn(situation) ?? ''] ?? textsTyped(situation))
        ).map((text) => ({ text, at: 2 })),
    },
    key: (situation) => {
      const { request } = situation.context;
      const asked = request.type === 'edit.apply' ? [request.path, request.typed] : [];
      return [chatModel.key(situation), situation.hasTag('working') ? asked : []];
    },
    outputs: {
      request: (situation) => [
        { outcome: outcomeOf(situation), value: 'New', at: 1007, ...contentFor(situation) },
      ],
    },
    possible: (situation, event) => {
      if (isArranging(situation)) return event.type === 'xstate.done.actor.request';
      const isMoving = isGone(situation) || MOVED_FIELDS.includes(fieldOf(situation)?.path ?? '');
      if ('commandId' in event || ('moved' in event && !isMoving)) return false;
      if (askedIn(situation)) return isDrivenAtQuestion(situation, event);
      // The paths of an interview end with it.
      if (resumedAt(situation) !== undefined) return false;
      if (situation.context.words === TOUCHED) return event.type === 'step.made';
      if (situation.context.words === DESCRIBING) return event.type.startsWith('description.');
      if (situation.context.words === UNTOUCHED) return event.type === 'option.pick';
      if (situation.context.words === STEPPED)
        return event.type === 'option.pick'
          ? STEPS.some(({ label }) => label === event.label)
          : event.type === 'message.sent';
      if (situation.context.words !== en) return false;
      // The site of the model does not change, so a path ends with an arrangement.
      if (situation.context.request.type === 'site.arrange') return false;
      if (situation.hasTag('working') && event.type === 'message.sent') return false;
      const [, ...above] = situation.context.stack;
      // A path that begins in a removed item ends by leaving it.
      if (above.at(-1)?.messages[0]?.at === AT_START)
        return isGone(situation) && event.type === 'site.stepped';
      if (event.type === 'option.pick') return PICKED.has(event.label);
      if (event.type === 'message.sent') return above.length === 0 || fieldOf(situation) !== undefined;
      if (event.type === 'site.replaced') return above.length === 0 && isReset(event);
      if (event.type === 'plan.chosen') return true;
      return event.type !== 'value.chosen' || fieldOf(situation)?.type === 'boolean';
    },
  },
  actor: () => 'chat',
  stage: (start) => {
    const interview = chatModel.starts[start]?.([]).interview;
    const isOwn = interview || ['untouched', 'describing', 'touched'].includes(start);
    return {
      stored: isOwn ? landingBusiness.base : (CONFIGS[start] ?? exampleConfig),
      ...(interview && { interview }),
    };
  },
  // The rest of what a visitor can do who left a text is as without.
  isLast: (event, before) =>
    (askedIn(before as Situation) !== undefined && isLastAtQuestion(event, before as Situation)) ||
    (event.type === 'option.pick' && (before as Situation).context.words === STEPPED),
  arrive: async (stage, start) => {
    if (start === 'stepped') {
      for (const text of ['One', 'Two']) {
        await stage.hands.fill('Message', `hero.title.text ${text}`);
        await stage.hands.click('button', 'Send');
        await stage.second();
        await stage.until(async () => {
          if ((await stage.facts()).chat.isWorking) throw new Error('The edit is not answered yet');
        });
      }
      await stage.hands.step('Undo');
    }
    if (start === 'describing') {
      await stage.hands.fill('Message', `features.image ${DOT}`);
      await stage.hands.click('button', 'Send');
      await stage.second();
    }
    if (start !== 'gone') return;
    for (const label of ['Benefits', 'Benefit', 'Add item']) await stage.hands.pick(label);
  },
  // The site answers too quickly for a check.
  passes: ({ after }) => isArranging(after as Situation),
  drivers: {
    'message.sent': async (stage, { text }: { text: string }, { answer }) => {
      await stage.hands.fill('Message', text);
      if ((answer as RequestEnd | undefined)?.outcome === 'failed') await stage.breaks('parsing');
      await stage.hands.click('button', 'Send');
    },
    'option.pick': async ({ hands }, { label }: { label: string }) => {
      await hands.pick(label);
      // The dialog belongs to another machine's paths.
      if (label === en.chat.dialogs.find) await hands.click('button', en.find.close, en.titles.find);
    },
    'step.back': ({ hands }) => hands.click('button', 'Back'),
    'place.open': async ({ hands }, { target }: { target: string }) => {
      await hands.click('button', 'Fields', 'Preview');
      await hands.click('button', LISTED[target] ?? '', 'Fields of the page');
    },
    'menu.open': ({ hands }) => hands.click('button', 'Main Menu'),
    'description.give': async ({ hands }, { text }: { text: string }) => {
      if (text === '') return hands.click('button', describe.decoration, 'Chat');
      await hands.fill(describe.ask, text);
      await hands.click('button', describe.save, 'Chat');
    },
    'description.skip': ({ hands }) => hands.click('button', describe.skip, 'Chat'),
    'plan.chosen': (stage, event) => stage.send({ to: 'chat', event }),
    'value.chosen': ({ hands }) => hands.click('button', 'Hide', 'Toggle'),
    'business.choose': sent,
    'step.made': sent,
    'site.replaced': async ({ hands }) => {
      await hands.click('button', 'Reset', 'Preview');
      await hands.click('button', 'Reset', 'Reset website?');
    },
    'xstate.done.actor.request': async (stage, event, turn) => {
      const { request }: Situation['context'] = turn.before.context;
      if (request.type === 'content.load') return sent(stage, event, turn);
      // The site answers an arrangement by itself.
      return request.type === 'site.arrange' ? undefined : stage.second();
    },
    'site.stepped': (stage, event, { start }) =>
      start === 'gone' ? stage.hands.step('Undo') : stage.send({ to: 'chat', event }),
    ...broken('chat', 'request', 'editor', 'siteFacts'),
  },
};
