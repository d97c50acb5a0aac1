import type { SentEvent } from '../../../src/inspect/session/event-list.ts';
import type { Situation } from './situation.ts';

type SystemSentence = (after: Situation, before: Situation, sent: SentEvent) => boolean;

const isAsked = ({ chat }: Situation) =>
  chat.matches({ work: { working: { updating: { site: 'asked' } } } }) ||
  chat.matches({ work: { working: 'arranging' } });
const editOf = ({ chat }: Situation) => `edit-${chat.context.edit.count}`;
const isTop = ({ chat }: Situation) => chat.context.conversation.above.length === 0;

// What can change the website: an edit, an arrangement, an accepted question, starting content, an undo or a redo, a mending, an opened file, a first publish, an unpublishing, another tab's value.
const CHANGES =
  /^(edit\.apply|confirm\.accept|step\.(undo|redo)|finding\.(mend|hide)|found\.open|other\.use|xstate\.done\.actor\.(.*\.sending|0\.starts\.loading)|xstate\.(done|error)\.actor\.0\.versions\..*)$/;

/** The invariants of all actors together. */
const SENTENCES: Readonly<Record<string, SystemSentence>> = {
  'no actor ever stops in error': ({ all }) => [...all.values()].every(({ status }) => status !== 'error'),
  'the screen never fails by itself': ({ all }) => all.get('app')?.value === 'running',
  'an editor is open exactly when the chat stands at a field': ({ chat, editor }) =>
    (editor !== undefined) === (chat.context.conversation.above.at(-1)?.field !== undefined),
  'a chat that waits for the site is waited upon': (after) =>
    !isAsked(after) || after.site.context.waiting.some(({ commandId }) => commandId === editOf(after)),
  'an edit stands in the website from the moment that it is asked for': (after, before) =>
    !isAsked(after) ||
    isAsked(before) ||
    after.site.context.waiting.length > before.site.context.waiting.length,
  'a value that was chosen is on its way': ({ chat, editor }) =>
    !editor?.matches({ popover: 'chosen' }) || chat.hasTag('working'),
  'only an edit, an arrangement, an accepted question, starting content, an undo, a redo, a mending, a publish or an unpublishing changes the website':
    (after, before, { event }) =>
      after.site.context.config === before.site.context.config ||
      CHANGES.test(event.type) ||
      after.chat.context.edit.count > before.chat.context.edit.count,
  'a website that was replaced is talked about anew, and published under a new id': (after, before) =>
    after.site.context.config._structure === before.site.context.config._structure ||
    (isTop(after) && !after.chat.hasTag('working') && after.publish.context.draftSiteId === undefined),
  'a confirmed change replaces the website, a declined one leaves it identical': (after, before, sent) =>
    sent.event.type !== 'confirm.decline' || after.site.context.config === before.site.context.config,
  'a closed dialog has forgotten the e-mail and the error': ({ publish }) =>
    !publish.matches('idle') || (publish.context.email === '' && publish.context.failure === undefined),
  'a live site has an id': ({ publish, site }, before) =>
    !(publish.matches('success') && before.publish.matches('deploying')) ||
    site.context.config._siteId !== undefined,
};

/** The sentence that a step breaks, where it does. */
export function brokenBy(before: Situation, after: Situation, sent: SentEvent): string | undefined {
  return Object.entries(SENTENCES).find(([, holds]) => !holds(after, before, sent))?.[0];
}
