import { counted } from '../formats.ts';
import type { LanguageCode } from '../language.ts';

/** English: header, footer, toolbar and preview. */
export const enScreen = {
  document: {
    title: 'Parley: build a website by talking it through',
  },
  language: {
    code: 'en' as LanguageCode,
    direction: 'ltr' as 'ltr' | 'rtl',
    label: 'Language',
    notKept: 'This browser does not keep the choice, so the page stays in English.',
  },
  product: {
    name: 'Parley',
    footer: '© 2025 Parley. A proof of concept.',
    skipToChat: 'Skip to the chat',
    skipToPreview: 'Skip to the preview',
    panels: 'Panels',
    find: 'Find',
    findKeys: 'Ctrl+K',
  },
  preview: {
    panel: 'Preview',
    publish: 'Publish',
    live: 'Live',
    notPublished: counted('en', { one: '# change not published', other: '# changes not published' }),
    frame: 'Preview of your website',
    template: 'Template',
    browse: 'Browse',
    viewport: 'Viewport',
    desktop: 'Desktop',
    mobile: 'Mobile',
    fullSize: 'Full size',
    guides: 'Show Section Guides',
    more: 'More controls',
    reset: 'Reset',
    templateCaption: (id: string) => `Template: ${id}`,
    notSent: 'Not sent yet',
    fields: 'Fields',
    fieldList: 'Fields of the page',
    loading: 'Loading the preview…',
    missing: 'The preview could not be loaded. Your website is safe, and you can go on in the chat.',
  },
  /** The titles of the dialogs: each stands there while the dialog is on its way. */
  titles: {
    find: 'Find and change',
    pictures: 'Add pictures',
    transfer: 'Save or open a copy',
    publish: 'Deployment Status',
    published: 'Your website',
    versions: 'Published versions',
    comeBack: 'I have a website already',
    link: 'Come back to your website',
    report: 'Report a problem',
    templateChange: 'Change template?',
    reset: 'Reset website?',
  },
  rest: {
    loading: 'Loading…',
    missing: 'This part of Parley could not be loaded. Your website is safe, and you can go on in the chat.',
    retry: 'Try again',
    close: 'Close',
  },
  fatal: {
    title: 'Something went wrong',
    unknown: 'An unknown error occurred',
    reload: 'Reload',
    saved: 'Everything saved so far is kept in this browser, and comes back after reloading.',
  },
  /** What the page says before the program runs, and to search engines. */
  served: {
    description:
      "Parley is a guided website builder: answer a friendly assistant's questions, see your page change live, and publish it to a public address.",
    /** Shown in browsers without JavaScript. */
    noScript: 'Parley needs JavaScript to edit your website.',
    /** Shown where the program cannot be fetched. */
    notLoaded:
      'Parley could not be loaded, so nothing can be changed here now. Everything saved so far is kept in this browser.',
    reload: 'Reload',
    /** Shown in browsers that are older than those that Parley works in. */
    tooOld:
      'This browser is too old for Parley: parts of it will not work. Please update the browser, or open Parley in another one.',
  },
  /** Asked after a picture was uploaded. */
  describe: {
    ask: 'What does the picture show?',
    hint: 'For those who cannot see it, and for search engines.',
    save: 'Save',
    decoration: 'It is decoration',
    skip: 'Skip',
  },
  /** What a field holds now, under its question. */
  present: {
    now: 'At the moment:',
    quoted: (text: string) => `“${text}”`,
    nothing: 'empty',
    noPicture: 'no picture',
    picture: (name: string) => `Current picture: ${name}`,
    edit: 'Edit this text',
  },
  /** Under the question of a link's field: what its address does. */
  leads: {
    button: 'This button',
    link: 'This link',
    writes: (subject: string, to: string) => `${subject} writes to ${to}.`,
    calls: (subject: string, number: string) => `${subject} calls ${number}.`,
    opens: (subject: string, address: string) => `${subject} opens ${address}.`,
    form: (subject: string) => `${subject} opens the form that writes to you.`,
    goes: (subject: string, section: string) => `${subject} leads to ${section} on this page.`,
    nowhere: (subject: string, text: string) => `${subject} leads nowhere: “${text}” is not an address.`,
  },
  hoursRead: {
    wholeDay: 'around the clock',
    caption: 'Your opening hours, as I understood them',
    unread: (parts: string) => `I could not read ${parts}. It is left out.`,
  },
  link: {
    leads: (address: string) => `On the published page this link opens ${address}`,
    open: 'Open in a new tab',
    form: 'On the published page this link opens the form that writes to you.',
  },
  looks: {
    summary: 'How your page looks in a search and when shared',
    search: 'In a search',
    shared: 'When shared',
    address: 'the address of your website',
    noDescription: 'Without a description, a search engine picks a few words from the page.',
  },
};
