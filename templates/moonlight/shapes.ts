import { shapesOfPage, withAddedIds } from '../added-sections/added-sections.ts';
import { hasContent, sharesHoursBand } from '../layouts/bands.ts';
import { type Shape, type Shapes, shapeReader } from '../layouts/shapes.ts';
import { shownInOrder } from '../page/sections.ts';
import type { Values } from '../page/values.ts';
import { offersIn } from './offers.ts';
import { isPictured, shownProjects } from './projects.ts';

type OwnSection = 'home' | 'services' | 'portfolio';

/** The sections in the order that a page has until its visitor moves one: pictures of the work come before all else. */
export function ownSections(values: Values): readonly OwnSection[] {
  return isPictured(values) ? ['home', 'portfolio', 'services'] : ['home', 'services', 'portfolio'];
}

/** The ids of the sections that a page shows anything of, in its order. */
export function idsOnPage(values: Values): readonly string[] {
  return shownInOrder(values, withAddedIds(values, ownSections(values))).filter((id) => {
    if (id === 'services') return offersIn(values).length > 0;
    if (id === 'portfolio') return shownProjects(values).length > 0;
    return id === 'home' || hasContent(values, id);
  });
}

/** The shape of a section. */
export const shapeOn = shapeReader(shapesIn);

function shapesIn(values: Values): ReadonlyMap<string, Shape> {
  const ids = idsOnPage(values);
  const services = shapesOfServices(values, ids.includes('portfolio') && !isPictured(values));
  return shapesOfPage(values, ids, { services, portfolio: shapesOfPortfolio(values) }, sharesHoursBand);
}

/** Pictures of what someone offers stand side by side; words alone are large where no work in words is. */
function shapesOfServices(values: Values, hasWorkInWords: boolean): Shapes {
  if (offersIn(values).some(({ image }) => image)) return ['pictures', 'below'];
  return hasWorkInWords ? ['below', 'beside', 'ledger'] : ['ledger', 'below', 'beside'];
}

/** Work in pictures reaches both edges, and work in words is large. */
function shapesOfPortfolio(values: Values): Shapes {
  return isPictured(values) ? ['pictures'] : ['ledger', 'beside', 'below'];
}
