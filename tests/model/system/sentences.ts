import { editConfig } from '../../../src/domain/config-write.ts';
import type { SentEvent } from '../../../src/domain/event-list.ts';
import { patchBetween } from '../../../src/domain/patch.ts';
import type { Situation } from './situation.ts';

type SystemSentence = (after: Situation, before: Situation, sent: SentEvent) => boolean;

const isWaiting = ({ chat }: Situation) =>
  chat.matches({ browsing: 'applying' }) ||
  chat.matches({ browsing: 'arranging' }) ||
  chat.matches({ editing: 'applying' });
const isInSecond = ({ chat }: Situation) =>
  chat.matches({ browsing: 'updating' }) || chat.matches({ editing: 'committing' });
const editOf = ({ chat }: Situation) => `edit-${chat.context.edit.count}`;
const isPossible = ({ chat, site }: Situation) => {
  const { config } = site.context;
  const { path, typed } = chat.context.edit;
  const result = editConfig(config, path, typed);
  return result.kind === 'edited' && patchBetween(config, result.config).length > 0;
};
/** Whether the edit on its way went before something that would have taken its place from it. */
const wentBefore = (after: Situation, before: Situation) =>
  before.site.context.announced?.isApplied === false && after.site.context.announced?.isApplied === true;
const isTop = ({ chat }: Situation) => chat.context.conversation.above.length === 0;

// What can change the website: an edit, an arrangement, an accepted question, starting content, an undo or a redo, a mending, an opened file, a first publish, an unpublishing, another tab's value.
const CHANGES =
  /^(edit\.apply|confirm\.accept|step\.(undo|redo)|finding\.mend|found\.open|other\.use|xstate\.done\.actor\.(second|.*\.sending|0\.starts\.loading)|xstate\.(done|error)\.actor\.0\.versions\..*)$/;

/** What is true of all the actors together, whatever happens. */
const SENTENCES: Readonly<Record<string, SystemSentence>> = {
  'no actor ever stops in error': ({ all }) => [...all.values()].every(({ status }) => status !== 'error'),
  'the screen never fails by itself': ({ all }) => all.get('app')?.value === 'running',
  'an editor is open exactly when the chat stands at a field': ({ chat, editor }) =>
    (editor !== undefined) === (chat.context.conversation.above.at(-1)?.field !== undefined),
  'a chat that waits for the site is waited upon': (after) => {
    return (
      !isWaiting(after) ||
      (['saving', 'following'].includes(after.site.value) &&
        after.site.context.waiting.some(({ commandId }) => commandId === editOf(after)))
    );
  },
  'an edit that takes its second and can be is known to the site': (after, before) =>
    !isInSecond(after) ||
    isInSecond(before) ||
    !isPossible(after) ||
    after.site.context.announced?.commandId === editOf(after),
  'an edit that takes its second goes before a website that takes its place': (after, before) =>
    !isInSecond(before) ||
    after.site.context.config._structure === before.site.context.config._structure ||
    !isPossible(before) ||
    wentBefore(after, before) ||
    before.site.context.announced?.isApplied === true,
  'a value that was chosen is on its way': ({ chat, editor }) =>
    !editor?.matches({ popover: 'chosen' }) || chat.hasTag('working'),
  'only an edit, an arrangement, an accepted question, starting content, an undo, a redo, a mending, a publish or an unpublishing changes the website':
    (after, before, { event }) =>
      after.site.context.config === before.site.context.config ||
      CHANGES.test(event.type) ||
      wentBefore(after, before) ||
      (after.chat.matches({ browsing: 'arranging' }) && !before.chat.hasTag('working')),
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
