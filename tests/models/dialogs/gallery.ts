import type { Config } from '../../../domain/config/config.ts';
import type { Example } from '../../../machines/dialogs/gallery.machine.ts';
import { galleryMachine } from '../../../machines/dialogs/gallery.machine.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { moonlight } from '../../../templates/moonlight/template.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { isEnd, isSilent } from '../../prove/sentences.ts';
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
    'site.replaced': [{ at: 5 }],
    'site.followed': [{ taken: [], contested: [] }],
    'example.pick': EXAMPLES.map((example) => ({ example, at: 5 })),
  },
  outputs: { loadExamples: [EXAMPLES] },
  pairs: 35,
  key: ({ context: { examples } }) => examples.length,
};

/** Whether the gallery has ended with a choice to ask about, and told nobody else. */
const asksOnly = (step: Step<Gallery>, request: object | undefined) =>
  step.sent.every(({ event: { type } }) => type.startsWith('xstate.')) &&
  step.after.status === 'done' &&
  JSON.stringify(step.after.output) === JSON.stringify({ request });

export const gallerySentences: Sentences<Gallery> = {
  'it begins with the examples for the site as it stands, in the language of the visitor': (
    { before },
    past,
  ) => {
    if (past.length > 0) return undefined;
    const child = Object.entries(before.children).find(([id]) => id !== 'siteFacts')?.[1];
    const { config } = before.context.site.getSnapshot().context;
    return (
      before.matches({ open: 'loading' }) &&
      JSON.stringify(child?.getSnapshot().input) === JSON.stringify({ config, language: 'en' })
    );
  },
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
  'examples are made anew where another tab has changed the website': (step) => {
    const { event, before, after } = step;
    if (event.type !== 'site.followed' && event.type !== 'site.replaced') return undefined;
    const callOf = ({ children }: typeof after) =>
      Object.entries(children).find(([id]) => id !== 'siteFacts')?.[1];
    return after.matches({ open: 'loading' }) && callOf(after) !== callOf(before);
  },
  'the template in use is none to change to; any other is asked about': (step) => {
    const { event } = step;
    if (event.type !== 'template.pick') return undefined;
    const { _templateId } = step.before.context.site.getSnapshot().context.config;
    if (event.templateId === (_templateId ?? landingBusiness.id)) return asksOnly(step, undefined);
    return asksOnly(step, { type: 'template.choose', templateId: event.templateId });
  },
  'an example starts an untouched website at once; what was changed is asked about': (step) => {
    const { event, before, after, sent } = step;
    if (event.type !== 'example.pick') return undefined;
    const { business, config } = event.example;
    const isUntouched = before.context.site.getSnapshot().context.config === landingBusiness.base;
    const request = { type: 'content.start', business, config };
    if (after.status !== 'done') return false;
    return isUntouched
      ? after.output?.request === undefined &&
          JSON.stringify(sent) === JSON.stringify([{ to: 'site', event: { ...request, at: event.at } }])
      : asksOnly(step, request);
  },
};
