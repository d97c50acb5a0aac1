import { counted } from '../formats.ts';

const addedPictures = counted('en', { one: '# picture added', other: '# pictures added' });

const NO_WEBSITE = 'This is not a website saved with Parley, or the file is damaged.';

/** English: the dialogs but publish and versions. */
export const enDialogs = {
  find: {
    label: 'What are you looking for?',
    placeholder: 'hero title, phone, button color…',
    hint: 'For example: phone 030 123456, or publish.',
    found: counted('en', { one: '# place found', other: '# places found' }),
    /** The number of matches that are not listed. */
    more: counted('en', {
      one: '# more: keep typing.',
      other: '# more: keep typing.',
    }),
    which: 'Several fields are called that: choose one.',
    nothing: 'Nothing on your website matches.',
    close: 'Close',
    foundActions: counted('en', { one: '# action found', other: '# actions found' }),
    /** A list as a table. */
    editList: (list: string) => `Edit the list: ${list}`,
    /** What the visitor can do, beside the places of the website. */
    actions: {
      publish: 'Publish my website',
      versions: 'See published versions',
      transfer: 'Save or open a copy',
    },
  },
  transfer: {
    saving: 'Save a copy',
    page: 'Download the page',
    pageHint:
      'One HTML file, the very page that is published: for any web host, or to keep and open again, here or in another browser.',
    opening: 'Continue with a saved website',
    open: 'Open a saved page',
    openHint:
      'or drop it here. It is the page itself, as it was downloaded: its name ends in .html. Nothing changes before you have seen what it is.',
    busySaving: 'Preparing the file…',
    busyReading: 'Reading the file and copying its pictures…',
    saved: (name: string) => `${name} is with your browser’s downloads.`,
    failed: (reason: string) => `The file could not be made. ${reason}`,
    refused: {
      tooLarge: NO_WEBSITE,
      notRead: 'The file could not be read. It may have been moved or changed: choose it again.',
      noSource:
        'This is not a page that carries its website: it is too old for that, or not made with Parley. If it is yours, download or publish the page again in the browser where you made it.',
      newer: 'This file comes from a newer version of Parley: reload the page, then open the file again.',
      unsafeName: NO_WEBSITE,
      tooDeep: NO_WEBSITE,
      tooLong: NO_WEBSITE,
      unknownTemplate: 'This website is made from a template that is not known here.',
      misfit: 'The content of this file does not fit its template: it is damaged, or was changed by hand.',
    },
    unchanged: 'Nothing was changed.',
    found: (title: string) => `The file contains "${title}".`,
    template: 'Template',
    newAddress: 'Publishing it here makes a new website with an address of its own.',
    left: 'It was read from its page: what is hidden, and examples that nobody changed, are not in it.',
    notCopied: counted('en', {
      one: '# picture could not be copied: it is shown from where it is, and may vanish there.',
      other: '# pictures could not be copied: they are shown from where they are, and may vanish there.',
    }),
    replaces: 'It takes the place of the website that is open here. You can undo that.',
    accept: 'Open',
    decline: 'Cancel',
    close: 'Close',
  },
  report: {
    what: 'This saves a file with the latest steps on this page, 500 at most. Whoever helps you can replay them and see what you saw. Nothing is sent: you decide who gets the file.',
    without:
      'Your texts are in it only as lengths. Email addresses and the permission to change your website are never in it.',
    texts: 'Include my texts',
    textsHint:
      'Those of the website and those that you typed: the problem may be in one of them. Whoever has the file can read them.',
    save: 'Save the report',
    saving: 'Preparing the file…',
    saved: (name: string) => `${name} is with your browser’s downloads.`,
    failed: (reason: string) => `The file could not be made. ${reason}`,
    close: 'Close',
  },
  templateCards: {
    yours: 'Yours',
    others: 'Other trades',
    /** The name of a card. */
    card: (template: string, business: string) => `${template}, ${business}`,
    inUse: 'In use',
  },
  pictures: {
    choose: 'Choose pictures',
    chooseMore: 'Choose more pictures',
    hint: 'As many as you like, all at once. Items without a picture are filled first, then new ones are added.',
    drop: 'You can also drop or paste them here.',
    list: 'Chosen pictures',
    stages: { waiting: 'Waiting', sending: 'Uploading...', sent: 'Ready' },
    full: 'The list is full: it takes 100 items.',
    gone: 'The place for these pictures is no longer on your page.',
    enough: 'There is room for three here. You can add a gallery later.',
    retry: 'Try again',
    describe: (file: string) => `What does ${file} show?`,
    retryOf: (file: string) => `Try again: ${file}`,
    remove: 'Leave out',
    removeOf: (file: string) => `Leave out: ${file}`,
    progress: (ready: number, all: number) => `${ready} of ${all} ready`,
    use: counted('en', { one: 'Add # picture', other: 'Add # pictures' }),
    added: (count: number, list: string) => `✓ ${addedPictures(count)} to ${list}.`,
    cancel: 'Cancel',
  },
  confirm: {
    cancel: 'Cancel',
    templateQuestion: 'Changing templates will reset all customizations. Are you sure?',
    templateAccept: 'Change template',
    templateKeep: 'Change and keep my content',
    resetQuestion: 'Are you sure you want to reset to the default template? All your changes will be lost.',
    resetAccept: 'Reset',
  },
};
