import { counted } from '../formats.ts';

const SECOND_COPY = 'Your website is saved; only its second copy in this browser could not be written.';

/** English: the notices of the first screen. */
export const enNotices = {
  notice: {
    saved: 'Saved',
    saving: 'Saving…',
    late: 'Still saving: this browser takes longer than usual.',
    withoutStore: 'Saved for now. To be safe, save a copy.',
  },
  notKept: {
    retry: 'Try again',
    notSaved: {
      full: 'Not saved: this browser has no room left. Your changes last until you close this page.',
      refused: 'Not saved: this browser is not keeping your changes. They last until you close this page.',
    },
    notMirrored: {
      full: SECOND_COPY,
      refused: SECOND_COPY,
    },
    noPage:
      'Your website is saved; only the copy of its page is missing, as a part of Parley could not be loaded.',
    notCleared:
      'Not saved: this browser did not let the old website be cleared. It comes back when you open Parley again.',
  },
  siteNotices: {
    dismiss: 'Dismiss',
    removed: 'Your website was removed from this browser’s storage, so the default template is shown.',
    bringBack: 'Bring back my website',
    unreadable:
      'Your saved website could not be read, so the default template is shown. What was saved is kept in this browser.',
    replaced: {
      template: 'The template was changed.',
      carry: 'The template was changed, and your content came along.',
      reset: 'Your website was reset.',
      import: 'Your website is open.',
      start: 'This is an example: replace the words with your own.',
    },
    /** What a change of the template could not keep. */
    leftBehind: 'What stayed behind',
    undone: (deed: string) => `Undone: ${deed}`,
    redone: (deed: string) => `Redone: ${deed}`,
  },
  installation: {
    offline: 'You are offline.',
    offlineKept: 'You are offline. Your changes are kept in this browser.',
    newVersion: 'A new version of Parley is ready.',
    reload: 'Reload',
    later: 'Later',
  },
  /** What a section with examples is marked with. */
  examples: 'Dotted text: only you see it',
  /** A section that is hidden, or has no content: the preview draws it while the chat talks about it. */
  ghost: {
    onlyYou: 'Only you see this',
    hidden: (name: string) => `“${name}” is hidden on your page.`,
    show: 'Show it again',
  },
  drafts: {
    kept: (name: string, text: string) => `Not sent yet, for ${name}: “${text}”.`,
    /** Of a text whose field is no longer on the page, or may be another item's. */
    lost: (text: string) => `Not used, because its place on the page is gone or has moved: “${text}”.`,
    resume: 'Continue editing',
    ask: (name: string, text: string) => `“${text}” for ${name} is not sent yet. What should be published?`,
    use: 'Use it',
    leaveOut: 'Leave it out',
  },
  tabs: {
    changedTo: (name: string, value: string) => `${name} was also changed in another tab: “${value}”.`,
    changed: (name: string) => `${name} was also changed in another tab.`,
    use: (value: string) => `Use “${value}”`,
    useOther: 'Use the other',
    keep: 'Keep mine',
  },
  again: {
    later: 'Please try again later.',
    inMinutes: counted('en', {
      one: 'Please try again in a minute.',
      other: 'Please try again in # minutes.',
    }),
    inHours: counted('en', { one: 'Please try again in an hour.', other: 'Please try again in # hours.' }),
    inDays: counted('en', { one: 'Please try again in a day.', other: 'Please try again in # days.' }),
  },
};
