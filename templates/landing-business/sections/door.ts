import { type Business, businessOf } from '../../../domain/choices/businesses.ts';
import { BUSINESS_PATH } from '../../../domain/config/page-settings.ts';
import { BUSINESS_MOTIFS } from '../../artwork/business-motifs.ts';
import { awning, glow } from '../../artwork/glow.ts';
import { type Html, html } from '../../markup/html.ts';
import type { Values } from '../../page/values.ts';
import { told } from './told.ts';

type DoorShape = 'arch' | 'plate' | 'awning';

/** The shape of a business's door; of all others an arch. */
const SHAPES: Readonly<Partial<Record<Business, DoorShape>>> = {
  restaurant: 'awning',
  shop: 'awning',
  dentist: 'plate',
  yoga: 'plate',
  consultant: 'plate',
  photographer: 'plate',
};

/** The facts of the owner in the shape of the business, below its picture or else its drawing. */
export function door(values: Values, image: Html | undefined): Html {
  const business = businessOf(values.text(BUSINESS_PATH)) ?? 'shop';
  const shape = SHAPES[business] ?? 'arch';
  const motifs = BUSINESS_MOTIFS[business];
  const shown = image ?? (motifs && glow(motifs, shape === 'arch'));
  return html`<div class="door ${shape}-door">${shape === 'awning' && awning()}${
    shown &&
    html`<div class="art"${values.mark('hero.image')}>${shown}</div>
`
  }${told(values)}</div>`;
}
