import { withAddedDrawings } from '../added-sections/added-sections.ts';
import { sharesHoursBand } from '../layouts/bands.ts';
import { webAddress } from '../markup/url.ts';
import { factsInOneLine } from '../page/business-facts.ts';
import { composePage } from '../page/compose.ts';
import { descriptionOf } from '../page/head.ts';
import { memoized } from '../page/memoize.ts';
import { visibleText } from '../page/sections.ts';
import { structuredData } from '../page/structured-data.ts';
import { readValues } from '../page/values.ts';
import type { TemplatePage } from '../template.ts';
import { drawnGestures, firstScreenOf } from './first-screen.ts';
import { favicon } from './mark.ts';
import { meanings } from './meanings.ts';
import { colorAt, paletteOf } from './palette.ts';
import { contact } from './sections/contact.ts';
import { header } from './sections/header.ts';
import { home } from './sections/home.ts';
import { portfolio } from './sections/portfolio.ts';
import { services } from './sections/services.ts';
import { ownSections, shapeOn } from './shapes.ts';
import { start } from './start.ts';
import { base } from './structure.ts';
import { DISPLAY_LEVEL, styles } from './styles.ts';

const sections = {
  home: memoized(home),
  services: memoized(services),
  portfolio: memoized(portfolio),
};

const drawn = composePage({
  base,
  name: meanings.name,
  paletteOf,
  colorAt,
  styles,
  mainButton: ({ mainButton }) => mainButton,
  about: (values) =>
    structuredData(values, meanings, {
      type: 'Person',
      description: descriptionOf(values, visibleText(values, 'home.description')),
      image: webAddress(visibleText(values, 'home.authorImage.image') || visibleText(values, 'home.image')),
    }),
  head(values, { paper, art: [main] }) {
    return {
      title: [values.text('header.logo.text').trim(), visibleText(values, 'home.title')],
      description: visibleText(values, 'home.description') || factsInOneLine(values, meanings),
      picture: visibleText(values, 'home.image') || visibleText(values, 'home.authorImage.image'),
      favicon: favicon(values, main),
      mark: {
        shape: firstScreenOf(values) === 'moon' ? 'moon' : 'tile',
        ground: paper,
        main,
        spot: main,
      },
    };
  },
  top: header,
  sections,
  end: contact,
  arranged: (values) =>
    withAddedDrawings(
      Object.fromEntries(ownSections(values).map((id) => [id, sections[id]])),
      values,
      meanings,
      shapeOn,
    ),
  sharesBand: sharesHoursBand,
});

/** The portfolio of a person. */
export const page: TemplatePage = {
  ...drawn,
  weights: [300, 600],
  displayLevel: DISPLAY_LEVEL,
  gestures: (config) => drawnGestures(readValues(config, base)),
  start,
};
