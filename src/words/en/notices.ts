const SECOND_COPY = 'Your website is saved; only its second copy in this browser could not be written.';

/** English: the notices of the first screen. */
export const enNotices = {
  notice: {
    saved: 'Saved',
    saving: 'Saving…',
    nothingToSave: 'Nothing to save yet',
    late: 'Still saving: this browser takes longer than usual.',
    withoutStore: 'Saved for now. To be safe, save a copy.',
  },
  siteNotices: {
    dismiss: 'Dismiss',
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
    removed: 'Your website was removed from this browser’s storage, so the default template is shown.',
    bringBack: 'Bring back my website',
    unreadable:
      'Your saved website could not be read, so the default template is shown. What was saved is kept in this browser.',
    replaced: {
      template: 'The template was changed.',
      carry: 'The template was changed, and your content came along.',
      reset: 'Your website was reset.',
      import: 'The website from the file is open.',
      start: 'This is an example: make its words your own.',
    },
    /** What a change of the template could not keep. */
    notCarried: (names: string) => `Left behind: ${names}.`,
    undone: (deed: string) => `Undone: ${deed}`,
    redone: (deed: string) => `Redone: ${deed}`,
  },
};
