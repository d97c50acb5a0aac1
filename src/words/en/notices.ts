import { counted } from '../formats.ts';

/** English: notices, and phrases that failures share. */
export const enNotices = {
  notice: {
    untouched:
      'Every change shows in the preview at once and is kept in this browser. Nobody asks who you are.',
    saved: 'Saved',
    saving: 'Saving…',
    nothingToSave: 'Nothing to save yet',
    late: 'Still saving: this browser takes longer than usual.',
    withoutStore: 'Kept in local storage only: this browser’s database does not answer.',
  },
  installation: {
    offline: 'You are offline.',
    offlineKept: 'You are offline. Your changes are kept in this browser.',
    newVersion: 'A new version of Parley is ready.',
    reload: 'Reload',
    later: 'Later',
  },
  siteNotices: {
    dismiss: 'Dismiss',
    retry: 'Try again',
    notSaved: {
      full: 'Not saved: this browser has no room left. Your changes last until you close this page.',
      refused: 'Not saved: this browser is not keeping your changes. They last until you close this page.',
    },
    notMirrored: {
      full: 'Not saved to local storage: this browser has no room left there. Your website is safe in the browser’s database.',
      refused:
        'Not saved to local storage: this browser does not allow it. Your website is safe in the browser’s database.',
    },
    noPage:
      'Your website is saved, but the copy of its page in local storage is missing: the part of Parley that draws pages could not be loaded.',
    notCleared:
      'Not saved: this browser did not let the old website be cleared. It comes back when you open Parley again.',
    removed: 'Your website was removed from this browser’s storage, so the default template is shown.',
    bringBack: 'Bring back my website',
    unreadable:
      'Your saved website could not be read, so the default template is shown. What was saved is kept in this browser.',
    replaced: {
      template: 'The template was changed.',
      carry: 'The template was changed, and your content came along.',
      reset: 'Your website was reset.',
      import: 'The website of the file was opened.',
      start: 'This is an example: make its words your own.',
    },
    /** What a change of the template could not keep. */
    notCarried: (names: string) => `It has no place for: ${names}.`,
    undone: (deed: string) => `Undone: ${deed}`,
    redone: (deed: string) => `Redone: ${deed}`,
  },
  drafts: {
    kept: (name: string, text: string) => `You did not send what you typed for ${name}: “${text}”.`,
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
  },
};
