import { reportMachine } from '../../../machines/dialogs/report.machine.ts';
import { en } from '../../../words/en/en.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { beginsIn, isEnd, isSilent, isUnchanged } from '../../prove/sentences.ts';

type Report = typeof reportMachine;
type ReportStep = Step<Report>;

const NAME = 'parley-report-1.json';

export const reportModel: Model<Report> = {
  name: 'report',
  machine: reportMachine,
  starts: { any: () => ({ words: en }) },
  cases: { 'report.save': [{ withTexts: false }, { withTexts: true }] },
  outputs: { saveReport: [{ name: NAME }] },
  waitsFor: { 'report.saving': 'Closing the dialog ends it, from outside.' },
  pairs: 4,
  key: ({ context: { withTexts, savedName, failure } }) => [withTexts, savedName, failure],
};

const inputOf = ({ after }: ReportStep) => Object.values(after.children)[0]?.getSnapshot().input;
const isIn = ({ after }: ReportStep, offering: 'saved' | 'failed') => after.matches({ offering });

export const reportSentences: Sentences<Report> = {
  'the dialog opens without a result': beginsIn({ offering: 'asking' }),
  'a report is made with the texts only if they are asked for': (step) => {
    const { event, before } = step;
    if (event.type !== 'report.save' || !before.matches('offering')) return undefined;
    const { words, withTexts } = inputOf(step) as { words: unknown; withTexts: unknown };
    return step.after.matches('saving') && words === en && withTexts === event.withTexts;
  },
  'while a report is made, another one is not': (step) =>
    step.event.type === 'report.save' && step.before.matches('saving')
      ? isUnchanged(step) && isSilent(step)
      : undefined,
  'a saved report is named': (step) =>
    isEnd(step, 'done') ? isIn(step, 'saved') && step.after.context.savedName === NAME : undefined,
  'a report that could not be made is told with its reason': (step) =>
    isEnd(step, 'error') ? isIn(step, 'failed') && step.after.context.failure === 'broken' : undefined,
};
