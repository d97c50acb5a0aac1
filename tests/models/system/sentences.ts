import type { SentEvent } from '../../../charts/event-list.ts';
import { SECTION_NAMES } from '../../../words/stored-names.ts';
import type { Situation } from '../../prove/system/situation.ts';

type SystemSentence = (after: Situation, before: Situation, sent: SentEvent) => boolean;

const isWaiting = ({ chat }: Situation) =>
  chat.children.request?.getSnapshot().matches({ answer: 'asked' }) === true;
const commandOf = ({ chat: { context } }: Situation) =>
  'commandId' in context.request ? context.request.commandId : undefined;
const isAtQuestion = ({ chat }: Situation) => chat.context.stack.at(-1)?.question !== undefined;
const isTop = ({ chat }: Situation) => chat.context.stack.length === 1;

// The events that can change the website: an edit, the rows of a table that is left or leads to a field, an arrangement, an accepted question
// and the words of a business that it waited for, undo and redo, a corrected finding, samples that are kept or hidden, a draft that is used,
// an opened file, a website that comes back, what is typed into the review, a publish, also where it waited for the network, an unpublish, a value of another tab.
const CHANGES =
  /^(edit\.apply|rows\.keep|cell\.open|confirm\.(accept|keep)|step\.(undo|redo)|finding\.mend|samples\.settle|publish\.submit(Again)?|draft\.use|offer\.take|query\.submit|found\.open|website\.open|xstate\.done\.actor\.(fetching|network)|conflict\.takeTheirs|xstate\.done\.actor\..*\.sending|xstate\.(done|error)\.actor\.0\.confirm\..*|xstate\.(done|error)\.actor\.(reading|changing))$/;

/** Whether a website has the sections that it had; those that a visitor added or removed aside. */
function isSameTemplate({ site: after }: Situation, { site: before }: Situation): boolean {
  const [now, then] = [after, before].map(({ context: { config } }) =>
    config._structure.sections.filter(({ id }) => !(id in SECTION_NAMES)),
  );
  return now?.length === then?.length && now?.every((section, at) => section === then?.[at]) === true;
}

/** The dialogs that live no longer than they are shown, and the state of each other one while it is closed. */
const SHOWN = ['find', 'pictures', 'transfer', 'published', 'comeBack', 'report'];
const LASTING = ['publish', 'templateChange', 'reset'];

/** The invariants of all actors together. */
const SENTENCES: Readonly<Record<string, SystemSentence>> = {
  'no actor ever stops in error': ({ all }) => [...all.values()].every(({ status }) => status !== 'error'),
  'the screen never fails by itself': ({ all }) => all.get('app')?.matches('running') === true,
  'at most one dialog is open, and it is the one that the dialogs chart names': ({ all }) => {
    const { value } = all.get('dialogs') ?? { value: undefined };
    const named = typeof value === 'object' ? value.open : undefined;
    return (
      SHOWN.every((name) => all.has(`dialogs.${name}`) === (name === named)) &&
      LASTING.every((name) => (all.get(name)?.value !== 'idle') === (name === named))
    );
  },
  'an editor is open exactly while the chat is at a field': ({ chat, editor }) =>
    (editor !== undefined) === (chat.context.stack.at(-1)?.field !== undefined),
  'the site holds the edit that the chat waits for': (after) =>
    !isWaiting(after) || after.site.context.waiting.some(({ commandId }) => commandId === commandOf(after)),
  'an edit takes effect as soon as it is requested': (after, before) =>
    !isWaiting(after) ||
    isWaiting(before) ||
    after.site.context.waiting.length > before.site.context.waiting.length,
  'the chat works while a chosen value is pending': ({ chat, editor }) =>
    !editor?.matches({ popover: 'chosen' }) || chat.hasTag('working'),
  'only an edit, a table, an arrangement, an accepted question, an example, the interview, undo, redo, a corrected finding, samples that are kept or hidden, a draft, an offer of Find, a publish or an unpublish changes the website':
    (after, before, { to, event }) =>
      after.site.context.config === before.site.context.config ||
      CHANGES.test(event.type) ||
      // Each answer of the interview does.
      (to.startsWith('chat') && isAtQuestion(before)) ||
      after.chat.context.asked !== before.chat.context.asked,
  'replacing the website restarts the chat and drops the drawn site id': (after, before) =>
    isSameTemplate(after, before) ||
    // The content of a business leaves its questions asked.
    ((isTop(after) || isAtQuestion(after)) &&
      !after.chat.hasTag('working') &&
      after.publish.context.draftSiteId === undefined),
  'declining a question leaves the website identical': (after, before, sent) =>
    sent.event.type !== 'confirm.decline' || after.site.context.config === before.site.context.config,
  'closing the publish dialog clears e-mail and error': ({ publish }) =>
    !publish.matches('idle') || (publish.context.email === '' && publish.context.failure === undefined),
  'a site that has just gone live has an id': ({ publish, site }, before) => {
    const isLive = ({ publish }: Pick<Situation, 'publish'>) =>
      publish.children.deploy?.getSnapshot().matches('keeping') === true;
    return !isLive({ publish }) || isLive(before) || site.context.config._siteId !== undefined;
  },
};

/** The sentence that a step breaks, if any. */
export function brokenBy(before: Situation, after: Situation, sent: SentEvent): string | undefined {
  return Object.entries(SENTENCES).find(([, holds]) => !holds(after, before, sent))?.[0];
}
