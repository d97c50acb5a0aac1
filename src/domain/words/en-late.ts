import { counted, momentIn, oneDecimal, perCent, wholeNumber } from '../counting.ts';
import type { RefusalReason } from '../website-file.ts';

const changes = counted('en', { one: '# change', other: '# changes' });

/** English: what dialogs, popovers and notices say, which come after the first screen. */
export const enLate = {
  document: {
    description:
      "Parley is a guided website builder: answer a friendly assistant's questions, see your page change live, and publish it to a public address.",
  },
  language: {
    label: 'Language',
    notKept: 'This browser does not keep the choice, so the page stays in English.',
  },
  editors: {
    close: 'Close',
    icon: 'Select an icon',
    color: 'Select a color',
    image: 'Upload Image',
    toggle: 'Toggle',
    searchIcons: 'Search icons...',
    searchColors: 'Search colors...',
    /** What the icons are called and searched by, beside their own names: first what is shown. */
    iconWords: {} as Readonly<Record<string, readonly string[]>>,
    found: counted('en', { one: '# found', other: '# found' }),
    icons: 'Icons',
    colors: 'Colors',
    nothingFound: (query: string) => `Nothing is named "${query}".`,
    customColor: 'Custom Color',
    customColorInput: 'Custom color',
    customColorValue: 'Custom color value',
    select: 'Select',
    noColor: 'No color of its own',
    chooseImage: 'Choose an image',
    imageHint: 'or drop one here, or paste it. JPEG, PNG, WebP, GIF, AVIF or SVG, up to 5 MB.',
    chosenImage: (name: string) => `Chosen image: ${name}`,
    upload: 'Upload',
    uploading: 'Uploading...',
    uploaded: perCent('en'),
    notImage: 'Please select an image file',
    tooLarge: 'Image size should be less than 5MB',
    uploadFailed: 'Failed to upload image. Please try again.',
    tooManyPictures: 'That was too many pictures for one hour.',
    uploadWaits: 'You are offline. The picture is sent when the network is back.',
  },
  again: {
    later: 'Please try again later.',
    inMinutes: counted('en', {
      one: 'Please try again in a minute.',
      other: 'Please try again in # minutes.',
    }),
  },
  installation: {
    offline: 'You are offline.',
    offlineKept: 'You are offline. Your changes are kept in this browser.',
    newVersion: 'A new version of Parley is ready.',
    reload: 'Reload',
    later: 'Later',
  },
  confirm: {
    cancel: 'Cancel',
    templateTitle: 'Change template?',
    templateQuestion: 'Changing templates will reset all customizations. Are you sure?',
    templateAccept: 'Change template',
    resetTitle: 'Reset website?',
    resetQuestion: 'Are you sure you want to reset to the default template? All your changes will be lost.',
    resetAccept: 'Reset',
  },
  publish: {
    title: 'Deployment Status',
    prompt: 'Enter your email address to access the website link.',
    email: 'Email address',
    emailHint: 'you@example.com',
    invalidEmail: 'Please enter a valid email address',
    submit: 'Publish',
    submitting: 'Publishing...',
    close: 'Close',
    visit: 'Visit Site',
    copy: 'Copy address',
    copied: 'The address is copied.',
    notCopied: 'The browser did not let it be copied: select the address above instead.',
    share: 'Share',
    notShared: 'The browser did not let it be shared: copy the address instead.',
    code: 'The address as a picture for a phone’s camera',
    asNewSite: 'Publish as a new site',
    deploying: 'Deploying your website...',
    stepsTitle: 'What happens now',
    stepsFailed: 'How far it came',
    steps: { drawing: 'Choose the address', rendering: 'Draw the page', sending: 'Send it to the web' },
    standing: { done: 'done', now: 'in progress', toCome: 'to come', failed: 'failed', left: 'not begun' },
    deployed: 'Website deployed successfully!',
    deployedNote: 'Your website may take a few moments to become available.',
    deployFailed: 'Deployment failed',
    waits: 'You are offline, and publishing needs the network. It goes on when the network is back.',
    failure: (reason: string) => `Failed to deploy website: ${reason}`,
    unknownFailure: 'An unknown error occurred',
  },
  transfer: {
    title: 'Save or open a copy',
    saving: 'Save a copy',
    page: 'Download the page',
    pageHint: 'One HTML file, the very page that is published: to keep, or for any web host.',
    website: 'Download the website',
    websiteHint:
      'A file with everything you made here: open it in Parley in another browser, and go on there.',
    right: 'Also put in the right to change the published website',
    rightHint:
      'Whoever has the file can then change your published website, and you cannot take that back. Without it the other browser publishes under a new address.',
    opening: 'Go on with a saved website',
    open: 'Open a website file',
    openHint:
      'or drop it here. Its name ends in .parley.json. Nothing changes before you have seen what it is.',
    busySaving: 'Preparing the file…',
    busyReading: 'Reading the file…',
    saved: (name: string) => `${name} is with your browser’s downloads.`,
    failed: (reason: string) => `The file could not be made. ${reason}`,
    refused: {
      tooLarge: () => 'This file is larger than 10 MB: no website is.',
      notRead: () => 'The file could not be read. It may have been moved or changed: choose it again.',
      notJson: () => 'This is not a website file, or it is damaged: it cannot be read to its end.',
      foreign: () => 'This is not a website file that Parley saved.',
      newer: (version: string) =>
        `A newer Parley saved this file (format ${version}). Reload this page to get the newest, then open it again.`,
      unsafeName: () => 'This file holds names that no website has, and that could do harm.',
      tooDeep: () => 'This file is nested more deeply than a website can be.',
      tooLong: () => 'This file holds a list of more than 1000 items: no website has one.',
      badRight: () => 'The right to change the published website that this file carries is damaged.',
      unknownTemplate: (id: string) =>
        `This website is made from a template that is not known here: "${id}".`,
      misfit: () => 'What this file holds does not fit its template: it is damaged, or was changed by hand.',
    } satisfies Record<RefusalReason, (detail: string) => string>,
    unchanged: 'Nothing was changed.',
    found: (title: string) => `The file holds "${title}".`,
    template: 'Template',
    savedAt: 'Saved',
    moment: momentIn('en'),
    carriesRight:
      'It carries the right to its published website: publishing here changes that one. Others who have the file can change it too.',
    carriesNone: 'Publishing it here makes a new website, with an address of its own.',
    replaces: 'It takes the place of the website that is open here. You can undo that.',
    accept: 'Open',
    decline: 'Cancel',
    close: 'Close',
  },
  versions: {
    title: 'Published versions',
    loading: 'Asking for the published versions…',
    none: 'Nothing is published yet. Each version that you publish will be listed here.',
    kept: counted('en', { one: '# version is kept', other: '# versions are kept' }),
    note: 'Everyone sees the live version. What you are working on here stays as it is, whichever that is.',
    version: (number: number) => `Version ${number}`,
    when: momentIn('en'),
    live: 'Live',
    look: 'Look',
    lookAt: (number: number) => `Look at version ${number}`,
    bringBack: 'Bring back',
    bringBackOf: (number: number) => `Bring back version ${number}`,
    bringingBack: (number: number) => `Bringing back version ${number}…`,
    broughtBack: (number: number) => `Version ${number} is live now.`,
    unpublish: 'Unpublish',
    unpublishTitle: 'Unpublish website?',
    unpublishQuestion:
      'Your website and all its versions will be gone from the web, and nobody can use its address again. What you have made stays here: publishing it again gives it a new address.',
    unpublishing: 'Unpublishing your website…',
    unpublished: 'Your website is no longer published.',
    failed: 'That did not work.',
    unpublishedNote:
      'What you have made stays here. When you publish it again, it becomes a new website with a new address.',
    retry: 'Try again',
    close: 'Close',
    problems: {
      unproven: 'The server could not tell that the website is yours. Nothing was changed.',
      elsewhere:
        'This website was published from another browser, and only that one can change it. Nothing was changed.',
      missing: 'The server does not keep that any more. Nothing was changed.',
      unpublished: 'Your website is no longer published.',
      takenDown: 'This website was taken down by whoever runs the server. What you have made stays here.',
      tooOften: 'That was too often for one hour. Nothing was changed.',
      unreachable:
        'The server could not be reached. Please look whether you are online, then try again. What you have made stays here.',
      broken:
        'The server could not do that now. Please try again in a moment. What you have made stays here.',
    },
  },
  starts: {
    title: 'Start with content for my business',
    intro:
      'Choose what comes closest: the page gets its words and colors. Your contact data, pictures and address stay, and you can undo it.',
    close: 'Close',
    loading: (business: string) => `Getting the content: ${business}…`,
    failed: 'The content could not be loaded. Your website is as it was.',
    retry: 'Try again',
  },
  find: {
    title: 'Find and change',
    label: 'What are you looking for?',
    placeholder: 'hero title, phone, button color…',
    hint: 'Type a name, and after it what it should say.',
    found: counted('en', { one: '# place found', other: '# places found' }),
    /** What is found beyond what is shown. */
    more: counted('en', {
      one: '# more is not shown: type on to see it.',
      other: '# more are not shown: type on to see them.',
    }),
    which: 'Several fields are called that: choose one.',
    nothing: 'Nothing of your website is called that.',
    set: (name: string, value: string) => `Set ${name} to "${value}"`,
    close: 'Close',
    /** What a word is looked for by: itself, or the parts it is made of. */
    parts: (word: string): readonly string[] => [word],
    /** Words that may be left out. */
    fillers: ['the', 'a', 'of', 'my', 'in', 'on', 'for', 'to', 'and', 'is'],
    /** Words that ask for a change, before a name. */
    verbs: ['set', 'change'],
    /** Words that may stand between a name and its value, as they are written in the middle of a sentence. */
    beforeValue: ['to', 'is'],
    /** What else a visitor may call a thing, by the name it has in the menu. */
    alsoCalled: {
      color: ['colour', 'colors', 'colours'],
      image: ['picture', 'photo', 'pictures', 'photos', 'images'],
      title: ['heading', 'headline', 'titles'],
      url: ['link', 'links', 'address'],
      phone: ['telephone', 'tel', 'mobile'],
      email: ['mail', 'e-mail'],
      text: ['label', 'caption', 'wording'],
      hero: ['top', 'banner', 'intro'],
      font: ['typeface', 'lettering'],
      description: ['about'],
      call: ['cta'],
    } as Readonly<Record<string, readonly string[]>>,
  },
  looks: {
    summary: 'How your page looks in a search and when shared',
    search: 'In a search',
    shared: 'When shared',
    address: 'the address of your website',
    noDescription: 'Without a description a search engine picks a few words of the page itself.',
  },
  colors: {
    red: 'Red',
    orange: 'Orange',
    yellow: 'Yellow',
    green: 'Green',
    blue: 'Blue',
    purple: 'Purple',
    pink: 'Pink',
    brown: 'Brown',
    black: 'Black',
    white: 'White',
    gray: 'Gray',
    silver: 'Silver',
    gold: 'Gold',
    navy: 'Navy',
    teal: 'Teal',
    olive: 'Olive',
    maroon: 'Maroon',
    lime: 'Lime',
    aqua: 'Aqua',
    fuchsia: 'Fuchsia',
    primaryBlue: 'Primary Blue',
    primaryIndigo: 'Primary Indigo',
    primaryPurple: 'Primary Purple',
    primaryPink: 'Primary Pink',
    primaryRed: 'Primary Red',
    primaryOrange: 'Primary Orange',
    primaryYellow: 'Primary Yellow',
    primaryGreen: 'Primary Green',
    primaryTeal: 'Primary Teal',
    primaryCyan: 'Primary Cyan',
    lightGray: 'Light Gray',
    darkGray: 'Dark Gray',
  },
  deployCall: {
    timedOut: 'The server did not answer in time',
    unreadableAnswer: 'The server sent an answer that could not be read',
    noAddress: 'The server sent no address for the website',
  },
  link: {
    leads: (address: string) => `On the published page this link opens ${address}`,
    open: 'Open in a new tab',
  },
  siteNotices: {
    dismiss: 'Dismiss',
    retry: 'Try again',
    notSaved: {
      full: 'Not saved: this browser has no room left. Your changes last until you close this page.',
      refused: 'Not saved: this browser is not keeping your changes. They last until you close this page.',
    },
    notCleared:
      'Not saved: this browser did not let the old website be cleared. It comes back when you open Parley again.',
    unreadable:
      'Your saved website could not be read, so the default template is shown. What was saved is kept in this browser.',
    replaced: {
      template: 'The template was changed.',
      reset: 'Your website was reset.',
      import: 'The website of the file was opened.',
      start: 'This is an example: make its words your own.',
    },
    undone: (deed: string) => `Undone: ${deed}`,
    redone: (deed: string) => `Redone: ${deed}`,
  },
  tabs: {
    changedTo: (name: string, value: string) => `${name} was also changed in another tab: “${value}”.`,
    changed: (name: string) => `${name} was also changed in another tab.`,
    use: (value: string) => `Use “${value}”`,
    useOther: 'Use the other',
    keep: 'Keep mine',
  },
  review: {
    toLookAt: counted('en', {
      one: '# thing you may want to look at',
      other: '# things you may want to look at',
    }),
    findings: {
      link: () => 'These links lead nowhere:',
      misfit: () => 'The page cannot show what stands here:',
      picture: () => 'These pictures have no description for those who cannot see them:',
      contrast: () =>
        'These colors are hard to read where they stand, so the page shows the closest shade that reads well:',
      heavy: (kib: number) =>
        `The pictures weigh about ${wholeNumber('en')(kib)} KiB together, which a phone takes a while to load. The heaviest:`,
      tooHeavy: (kib: number) =>
        `The pictures weigh about ${wholeNumber('en')(kib)} KiB together: on a phone many will leave before they have come. The heaviest:`,
      title: () => 'The page has no title:',
      description: () => 'Nothing says what the page is about where it is found or shared:',
      sample: () => 'Here still stands what the template made up:',
      profile: () => 'These links lead to a network’s front page, not to yours:',
    },
    mend: (name: string, color: string, ratio: number) =>
      `${name}: use ${color} (now ${oneDecimal('en')(ratio)} to 1)`,
    /** A version is the live one, where that is not the one published last. */
    changes: (count: number, version?: number) =>
      `${changes(count)} ${version === undefined ? 'since your last publish' : `from version ${version}, which is live`}:`,
    more: counted('en', { one: 'and # more', other: 'and # more' }),
    unchanged: (version?: number) =>
      version === undefined
        ? 'Nothing has changed since your last publish.'
        : `Nothing differs from version ${version}, which is live.`,
    liveUnknown: 'This browser does not have the version that is live, so it cannot say what differs.',
    adjusted: counted('en', {
      one: '# choice is shown differently',
      other: '# choices are shown differently',
    }),
    misfits: {
      icon: (value: string) =>
        `There is no icon "${value}" here: the page shows a neutral sign in its place.`,
      color: (value: string) => `"${value}" is no color that a page can show: it shows its own in its place.`,
      url: (value: string) => `"${value}" is no address that a page can link to: it shows no link here.`,
      image: (value: string) => `"${value}" is no address of an image: the page shows none here.`,
      font: (value: string) => `No font is known as "${value}" here: the page is written in Open Sans.`,
      language: (value: string) =>
        `No language has the code "${value}": the page says that it is English. A code looks like de or pt-BR.`,
      embeddedFont: (value: string) =>
        `Nobody may hand the font "${value}" on, so the page does not carry it: it shows where a machine has it.`,
    },
    missingFont:
      'The font could not be fetched, so the page is written in one of the machine that shows it. Publishing tries again.',
    noFont: 'The font that the page is to carry could not be fetched',
    adjustedColor: (ratio: number, needed: number) =>
      `It would stand out from its background by ${oneDecimal('en')(ratio)} to 1 only. To be readable it takes ${needed} to 1, so the page shows the closest shade that does.`,
  },
};
