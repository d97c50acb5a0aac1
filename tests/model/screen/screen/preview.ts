import type { EventObject } from 'xstate';
import type { previewMachine } from '../../../../machines/screen/preview.machine.ts';
import type { Config } from '../../../../src/domain/config/config.ts';
import { setAt } from '../../../../src/domain/json/path.ts';
import { landingBusiness } from '../../../../templates/landing-business/template.ts';
import { previewModel } from '../../machines/screen/preview.ts';
import type { ScreenModel } from '../drive.ts';

type Preview = typeof previewMachine;

const ADDRESS = 'https://one.example/';
const linked: Config = setAt(landingBusiness.base, ['hero', 'button', 'url'], ADDRESS);

const drivers: ScreenModel<Preview>['drivers'] = {
  'viewport.choose': ({ hands }, { viewport }: { viewport: string }) =>
    hands.click('radio', viewport === 'mobile' ? 'Mobile' : 'Desktop'),
  'guides.toggle': ({ hands }) => hands.click('checkbox', 'Show Section Guides'),
  'panel.choose': ({ hands }, { panel }: { panel: string }) =>
    hands.click('tab', panel === 'preview' ? 'Preview' : 'Chat'),
  'link.follow': ({ hands }, { address }: { address: string }) => hands.followLink(address),
  'link.dismiss': ({ hands }) => hands.click('button', 'Dismiss', 'Preview'),
  'page.drawn': (stage, event: EventObject) => stage.send({ to: 'preview', event }),
  'xstate.done.actor.0.preview.font.subsetting': (stage) => stage.fonts(true),
  'xstate.error.actor.0.preview.font.subsetting': (stage) => stage.fonts(false),
};

/** On a wide screen both panels are shown. The viewport already chosen cannot be chosen again. */
export const widePreviewScreen: ScreenModel<Preview> = {
  model: {
    ...previewModel,
    possible: (snapshot, event) => {
      const { value } = snapshot;
      if (previewModel.possible?.(snapshot, event) === false) return false;
      if (event.type === 'panel.choose') return false;
      if (event.type === 'viewport.choose') return value.viewport !== event.viewport;
      return event.type !== 'link.follow' || event.address === ADDRESS;
    },
  },
  actor: () => 'preview',
  stage: () => ({ stored: linked }),
  drivers,
};

/** On a narrow screen the tabs choose between the panels. */
export const narrowPreviewScreen: ScreenModel<Preview> = {
  ...widePreviewScreen,
  model: { ...previewModel, possible: (_, event) => event.type === 'panel.choose' },
  stage: () => ({ stored: linked, isNarrow: true }),
};
