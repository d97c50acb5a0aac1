import { type Background, continuedOn } from '../layouts/backgrounds.ts';
import { hasContent } from '../layouts/bands.ts';
import { backgroundsOfPage, type OwnWish } from '../layouts/page-backgrounds.ts';
import type { Color } from '../markup/color.ts';
import type { Values } from '../page/values.ts';
import { OWN_SECTIONS } from './own-sections.ts';
import { hasMargin, openingOf } from './placed-pictures.ts';
import { idsOnPage, shapeOn, sharesBand } from './shapes.ts';

/** The background of each section of a page; one with a margin is of one color, a sheet to its end. */
export function backgroundsOf(values: Values): ReadonlyMap<string, Background> {
  if (hasMargin(values)) return new Map(openingOf(values) === 'line' ? [['cta', 'ink']] : []);
  const shape = shapeOn(values, 'features');
  return backgroundsOfPage(
    values,
    idsOnPage(values),
    {
      hero: wish(values, 'hero', backgroundOfHero(values), 'hero.background.color'),
      benefits: {
        ...wish(values, 'benefits', 'paper'),
        isLarge: shapeOn(values, 'benefits') === 'below',
      },
      features: {
        ...wish(values, 'features', shape === 'half' || shape === 'block' ? 'tint' : 'paper'),
        isLarge: shape === 'edge',
        isLoud: shape === 'block',
      },
      cta: wish(values, 'cta', 'ink'),
    },
    sharesBand,
  );
}

/** The sections that stand on the same background as what is above them; what follows the hero, and a picture or a block at the page's edge, have no space of their own. */
export function continuedIn(values: Values, colors: ReadonlyMap<string, Color>): readonly string[] {
  if (openingOf(values) === 'sheet') return [];
  const ids = idsOnPage(values).filter(
    (id) => OWN_SECTIONS.some((own) => own === id) || hasContent(values, id),
  );
  const isEdge = ['edge', 'block'].includes(shapeOn(values, 'features'));
  return continuedOn(
    [...ids, 'footer'],
    colors,
    (id, below) => sharesBand(values, id, below),
    (above, id) => above === 'hero' || (isEdge && [above, id].includes('features')),
  );
}

/** Large words above drawings stand on the main color, a composed hero on the page's paper. */
function backgroundOfHero(values: Values): Background {
  const composition = openingOf(values);
  return composition === undefined ? 'tint' : composition === 'frieze' ? 'main' : 'paper';
}

function wish(values: Values, id: string, asked: Background, path = `${id}.background`): OwnWish {
  return { wish: asked, isFixed: values.color(path) !== undefined };
}
