import type { SnapshotFrom } from 'xstate';
import { heard } from '../listen.ts';
import { dialogsSetup, wayBackBy } from './dialogs.setup.ts';

/** The dialogs, one at a time: a dialog lives as long as the state that shows it. */
export const dialogsMachine = dialogsSetup.createMachine({
  id: 'dialogs',
  description: 'Which dialog is open. A dialog’s own machine says what happens in it.',
  context: ({ input }) => ({ ...input, list: '' }),
  invoke: {
    src: 'listen',
    id: 'requests',
    input: ({ context: { chat, publish, templateChange, reset } }) => [
      heard(chat, 'dialog.requested', 'language.requested'),
      heard(publish, 'publish.closed'),
      heard(templateChange, 'confirm.closed'),
      heard(reset, 'confirm.closed'),
    ],
  },
  initial: 'free',
  states: {
    free: {
      description: 'No dialog is open.',
      initial: 'none',
      states: {
        none: {
          description: 'Nothing stands above the panels.',
          on: { 'fields.open': { target: 'fields' } },
        },
        fields: {
          description:
            'The list of the page’s fields is open; a click elsewhere closes it, and so does a dialog.',
          on: { 'fields.close': { target: 'none' } },
        },
      },
      on: {
        'find.open': { target: 'open.find' },
        'pictures.open': {
          target: 'open.pictures',
          actions: { type: 'keepList', params: ({ event }) => event },
        },
        'transfer.open': { target: 'open.transfer' },
        'publish.open': { target: 'open.publish' },
        'access.open': { target: 'open.published' },
        'versions.open': { target: 'open.published' },
        'comeBack.open': { target: 'open.comeBack' },
        'openedLink.open': { target: 'open.comeBack' },
        'page.open': { target: 'open.comeBack' },
        'report.open': { target: 'open.report' },
        'templateChange.ask': {
          target: 'open.templateChange',
          actions: { type: 'askTemplateChange', params: ({ event }) => event },
        },
        'reset.ask': { target: 'open.reset' },
        'dialog.requested': { actions: { type: 'openRequested', params: ({ event }) => event } },
        'language.requested': { actions: { type: 'switchLanguage', params: ({ event }) => event } },
      },
    },
    open: {
      description: 'One dialog is open, and nothing else can be used.',
      entry: 'announceOpening',
      initial: 'find',
      states: {
        find: {
          description: 'The find box; it leads to the dialogs that it finds.',
          invoke: {
            src: 'find',
            id: 'find',
            input: ({ context: { chat, site, language, words, ask }, self }) => ({
              chat,
              site,
              language,
              dialogs: self,
              words,
              ask,
            }),
            onDone: { target: '#dialogs.free' },
          },
          on: {
            'transfer.open': { target: 'transfer' },
            'publish.open': { target: 'publish' },
            'versions.open': { target: 'published' },
            'dialog.close': { target: '#dialogs.free' },
          },
        },
        pictures: {
          description: 'The pictures for a list.',
          invoke: {
            src: 'pictures',
            id: 'pictures',
            input: ({ context: { site, chat, words, list } }) => ({ site, chat, words: words, list }),
            onDone: { target: '#dialogs.free' },
          },
          on: { 'dialog.close': { target: '#dialogs.free' } },
        },
        transfer: {
          description: 'The website as a file.',
          invoke: {
            src: 'transfer',
            id: 'transfer',
            input: ({ context: { site } }) => ({ site }),
            onDone: { target: '#dialogs.free' },
          },
          on: { 'dialog.close': { target: '#dialogs.free' } },
        },
        published: {
          description:
            'The published website, with its versions; where there is none, it leads to publishing.',
          invoke: {
            src: 'published',
            id: 'published',
            input: ({ context: { site }, event }) => ({
              site,
              isAboutVersions: event.type === 'versions.open',
              offered: event.type === 'access.open' ? event.email : undefined,
            }),
          },
          on: {
            'transfer.open': { target: 'transfer' },
            'publish.open': { target: 'publish' },
            'page.open': { target: 'comeBack' },
            'dialog.close': { target: '#dialogs.free' },
          },
        },
        comeBack: {
          description: 'The way back to a published website; a saved copy is another.',
          invoke: {
            src: 'comeBack',
            id: 'comeBack',
            input: ({ context: { site }, event }) => ({ site, by: wayBackBy(event) }),
            onDone: { target: '#dialogs.free' },
          },
          on: { 'transfer.open': { target: 'transfer' }, 'dialog.close': { target: '#dialogs.free' } },
        },
        report: {
          description: 'What happened lately, as a file for whoever looks into a problem.',
          invoke: { src: 'report', id: 'report', input: ({ context: { words } }) => ({ words }) },
          on: { 'dialog.close': { target: '#dialogs.free' } },
        },
        publish: {
          description: 'The publish dialog (Deployment Status).',
          entry: 'openPublish',
          on: { 'publish.closed': { target: '#dialogs.free' } },
        },
        templateChange: {
          description: 'The question whether another template or content may replace the website.',
          on: { 'confirm.closed': { target: '#dialogs.free' } },
        },
        reset: {
          description: 'The question whether to reset the website.',
          entry: 'askReset',
          on: { 'confirm.closed': { target: '#dialogs.free' } },
        },
      },
    },
  },
});

type Dialogs = SnapshotFrom<typeof dialogsMachine>;

/** The name of the open dialog; undefined if there is none. */
export const selectOpenDialog = ({ value }: Dialogs) => ('open' in value ? value.open : undefined);

/** True while the list of the page's fields is open. */
export const selectAreFieldsShown = (dialogs: Dialogs) => dialogs.matches({ free: 'fields' });

/** True while neither a dialog nor the list of fields stands above the panels. */
export const selectIsFree = (dialogs: Dialogs) => dialogs.matches({ free: 'none' });

/** The actors of the dialogs that live while they are shown; all but one are undefined. */
export const selectShown = (dialogs: Dialogs) => dialogs.children;
