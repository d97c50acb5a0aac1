import type { ReadFile } from '../../../domain/storage/page-file.ts';
import { transferMachine } from '../../../machines/dialogs/transfer.machine.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { beginsIn, isEnd, isSilent, isUnchanged } from '../../prove/sentences.ts';
import { siteStub } from '../stubs/site-stub.ts';

type Transfer = typeof transferMachine;
type TransferStep = Step<Transfer>;

/** The files that a visitor chooses, and the results of reading them. */
export const WEBSITE = new File(['website'], 'bakery.html', { type: 'text/html' });
const DAMAGED = new File(['damaged'], 'damaged.html', { type: 'text/html' });
const FOUND: ReadFile = {
  kind: 'site',
  config: { ...exampleConfig, _templateId: 'moonlight' },
  title: 'Bakery',
  notCopied: 0,
};
const REFUSED: ReadFile = { kind: 'refused', refusal: 'noSource' };
const NAME = 'bakery.html';

const present = { ...exampleConfig, _siteId: 'site-xyz9876' };

const CLOSES = 'Closing the dialog ends it, from outside.';

export const transferModel: Model<Transfer> = {
  name: 'transfer',
  machine: transferMachine,
  starts: { any: () => ({ site: siteStub(present) }) },
  cases: {
    'file.choose': [{ file: WEBSITE }, { file: DAMAGED }],
    'found.open': [{ at: 9 }],
  },
  outputs: { savePage: [{ name: NAME }], readPage: [FOUND, REFUSED] },
  waitsFor: {
    'transfer.saving': CLOSES,
    'transfer.reading': CLOSES,
  },
  pairs: 17,
  key: ({ context: { savedName, failure, file, refusal, found } }) => [
    savedName,
    failure,
    file?.name,
    refusal,
    found?.title,
  ],
};

const isOffering = (step: TransferStep) => step.before.matches('offering');
const isSaving = (step: TransferStep) => step.before.matches('saving');
const inputOf = ({ after }: TransferStep) => Object.values(after.children)[0]?.getSnapshot().input;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const offers = (step: TransferStep, how: 'saved' | 'failed' | 'refused') =>
  step.after.matches({ offering: how });

const presentIn = ({ before }: TransferStep) => before.context.site.getSnapshot().context.config;

export const transferSentences: Sentences<Transfer> = {
  'the dialog opens without a result': beginsIn({ offering: 'asking' }),
  'saving the page uses the current site': (step) =>
    step.event.type === 'page.save' && isOffering(step)
      ? step.after.matches('saving') && isSame(inputOf(step), { config: presentIn(step) })
      : undefined,
  'a saved file is named': (step) =>
    isSaving(step) && isEnd(step, 'done')
      ? offers(step, 'saved') && step.after.context.savedName === NAME
      : undefined,
  'a failed save is shown with its reason': (step) =>
    isSaving(step) && isEnd(step, 'error')
      ? offers(step, 'failed') && step.after.context.failure === 'broken'
      : undefined,
  'the chosen file is the one that is read': (step) =>
    step.event.type === 'file.choose' && isOffering(step)
      ? step.after.matches('reading') &&
        (inputOf(step) as { file?: File } | undefined)?.file === step.event.file
      : undefined,
  'a website that was read is shown and changes nothing yet': (step) =>
    isEnd(step, 'done', 'reading') && outputOf(step) === FOUND
      ? step.after.matches('confirming') && step.after.context.found === FOUND && isSilent(step)
      : undefined,
  'a refused file is shown with its reason and changes nothing': (step) =>
    isEnd(step, 'done', 'reading') && outputOf(step) === REFUSED
      ? offers(step, 'refused') && step.after.context.refusal === REFUSED.refusal && isSilent(step)
      : undefined,
  'an unreadable file is refused as not read': (step) =>
    isEnd(step, 'error', 'reading')
      ? offers(step, 'refused') && step.after.context.refusal === 'notRead' && isSilent(step)
      : undefined,
  'opening sends the website of the file to the site, and the dialog closes': (step) => {
    if (step.event.type !== 'found.open' || !step.before.matches('confirming')) return undefined;
    const { at } = step.event;
    const config = step.before.context.found?.config;
    const sent = step.sent.filter(({ to }) => to === 'site');
    return (
      config !== undefined &&
      step.after.matches('closed') &&
      isSame(sent, [{ to: 'site', event: { type: 'site.open', config, at } }])
    );
  },
  'declining returns to the start of the dialog and changes nothing': (step) =>
    step.event.type === 'found.decline' && step.before.matches('confirming')
      ? step.after.matches({ offering: 'asking' }) && isSilent(step)
      : undefined,
  'an event that is not offered does nothing': (step) => {
    const { type } = step.event;
    const isOffered =
      type === 'page.save' || type === 'file.choose'
        ? isOffering(step)
        : type === 'found.open' || type === 'found.decline'
          ? step.before.matches('confirming')
          : true;
    return isOffered ? undefined : isUnchanged(step) && isSilent(step);
  },
};

function outputOf({ event }: TransferStep): unknown {
  return 'output' in event ? event.output : undefined;
}
