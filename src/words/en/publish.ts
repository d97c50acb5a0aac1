import { counted, dateAndTime, oneDecimal, wholeNumber } from '../formats.ts';

const changes = counted('en', { one: '# change', other: '# changes' });

/** English: publish, review and versions dialogs. */
export const enPublish = {
  publish: {
    ready: (name: string) => `${name === '' ? 'Your website' : name} is ready to go live.`,
    live: (name: string) => `${name === '' ? 'Your website' : name} is live.`,
    picture: 'Your page as it will look',
    livePicture: 'Your page as it is live',
    prompt: 'Enter your email address to access the website link.',
    email: 'Email address',
    emailHint: 'you@example.com',
    emailUse:
      'The link is also sent to this address where the server can send mail; the address is kept with your website and in this browser, never shown, and deleted when you unpublish.',
    invalidEmail: 'Please enter a valid email address',
    submit: 'Publish',
    submitting: 'Publishing...',
    close: 'Close',
    visit: 'Visit Site',
    copy: 'Copy',
    copied: 'The address is copied.',
    notCopied: 'The browser did not let it be copied: select the address above instead.',
    share: 'Share',
    notShared: 'The browser did not let it be shared: copy the address instead.',
    code: 'The address as a picture for a phone’s camera',
    again: 'Publish to the same address',
    againHint: (email: string) => `With ${email}, as last time.`,
    asNewSite: 'Publish as a new site',
    change: 'Change something',
    deploying: 'Deploying your website...',
    stepsTitle: 'What happens now',
    stepsFailed: 'How far it came',
    steps: { drawing: 'Choose the address', rendering: 'Draw the page', sending: 'Send it to the web' },
    standing: { done: 'done', now: 'in progress', toCome: 'to come', failed: 'failed', left: 'not begun' },
    deployed: 'Website deployed successfully!',
    deployedNote: 'Your website may take a few moments to become available.',
    deployFailed: 'Deployment failed',
    whenOnline: 'Try again when online',
    waitsOnline: (email: string) =>
      `Waiting for the network. Your website is then published with the address ${email}.`,
    failure: (reason: string) => `Failed to deploy website: ${reason}`,
  },
  deployCall: {
    timedOut: 'The server did not answer in time',
    unreadableAnswer: 'The server sent an answer that could not be read',
    noAddress: 'The server sent no address for the website',
  },
  review: {
    toLookAt: counted('en', {
      one: '# thing you may want to look at',
      other: '# things you may want to look at',
    }),
    enter: 'Enter keeps what you type.',
    invented: 'The template made these up:',
    hide: 'Hide them all',
    /** How many items of a list the template made up. */
    items: counted('en', { one: '# item', other: '# items' }),
    findings: {
      reach: () => 'Nobody can reach you through this page yet. One of these is enough:',
      name: () => 'This is still the name that the template made up:',
      link: () => 'These links lead nowhere:',
      contact: () => 'Nobody can call or write by clicking here:',
      misfit: () => 'The page cannot show what stands here:',
      broken: () => 'No picture comes from these addresses:',
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
    /** `version` is given if the live version is not the latest one published. */
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
      email: (value: string) => `No e-mail address can be read in "${value}": nobody can click it.`,
      phone: (value: string) => `No phone number can be read in "${value}": nobody can click it.`,
      whatsapp: (value: string) =>
        `WhatsApp needs a number with its country code, which "${value}" is not: the page has no button here.`,
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
  versions: {
    loading: 'Asking for the published versions…',
    none: 'Nothing is published yet. Each version that you publish will be listed here.',
    kept: counted('en', { one: '# version is kept', other: '# versions are kept' }),
    note: 'Everyone sees the live version. What you are working on here stays as it is, whichever that is.',
    version: (number: number) => `Version ${number}`,
    when: dateAndTime('en'),
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
};
