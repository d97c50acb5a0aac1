import type { EventObject } from 'xstate';
import type { Config } from '../../../domain/config/config.ts';
import { setAt } from '../../../domain/json/path.ts';
import type { previewMachine } from '../../../machines/screen/preview.machine.ts';
import { landingBusiness } from '../../../templates/landing-business/template.ts';
import type { Driver, ScreenModel } from '../../prove/screen/drive.ts';
import { FOLDING, previewModel } from './preview.ts';

type Preview = typeof previewMachine;

const ADDRESS = 'https://one.example/';
const { sections } = landingBusiness.base._structure;
// Its hero is no place of the menu, so that a click on the link there picks no field.
const linked: Config = {
  ...setAt(landingBusiness.base, ['hero', 'button', 'url'], ADDRESS),
  _structure: {
    ...landingBusiness.base._structure,
    sections: sections.filter(({ id }) => id !== 'hero'),
  },
};
const PLACE = 'Benefits';
/** What other machines tell. */
const told: Driver = (stage, event) => stage.send({ to: 'preview', event });

const REGION_VIEW = ['field.pick', 'visitor.acted', 'place.entered'];

const drivers: ScreenModel<Preview>['drivers'] = {
  'viewport.choose': ({ hands }, { viewport }: { viewport: string }) =>
    hands.click('radio', viewport === 'mobile' ? 'Mobile' : 'Desktop'),
  'scale.toggle': ({ hands }) => hands.click('button', 'Full size'),
  'guides.toggle': ({ hands }) => hands.click('checkbox', 'Show Section Guides'),
  'panel.choose': ({ hands }, { panel }: { panel: string }) =>
    hands.click('tab', panel === 'preview' ? 'Preview' : 'Chat'),
  'controls.toggle': ({ hands }) => hands.click('button', 'More controls'),
  'dialog.opened': told,
  'link.follow': ({ hands }, { address }: { address: string }) =>
    hands.clickInPage(`[data-href="${address}"]`),
  'field.pick': ({ hands }, { target }: { target: string }) =>
    hands.clickInPage(target.includes('.') ? `[data-path="${target}"]` : `#${target}`),
  'link.dismiss': ({ hands }) => hands.click('button', 'Dismiss', 'Preview'),
  'page.drawn': told,
  'place.requested': told,
  'step.made': told,
  'visitor.acted': told,
  'place.entered': told,
  'xstate.done.actor.0.preview.font.subsetting': (stage) => stage.fonts(true),
  'xstate.error.actor.0.preview.font.subsetting': (stage) => stage.fonts(false),
};

/** On a wide screen both panels are shown. The viewport already chosen cannot be chosen again. The chat stays at one place, since it works. */
export const widePreviewScreen: ScreenModel<Preview> = {
  model: {
    ...previewModel,
    possible: (snapshot, event) => {
      const { value, context } = snapshot;
      if (context.chat.getSnapshot().context.stack.at(-1)?.question) return event.type === 'step.made';
      const isStarted = context.site.getSnapshot().context.history.past.at(-1)?.deed.kind === 'start';
      const isAtTitle = context.chat.getSnapshot().context.stack.at(-1)?.name === 'Title';
      if (isAtTitle)
        return (
          REGION_VIEW.includes(event.type) && (event.type !== 'field.pick' || event.target !== 'benefits')
        );
      if (event.type === 'field.pick' && (event.target !== 'benefits' || isStarted)) return false;
      if (previewModel.possible?.(snapshot, event) === false) return false;
      if (event.type === 'panel.choose' || event.type === 'controls.toggle' || context.isNarrow) return false;
      if (event.type === 'scale.toggle') return value.viewport !== 'mobile';
      // The desktop is chosen in its full size, too.
      if (event.type === 'viewport.choose')
        return (value.viewport === 'mobile') !== (event.viewport === 'mobile');
      return event.type !== 'link.follow' || event.address === ADDRESS;
    },
  },
  actor: () => 'preview',
  stage: (start) => {
    if (start === 'atText') return { stored: landingBusiness.base };
    return start === 'interviewed'
      ? { stored: landingBusiness.base, interview: { asked: 'name', draft: '', name: '', before: 0 } }
      : { stored: linked };
  },
  arrive: async (stage, start) => {
    if (start === 'interviewed') return;
    const config = setAt(linked, ['hero', 'subtitle', 'text'], 'Bread');
    const content = { type: 'content.start', business: 'bakery', config, at: 1 };
    if (start === 'atText') {
      for (const name of ['Hero', 'Title']) await stage.hands.pick(name);
      // The chat works, so that it goes nowhere by itself.
      await stage.hands.fill('Message', 'Working');
      return stage.hands.click('button', 'Send');
    }
    if (start === 'started') {
      await stage.send({ to: 'site', event: content });
      // The content of a business goes on with the interview.
      await stage.hands.click('button', 'Main Menu');
    }
    await stage.hands.pick(PLACE);
    if (start !== 'started') {
      // The chat works, so that it goes nowhere by itself.
      await stage.hands.fill('Message', 'header.logoText Working');
      await stage.hands.click('button', 'Send');
    }
    // The chart begins with the chat, and this choice is none of the visitor's.
    await stage.send({
      to: 'preview',
      event: { type: 'panel.choose', panel: 'chat' } as object as EventObject,
    });
  },
  drivers,
};

/** On a narrow screen the tabs choose between the panels. */
export const narrowPreviewScreen: ScreenModel<Preview> = {
  ...widePreviewScreen,
  model: {
    ...previewModel,
    starts: { narrow: previewModel.starts.narrow ?? (() => ({}) as never) },
    possible: ({ value }, event) => {
      if (event.type === 'panel.choose') return true;
      if (value.panel !== 'preview') return false;
      if (event.type === 'viewport.choose')
        return value.controls === 'unfolded' && event.viewport !== value.viewport;
      if (event.type === 'scale.toggle' && value.viewport === 'mobile') return false;
      return event.type === 'controls.toggle' || (value.controls === 'unfolded' && FOLDING.has(event.type));
    },
  },
  stage: () => ({ stored: linked, isNarrow: true }),
};
