import type { Example } from '../../../machines/around/gallery.machine.ts';
import { galleryMachine } from '../../../machines/around/gallery.machine.ts';
import type { Config } from '../../../src/domain/config/config.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { beginsIn, isEnd, isSilent, isUnchanged } from '../../prove/sentences.ts';
import { siteStub } from '../stubs/site-stub.ts';

type Gallery = typeof galleryMachine;

const EXAMPLES: readonly [Example, Example] = [
  {
    templateId: landingBusiness.id,
    business: 'bakery',
    config: { ...landingBusiness.base, hero: { title: { text: 'Bread' } } },
  },
  {
    templateId: moonlight.id,
    business: 'yoga',
    config: { ...moonlight.base, home: { title: 'An hour' } },
  },
];

const started = (config: Config) => () => ({
  site: siteStub(config),
  language: 'en' as const,
});

export const galleryModel: Model<Gallery> = {
  name: 'gallery',
  machine: galleryMachine,
  starts: { changed: started(exampleConfig), untouched: started(landingBusiness.base) },
  cases: {
    'template.pick': [{ templateId: landingBusiness.id }, { templateId: moonlight.id }],
    'example.pick': EXAMPLES.map((example) => ({ example, at: 5 })),
  },
  outputs: { loadExamples: [EXAMPLES] },
  pairs: 29,
  key: ({ context: { examples } }) => examples.length,
};

/** Whether a step only asks whether the request may replace the website. */
const asksOnly = ({ sent, emitted }: Step<Gallery>, request: object) =>
  sent.length === 0 && JSON.stringify(emitted) === JSON.stringify([{ type: 'question.requested', request }]);

export const gallerySentences: Sentences<Gallery> = {
  'the dialog is closed at the beginning': beginsIn('closed'),
  'it opens on demand, and gets the examples for the site as it stands, in the language of the visitor': ({
    event,
    before,
    after,
  }) => {
    if (event.type !== 'gallery.open' || !before.matches('closed')) return undefined;
    const [child] = Object.values(after.children);
    const { config } = after.context.site.getSnapshot().context;
    return (
      after.matches({ open: 'loading' }) &&
      JSON.stringify(child?.getSnapshot().input) === JSON.stringify({ config, language: 'en' })
    );
  },
  'closing closes and says nothing, whatever is on its way': (step) =>
    step.event.type === 'gallery.close' ? step.after.matches('closed') && isSilent(step) : undefined,
  'examples that came are shown': (step) =>
    isEnd(step, 'done')
      ? step.after.matches({ open: 'complete' }) && step.after.context.examples === EXAMPLES && isSilent(step)
      : undefined,
  'examples that did not come are said, and may be asked for again': (step) =>
    isEnd(step, 'error') ? step.after.matches({ open: 'failed' }) && isSilent(step) : undefined,
  'asked again, it fetches the same': ({ event, before, after }) =>
    event.type === 'gallery.retry' && before.matches({ open: 'failed' })
      ? after.matches({ open: 'loading' }) && Object.values(after.children).some(Boolean)
      : undefined,
  'the template in use is none to change to; any other is asked about': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'template.pick' || before.matches('closed')) return undefined;
    if (event.templateId === landingBusiness.id) return after.matches('closed') && isSilent(step);
    const request = { type: 'template.choose', templateId: event.templateId };
    return after.matches('closed') && asksOnly(step, request);
  },
  'an example starts an untouched website at once; what was changed is asked about': (step) => {
    const { event, before, after, sent } = step;
    if (event.type !== 'example.pick' || before.matches('closed')) return undefined;
    const { business, config } = event.example;
    const isUntouched = before.context.site.getSnapshot().context.config === landingBusiness.base;
    const request = { type: 'content.start', business, config };
    if (!after.matches('closed')) return false;
    return isUntouched
      ? JSON.stringify(sent) === JSON.stringify([{ to: 'site', event: { ...request, at: event.at } }])
      : asksOnly(step, request);
  },
  'a closed gallery has no examples, and hears only that it is to open': (step) => {
    if (step.after.matches('closed') && step.after.context.examples.length > 0) return false;
    return step.before.matches('closed') && step.event.type !== 'gallery.open'
      ? isUnchanged(step) && isSilent(step)
      : undefined;
  },
};
