import type { Example, galleryMachine } from '../../../machines/dialogs/gallery.machine.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import { templates } from '../../../templates/templates.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Driver, ScreenModel } from '../../prove/screen/drive.ts';
import { galleryModel } from './gallery.ts';

const { retry, card } = en.gallery;
const title = en.titles.gallery;
const LOADING = 'actor.0.gallery.open.loading';
/** What is fetched: the screen's own never comes. */
const fetched: Driver = (stage, event) => stage.send({ to: 'dialogs.gallery', event });
const nameOf = (templateId: string) => templates.find(({ id }) => id === templateId)?.name ?? '';

export const galleryScreen: ScreenModel<typeof galleryMachine> = {
  model: {
    ...galleryModel,
    // The dialog is modal, and a card is there once it is loaded.
    possible: (situation, event) => {
      return event.type !== 'example.pick' || situation.matches({ open: 'complete' });
    },
  },
  actor: () => 'dialogs.gallery',
  stage: (start) => (start === 'changed' ? { stored: exampleConfig } : { stored: landingBusiness.base }),
  arrive: ({ hands }) => hands.click('button', en.preview.browse, en.preview.panel),
  // Then another dialog stands, or another website.
  isLast: ({ type }) => type.endsWith('.pick'),
  drivers: {
    'gallery.retry': ({ hands }) => hands.click('button', retry, title),
    'template.pick': ({ hands }, { templateId }: { templateId: string }) =>
      hands.click('button', nameOf(templateId), title),
    'example.pick': ({ hands }, { example }: { example: Example }) =>
      hands.click('button', card(nameOf(example.templateId), en.businesses[example.business]), title),
    'site.replaced': fetched,
    'site.followed': fetched,
    [`xstate.done.${LOADING}`]: fetched,
    [`xstate.error.${LOADING}`]: fetched,
  },
};
