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
};
