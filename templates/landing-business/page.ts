import { withAddedDrawings } from '../added-sections/added-sections.ts';
import { hasStartValue } from '../layouts/initial.ts';
import { webAddress } from '../markup/url.ts';
import { factsInOneLine } from '../page/business-facts.ts';
import { composePage } from '../page/compose.ts';
import { descriptionOf } from '../page/head.ts';
import { memoized } from '../page/memoize.ts';
import { visibleText } from '../page/sections.ts';
import { structuredData } from '../page/structured-data.ts';
import { readValues, type Values } from '../page/values.ts';
import type { TemplatePage } from '../template.ts';
import { favicon } from './brand-mark.ts';
import { drawnGestures } from './gestures.ts';
import { meanings } from './meanings.ts';
import { colorAt, paletteOf } from './palette.ts';
import { toldOnOpening } from './placed-pictures.ts';
import { benefits } from './sections/benefits.ts';
import { callToAction } from './sections/call-to-action.ts';
import { features } from './sections/features.ts';
import { footer } from './sections/footer.ts';
import { header } from './sections/header.ts';
import { hero } from './sections/hero.ts';
import { ownSections, shapeOn, sharesBand } from './shapes.ts';
import { start } from './start.ts';
import { base } from './structure.ts';
import { DISPLAY_LEVEL, styles } from './styles.ts';

const sections = {
  hero: memoized(hero),
  benefits: memoized(benefits),
  features: memoized(features),
  cta: memoized(callToAction),
};

const drawn = composePage({
  base,
  name: meanings.name,
  paletteOf,
  colorAt,
  styles,
  mainButton: ({ topButton }) => topButton,
  about: (values) =>
    structuredData(values, meanings, {
      type: 'Organization',
      description: descriptionOf(values, ownDescription(values)),
      logo: webAddress(values.text('header.logoImage')),
      image: webAddress(visibleText(values, 'hero.image') || visibleText(values, 'features.image')),
    }),
  head(values, { paper, art: [main, , , , spot] }) {
    return {
      title: [values.text('header.logoText').trim(), visibleText(values, 'hero.title.text')],
      description: ownDescription(values) || factsInOneLine(values, meanings),
      picture: visibleText(values, 'hero.image') || visibleText(values, 'features.image'),
      favicon: favicon(values, main, spot),
      mark: {
        shape: hasStartValue(values, 'header.logoText') ? 'leaves' : 'tile',
        ground: paper,
        main,
        spot,
      },
    };
  },
  top: header,
  sections,
  end: footer,
  arranged: (values) => {
    const drawings = withAddedDrawings(
      Object.fromEntries(ownSections(values).map((id) => [id, sections[id]])),
      values,
      meanings,
      shapeOn,
    );
    const told: readonly string[] = toldOnOpening(values);
    return Object.fromEntries(Object.entries(drawings).filter(([id]) => !told.includes(id)));
  },
  sharesBand,
});

/** The landing page of a business. */
export const page: TemplatePage = {
  ...drawn,
  weights: [400, 800],
  displayLevel: DISPLAY_LEVEL,
  gestures: (config) => drawnGestures(readValues(config, base)),
  start,
};

function ownDescription(values: Values): string {
  return visibleText(values, 'hero.subtitle.text') || visibleText(values, 'footer.description');
}
