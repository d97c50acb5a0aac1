import { type Background, continuedOn } from '../layouts/backgrounds.ts';
import { sharesHoursBand } from '../layouts/bands.ts';
import { backgroundsOfPage, type OwnWish } from '../layouts/page-backgrounds.ts';
import type { Color } from '../markup/color.ts';
import type { Values } from '../page/values.ts';
import { firstScreenOf } from './first-screen.ts';
import { idsOnPage, shapeOn } from './shapes.ts';

/** The background of each section of a page. With the moon, the offers ask for a tint. */
export function backgroundsOf(values: Values): ReadonlyMap<string, Background> {
  const screen = firstScreenOf(values);
  // The line runs down one surface.
  if (screen === 'line') return new Map(idsOnPage(values).map((id) => [id, 'main']));
  return backgroundsOfPage(
    values,
    idsOnPage(values),
    {
      home: wish(values, 'home', screen === 'frieze' ? 'main' : 'paper'),
      services: wish(values, 'services', screen === 'moon' ? 'tint' : 'paper'),
      portfolio: wish(values, 'portfolio', 'paper'),
    },
    sharesHoursBand,
  );
}

/** The sections that stand on the same background as what is above them; what a first screen ends with reaches to its edge. */
export function continuedIn(values: Values, colors: ReadonlyMap<string, Color>): readonly string[] {
  const isWords = firstScreenOf(values) === 'words';
  return continuedOn(
    [...idsOnPage(values), 'contact'],
    colors,
    (id, below) => sharesHoursBand(values, id, below),
    (above) => above === 'home' && !isWords,
  );
}

function wish(values: Values, id: string, asked: Background): OwnWish {
  const isFixed = values.color(`${id}.background`) !== undefined;
  return { wish: asked, isFixed, isLarge: shapeOn(values, id) === 'ledger' };
}
