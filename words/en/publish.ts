import { dateOf } from '../date.ts';
import { counted, oneDecimal } from '../formats.ts';

const on = dateOf('en');

const megabytes = (kib: number) => oneDecimal('en')((kib * 1024) / 1e6);

const changes = counted('en', { one: '# change', other: '# changes' });

/** English: publish, review and versions dialogs. */
export const enPublish = {
  publish: {
    ready: (name: string) => `${name === '' ? 'Your website' : name} is ready to go live.`,
    update: (name: string) => `${name === '' ? 'Your website' : name} is live. This brings it up to date.`,
    live: (name: string) => `${name === '' ? 'Your website' : name} is live.`,
    picture: 'Your page as it will look',
    livePicture: 'Your page as visitors see it now',
    prompt: 'Enter your email address to access the website link.',
    email: 'Email address',
    emailHint: 'you@example.com',
    emailUse:
      'The address is kept with your website and in this browser, never published, and deleted when you unpublish.',
    didYouMean: (email: string) => `Did you mean ${email}?`,
    invalidEmail: 'Please enter a valid email address',
    submit: 'Publish',
    submitting: 'Publishing...',
    close: 'Close',
    visit: 'Visit Site',
    copy: 'Copy',
    copied: 'The address is copied.',
    notCopied: 'The browser blocked copying: select the address above instead.',
    share: 'Share',
    notShared: 'The browser blocked sharing: copy the address instead.',
    code: 'The address as a picture for a phone’s camera',
    again: 'Publish to the same address',
    againHint: (email: string) => `With ${email}, as last time.`,
    asNewSite: 'Publish as a new site',
    change: 'Change something',
    deploying: 'Deploying your website...',
    stepsTitle: 'What happens now',
    stepsFailed: 'How far it got',
    steps: { drawing: 'Choose the address', rendering: 'Build the page', sending: 'Send it to the web' },
    standing: { done: 'done', now: 'in progress', toCome: 'to come', failed: 'failed', left: 'not started' },
    deployed: 'Website deployed successfully!',
    deployedNote: 'Your website may take a few moments to become available.',
    deployFailed: 'Deployment failed',
    whenOnline: 'Try again when online',
    waitsOnline: (email: string) => `As soon as you are online, your website is published with ${email}.`,
    failure: (reason: string) => `Failed to deploy website: ${reason}`,
    /** What something between the browser and the server had against it. */
    between: {
      tooLarge:
        'Something on the way to the server takes no page of this size. Whoever runs the server can allow it.',
      tooOften: 'That was too often for now. Please wait a few minutes, then try again.',
      forbidden:
        'Something on the way to the server refused it, such as the firewall of a network. Try another network, or ask whoever runs the server.',
      broken: 'The server does not answer right now. Please try again in a few minutes.',
    },
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
    leftOff: counted('en', {
      one: '# example stays off your page',
      other: '# examples stay off your page',
    }),
    fillOrKeep: 'Fill in what is yours, or keep what is true.',
    keep: 'Keep it',
    keepSentences: 'Keep all sentences',
    hide: 'Hide them all',
    unreachable: 'Nobody can reach you through this page yet, so search engines are asked not to list it.',
    changedElsewhere: (at: string) => `This page was changed from another browser on ${on(at)}.`,
    openPage: 'Open it',
    openPageNote:
      'Opening it replaces what is here, and you can undo that. Publishing puts what is here in its place.',
    formLater: '“Write to us” works once your email address is confirmed.',
    findings: {
      reach: () => 'One of these is enough:',
      legal: () => 'Still missing in the legal notice:',
      link: () => 'These links lead nowhere:',
      contact: () => 'Nobody can call or write by clicking here:',
      misfit: () => 'The page cannot show what is entered here:',
      broken: () => 'No picture comes from these addresses:',
      picture: () => 'These pictures have no description for those who cannot see them:',
      contrast: () => 'These colors are hard to read, so the page shows the closest shade that reads well:',
      heavy: (kib: number) =>
        `The pictures are large (about ${megabytes(kib)} MB in all): a phone takes a while to load them. The largest:`,
      tooHeavy: (kib: number) =>
        `The pictures are very large (about ${megabytes(kib)} MB in all): people on a phone may leave before they load. The largest:`,
      title: () => 'The page has no title:',
      description: () => 'There is no description for searches and shared links:',
    },
    /** Adds a section that a finding misses. */
    add: (name: string) => `Add ${name}`,
    mend: (name: string, color: string) => `${name}: use ${color}, which is easier to read`,
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
      icon: (value: string) => `There is no icon "${value}" here, so the page shows a neutral one.`,
      color: (value: string) => `There is no color "${value}", so the page uses its own.`,
      url: (value: string) => `"${value}" is not a web address, so there is no link.`,
      image: (value: string) => `"${value}" is not the address of a picture, so none is shown.`,
      font: (value: string) => `There is no font "${value}" here, so the page uses Open Sans.`,
      email: (value: string) => `"${value}" does not read as an email address, so nobody can click it.`,
      phone: (value: string) => `"${value}" does not read as a phone number, so nobody can click it.`,
      whatsapp: (value: string) =>
        `WhatsApp needs a number with its country code, and "${value}" has none, so there is no button.`,
      language: (value: string) =>
        `There is no language code "${value}", so the page counts as English. A code looks like de or pt-BR.`,
      embeddedFont: (value: string) =>
        `The font "${value}" may not be embedded; people see it only if they have it installed.`,
    },
    missingFont:
      'The font could not be loaded, so each device uses one of its own for now. Publishing tries again.',
    noFont: 'The font to embed could not be loaded',
    adjustedColor: 'This would be hard to read, so the page shows the closest shade that reads well.',
  },
};
