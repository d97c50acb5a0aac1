import type { ReadFile } from '../../../domain/storage/website-file.ts';
import { transferMachine } from '../../../machines/dialogs/transfer.machine.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { beginsIn, isEnd, isSilent, isUnchanged } from '../../prove/sentences.ts';
import { siteStub } from '../stubs/site-stub.ts';

type Transfer = typeof transferMachine;
type TransferStep = Step<Transfer>;

/** The files that a visitor chooses, and the results of reading them. */
export const WEBSITE = new File(['website'], 'bakery.parley.json', { type: 'application/json' });
const DAMAGED = new File(['damaged'], 'damaged.parley.json', { type: 'application/json' });
const FOUND: ReadFile = {
  kind: 'site',
  config: { ...exampleConfig, _templateId: 'moonlight' },
  savedAt: 5,
  title: 'Bakery',
  isFromPage: false,
  notCopied: 0,
};
const REFUSED: ReadFile = { kind: 'refused', refusal: 'notJson' };
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
  outputs: { saveFile: [{ name: NAME }], readSite: [FOUND, REFUSED] },
  waitsFor: {
    'transfer.open.work.saving': CLOSES,
    'transfer.open.work.reading': CLOSES,
  },
  pairs: 71,
  key: ({ context: { asked, savedName, failure, file, refusal, found } }) => [
    asked,
    savedName,
    failure,
    file?.name,
    refusal,
    found?.title,
  ],
};

const works = ({ before }: TransferStep, ...works: readonly string[]) =>
  works.some((work) => JSON.stringify(before.value).includes(`"work":${work}`));
const isOffering = (step: TransferStep) => works(step, '{"offering"');
const isSaving = (step: TransferStep) => works(step, '"saving"');
const inputOf = ({ after }: TransferStep) => Object.values(after.children)[0]?.getSnapshot().input;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const carries = ({ before }: TransferStep) => before.matches({ open: { right: 'carried' } });
const offers = (step: TransferStep, how: 'saved' | 'failed' | 'refused') =>
  step.after.matches({ open: { work: { offering: how } } });

const presentIn = ({ before }: TransferStep) => before.context.site.getSnapshot().context.config;

export const transferSentences: Sentences<Transfer> = {
  'the dialog opens without a result, and without the right in the file': beginsIn({
    open: { right: 'kept', work: { offering: 'asking' } },
  }),
  'toggling the right switches whether the file carries it, and does not affect running work': (step) =>
    step.event.type === 'right.toggle' && step.before.matches('open')
      ? step.after.matches({ open: { right: carries(step) ? 'kept' : 'carried' } }) &&
        isSame(inputOf(step), inputOf({ ...step, after: step.before }))
      : undefined,
  'saving the page uses the current site': (step) =>
    step.event.type === 'page.save' && isOffering(step)
      ? step.after.matches({ open: { work: 'saving' } }) &&
        isSame(inputOf(step), { config: presentIn(step), asked: 'page' })
      : undefined,
  'saving the website uses the current site, with the right only if chosen': (step) =>
    step.event.type === 'website.save' && isOffering(step)
      ? step.after.matches({ open: { work: 'saving' } }) &&
        isSame(inputOf(step), { config: presentIn(step), asked: carries(step) ? 'siteWithRight' : 'site' })
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
      ? step.after.matches({ open: { work: 'reading' } }) &&
        (inputOf(step) as { file?: File } | undefined)?.file === step.event.file
      : undefined,
  'a website that was read is shown and changes nothing yet': (step) =>
    isEnd(step, 'done', 'reading') && outputOf(step) === FOUND
      ? step.after.matches({ open: { work: 'confirming' } }) &&
        step.after.context.found === FOUND &&
        isSilent(step)
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
    if (step.event.type !== 'found.open' || !works(step, '"confirming"')) return undefined;
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
    step.event.type === 'found.decline' && works(step, '"confirming"')
      ? step.after.matches({ open: { work: { offering: 'asking' } } }) && isSilent(step)
      : undefined,
  'an event that is not offered does nothing': (step) => {
    const { type } = step.event;
    const isOffered =
      type === 'page.save' || type === 'website.save' || type === 'file.choose'
        ? isOffering(step)
        : type === 'found.open' || type === 'found.decline'
          ? works(step, '"confirming"')
          : true;
    return isOffered ? undefined : isUnchanged(step) && isSilent(step);
  },
};

function outputOf({ event }: TransferStep): unknown {
  return 'output' in event ? event.output : undefined;
}
