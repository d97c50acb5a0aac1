import { dateOf } from '../date.ts';
import { counted, dateAndTime } from '../formats.ts';

const on = dateOf('en');

/** English: the published website, its versions, who may change it, and the way back to it. */
export const enPublished = {
  published: {
    loading: 'Asking the server…',
    working: 'Telling the server…',
    failed: 'That did not work.',
    retry: 'Try again',
    close: 'Close',
    problems: {
      unproven: 'The server could not tell that the website is yours. Nothing was changed.',
      elsewhere: 'This browser may not change this website. Nothing was changed.',
      missing: 'That version is no longer kept. Nothing was changed.',
      unpublished: 'Your website is no longer published.',
      takenDown: 'This website was taken down by whoever runs the server. What you have made stays here.',
      invalid: 'Please enter a valid email address.',
      refused:
        'This browser may not do that yet. The browser that published first can do it, or this one once it has had its right for 7 days. Nothing was changed.',
      asked: 'A mail to the confirmed address asks whether this may be done.',
      tooOften: 'Too many tries for now. Nothing was changed.',
      unreachable:
        'The server could not be reached. Please check your connection, then try again. What you have made stays here.',
      broken:
        'The server could not do that now. Please try again in a moment. What you have made stays here.',
    },
  },
  comeBack: {
    prompt: 'Enter the email address that you published your website with. A mail will bring you back to it.',
    email: 'Email address',
    submit: 'Mail me the link',
    sending: 'Asking for the mail…',
    sent: 'If this address leads to a website, a mail with a link is on its way.',
    sentNote:
      'The link works once, within 30 minutes, in any browser. If no mail comes, the address was never confirmed: then the browser that published the website can still change it.',
    orCopy: 'Or bring it back from a file that you saved.',
    copy: 'Open a copy',
  },
  openedLink: {
    looking: 'Looking at the link…',
    offered: {
      confirm: (email: string) => `This link confirms ${email}, and lets this browser change your website:`,
      open: () => 'This link lets this browser change your website:',
      device: () => 'This link lets this browser change your website:',
    },
    offeredHere: (email: string) => `This link confirms ${email} for your website:`,
    take: { confirm: 'Confirm and open', open: 'Open my website', device: 'Open my website' },
    takeHere: 'Confirm',
    fetching: 'Fetching your website…',
    here: {
      confirm: 'Your address is confirmed: from now on it brings you back to this website.',
      open: 'This website is open here already.',
      device: 'This website is open here already.',
    },
    found: 'This browser may change your website now. But another one is being edited here.',
    replaces: 'Opening yours takes its place. You can undo that.',
    openIt: 'Open it',
    keep: 'Keep what is here',
    kept: 'What is here stays.',
    keptNote: 'This browser may change the other website too: ask for a link again when you want to open it.',
    withoutSource: 'This browser may change your website now, but the page does not bring it along.',
    withoutSourceNote:
      'It was published before pages carried what they are made from. Open a copy that you saved, or publish it once more from the browser where it was made.',
    notFound: 'The link could not be used.',
    over: 'It was used already, or its time is over. Ask for a new one with your email address.',
    unknown:
      'It is not known here. If you copied it, please check that all of it was copied, or ask for a new one.',
    notFetched: 'This browser may change your website now, but its page could not be fetched.',
    askAgain: 'Ask for a new link',
  },
  access: {
    notYet: 'Not published yet',
    /** Of the page that another website was published at, before this one took its place. */
    pageLeft: 'Your former page stays live',
    notConfirmed: 'address not confirmed',
    changedElsewhere: 'changed elsewhere',
    mail: 'Your email address',
    confirmed: (email: string) => `${email}, confirmed`,
    unconfirmed: (email: string) => `${email}, not confirmed`,
    confirmedNote: 'It brings you back to this website from any browser.',
    unconfirmedNote:
      'Click the link in the mail that was sent there. Until then only browsers that are listed below can change your website.',
    noEmail: 'None is kept, so no mail can bring you back to this website.',
    resend: 'Send the mail again',
    changeEmail: 'Change address',
    newEmail: 'New email address',
    saveEmail: 'Change',
    leaveEmail: 'Cancel',
    mailed: 'A mail with a link to confirm the address is on its way.',
    messages: 'Messages from your page',
    messagesNote: 'What visitors send with the form on your page comes to this address.',
    testMessage: 'Send me a test message',
    tested: 'A test message is on its way to your address.',
    deviceNote: 'With a link that works once, within 15 minutes. Your website comes from its published page.',
    left: counted('en', {
      one: '# change is not published, and stays behind.',
      other: '# changes are not published, and stay behind.',
    }),
    makeLink: 'Make a link',
    saveCopy: 'Save a copy',
    linked: 'Open this link on the other device.',
    linkedNote: 'It works once, within 15 minutes. Whoever has it can change your website.',
    code: 'The link as a picture for a phone’s camera',
    copy: 'Copy',
    copied: 'The link is copied.',
    notCopied: 'The browser blocked copying: select the link above instead.',
    linkOver: 'The link has expired.',
    newLink: 'Make a new link',
    who: 'Who can change this website',
    here: 'this browser',
    by: {
      browser: (date: string) => `another browser, ${on(date)}`,
      mail: (date: string) => `by mail, ${on(date)}`,
      device: (date: string) => `another device, ${on(date)}`,
    },
    news: {
      newRight: (at: string) => `Since ${on(at)} one more browser can change this website.`,
      removedRight: (at: string) => `On ${on(at)} a browser lost its right to change this website.`,
      newAddress: (at: string) => `On ${on(at)} the email address of this website was changed.`,
    },
    newsBelow: 'Was it not you? Below you can remove that browser, or change the address.',
    newsThere: 'Was it not you? There you can remove that browser, or change the address.',
    remove: 'Remove',
    removeOf: (holder: string) => `Remove: ${holder}`,
    notYours: 'Only the browser that published first can remove this one.',
    removeTitle: 'Remove this right?',
    removeQuestion: (holder: string) => `“${holder}” can then no longer change your website.`,
    takenOff: (at: string) => `Taken off the web by mail on ${on(at)}.`,
    until: (date: string) => `You can put it back until ${on(date)}.`,
    putBack: 'Put it back',
  },
  versions: {
    none: 'Nothing is published yet. Each version that you publish will be listed here.',
    kept: counted('en', { one: '# version is kept', other: '# versions are kept' }),
    note: 'Everyone sees the live version. What you are working on here stays as it is, whichever that is.',
    version: (number: number) => `Version ${number}`,
    when: dateAndTime('en'),
    live: 'Live',
    look: 'View',
    lookAt: (number: number) => `View version ${number}`,
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
    unpublishedNote:
      'What you have made stays here. When you publish it again, it becomes a new website with a new address.',
  },
  pageStays: (address: string) =>
    `Your page at ${address} stays as it is. The next publish makes a new page with a new address.`,
  noMail: 'No mail can go to this address. Correct it, and a mail can bring you back to this website.',
  mailKept: 'No mail is sent from here.',
  mailTrying: (email: string) => `The mail to ${email} is not sent yet. We go on trying until tomorrow.`,
  mailRefused:
    'The mail was refused: this address takes none. Correct it, and a mail can bring you back to this website.',
  mailLater: (date: string) =>
    `No mail was sent, as enough went to this address already. The next one can be sent on ${on(date)}.`,
  confirmMail: (email: string) =>
    `A mail to ${email} has a link: click it once, and the address brings you back to this website.`,
};
