import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { textOfError } from '../../domain/errors/error-text.ts';
import type { Words } from '../../words/words.ts';
import { notProvided } from '../not-provided.ts';
import type { SavedFile } from './transfer.machine.ts';

export interface ReportInput {
  readonly words: Words;
}

/** What the report holds. Without texts it has their lengths. */
export interface ReportRequest extends ReportInput {
  readonly withTexts: boolean;
}

interface ReportContext extends ReportRequest {
  readonly savedName: string;
  readonly failure: string;
}

export type ReportEvent = { type: 'report.save'; withTexts: boolean };

/** The dialog that saves what happened lately as a file, for whoever looks into a problem. */
export const reportMachine = setup({
  types: { input: {} as ReportInput, context: {} as ReportContext, events: {} as ReportEvent },
  actors: { saveReport: notProvided<SavedFile, ReportRequest>('saveReport') },
  actions: {
    keepChoice: assign({ withTexts: (_, { withTexts }: { withTexts: boolean }) => withTexts }),
    keepName: assign({ savedName: (_, { name }: SavedFile) => name }),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => textOfError(error) }),
  },
}).createMachine({
  id: 'report',
  description: 'The dialog that saves what happened lately as a file.',
  context: ({ input: { words } }) => ({ words, withTexts: false, savedName: '', failure: '' }),
  initial: 'offering',
  states: {
    offering: {
      description: 'The dialog says what the file holds.',
      initial: 'asking',
      states: {
        asking: { description: 'No file has been saved yet.' },
        saved: { description: 'The file was downloaded.' },
        failed: { description: 'Making the file failed.' },
      },
      on: {
        'report.save': { target: 'saving', actions: { type: 'keepChoice', params: ({ event }) => event } },
      },
    },
    saving: {
      description: 'The file is being made; closing the dialog aborts it.',
      invoke: {
        src: 'saveReport',
        id: 'saving',
        input: ({ context: { words, withTexts } }) => ({ words, withTexts }),
        onDone: {
          target: 'offering.saved',
          actions: { type: 'keepName', params: ({ event }) => event.output },
        },
        onError: {
          target: 'offering.failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
  },
});

export type ReportActor = ActorRefFrom<typeof reportMachine>;

type Report = SnapshotFrom<typeof reportMachine>;

/** What the dialog shows: `asking`, `saving`, `saved` or `failed`. */
export const selectReportStage = ({ value }: Report) => (typeof value === 'string' ? value : value.offering);

/** The name of the saved file. */
export const selectReportName = (report: Report) => report.context.savedName;

/** The text of the error that prevented the file. */
export const selectReportFailure = (report: Report) => report.context.failure;
