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
};
