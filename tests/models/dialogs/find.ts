import type { Offer, Offers } from '../../../domain/requests/offers.ts';
import { type FindInput, findMachine } from '../../../machines/dialogs/find.machine.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences } from '../../prove/model.ts';
import { isSilent, isUnchanged } from '../../prove/sentences.ts';
import { chatStub } from '../stubs/chat-stub.ts';
import { siteStub } from '../stubs/site-stub.ts';
import { stubNamed } from '../stubs/stub.ts';

type Find = typeof findMachine;

const place = { name: 'Hero', command: { type: 'place.open', target: 'hero' } } as const;
const change = {
  name: 'Title, in the hero: "Bread"',
  command: { type: 'plan.chosen', edits: [{ path: 'hero.title.text', typed: 'Bread' }] },
} as const;
const other = {
  name: 'Title, in the footer: "Bread"',
  command: { type: 'plan.chosen', edits: [{ path: 'footer.title', typed: 'Bread' }] },
} as const;
const undoing = { name: 'Undo', command: { type: 'step.undo' } } as const;
const redoing = { name: 'Redo', command: { type: 'step.redo' } } as const;
const german = { name: 'Deutsch', command: { type: 'language.choose', code: 'de' } } as const;
const publishing = { name: 'Publish', command: { type: 'dialog.ask', dialog: 'publish' } } as const;

/** What each query finds. */
const FOUND: Readonly<Record<string, Offers>> = {
  hero: { meant: [place], near: [change] },
  'hero title Bread': { meant: [change], near: [] },
  'title Bread': { meant: [change, other], near: [] },
  undo: { meant: [place, undoing], near: [] },
  publ: { meant: [], near: [publishing] },
};
/** What Enter takes of it. */
const ENTERED: Readonly<Record<string, Offer>> = {
  hero: place,
  'hero title Bread': change,
  undo: undoing,
  publ: publishing,
};

const started = (isWorking: boolean) => () => ({
  chat: chatStub({ isWorking }) as FindInput['chat'],
  site: siteStub(exampleConfig) as FindInput['site'],
  language: stubNamed('language') as FindInput['language'],
  dialogs: stubNamed('dialogs') as FindInput['dialogs'],
  words: en,
  ask: ({ text }: { readonly text: string }) => FOUND[text] ?? { meant: [], near: [] },
});

export const findModel: Model<Find> = {
  name: 'find',
  machine: findMachine,
  starts: {
    free: started(false),
    working: started(true),
  },
  cases: {
    'query.change': [...Object.keys(FOUND), ''].map((text) => ({ text })),
    'query.submit': [{ at: 5 }],
    'offer.take': [place, change, undoing, redoing, german, publishing].map((offer) => ({
      offer,
      at: 5,
    })),
  },
  pairs: 3,
  key: ({ context }) => context.query,
};

/** What an offer sends, and to whom. */
function sentFor({ name: said, command }: Offer, at: number) {
  const of = { ...command, at };
  switch (command.type) {
    case 'place.open':
      return { to: 'chat', event: of };
    case 'plan.chosen':
      return { to: 'chat', event: { ...command, said, at } };
    case 'language.choose':
      return { to: 'language', event: command };
    case 'dialog.ask':
      return {
        to: 'dialogs',
        event: { type: `${command.dialog}.open` },
      };
    default:
      return { to: 'site', event: of };
  }
}

const isForChat = ({ command }: Offer) => command.type === 'place.open' || command.type === 'plan.chosen';

export const findSentences: Sentences<Find> = {
  'the dialog opens empty': ({ before }, past) =>
    past.length === 0 ? before.matches('open') && before.context.query === '' : undefined,
  'an open dialog holds the typed query': ({ event, before, after }) =>
    event.type === 'query.change' && before.matches('open')
      ? after.matches('open') && after.context.query === event.text
      : undefined,
  'an offer does what it says, and closes the dialog; none that needs the chat while that works': (step) => {
    const { event, before, after, sent } = step;
    if (!before.matches('open')) return undefined;
    if (event.type !== 'offer.take') return undefined;
    const { offer } = event;
    if (isForChat(offer) && before.context.chat.getSnapshot().hasTag('working'))
      return isUnchanged(step) && isSilent(step);
    return (
      after.matches('closed') &&
      JSON.stringify(sent.filter(({ event: { type } }) => !type.startsWith('xstate.'))) ===
        JSON.stringify([sentFor(offer, event.at)])
    );
  },
  'Enter takes the offer that is meant, as a click on it would': (step) => {
    const { event, before, after, sent } = step;
    const offer = event.type === 'query.submit' ? ENTERED[before.context.query] : undefined;
    if (!offer || event.type !== 'query.submit' || !before.matches('open')) return undefined;
    if (isForChat(offer) && before.context.chat.getSnapshot().hasTag('working'))
      return isUnchanged(step) && isSilent(step);
    return after.matches('closed') && JSON.stringify(sent) === JSON.stringify([sentFor(offer, event.at)]);
  },
  'Enter takes nothing where several changes are possible, or nothing was found': (step) =>
    step.event.type === 'query.submit' && !ENTERED[step.before.context.query]
      ? isUnchanged(step) && isSilent(step)
      : undefined,
};
