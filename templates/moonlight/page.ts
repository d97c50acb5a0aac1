import type { JsonObject } from '../../domain/json/json.ts';
import { withAddedDrawings } from '../added-sections/added-sections.ts';
import { sharesHoursBand } from '../layouts/bands.ts';
import { css } from '../markup/css.ts';
import { html } from '../markup/html.ts';
import { webAddress } from '../markup/url.ts';
import { callBar, callStyles } from '../page/call.ts';
import { htmlDocument } from '../page/document.ts';
import { descriptionOf, type PageHead, pageHead } from '../page/head.ts';
import { memoized } from '../page/memoize.ts';
import { pageSections, unseenHeading, visibleText } from '../page/sections.ts';
import { structuredData } from '../page/structured-data.ts';
import { readValues, type Values } from '../page/values.ts';
import type { TemplatePage } from '../template.ts';
import { firstScreenOf } from './first-screen.ts';
import { favicon } from './mark.ts';
import { meanings } from './meanings.ts';
import { colorAt, type Palette, paletteOf } from './palette.ts';
import { contact } from './sections/contact.ts';
import { header } from './sections/header.ts';
import { home } from './sections/home.ts';
import { portfolio } from './sections/portfolio.ts';
import { services } from './sections/services.ts';
import { ownSections, shapeOn } from './shapes.ts';
import { start } from './start.ts';
import { base } from './structure.ts';
import { DISPLAY_LEVEL, styles } from './styles.ts';

const drawings = {
  home: memoized(home),
  services: memoized(services),
  portfolio: memoized(portfolio),
};
const top = memoized(header);
const end = memoized(contact);
const bar = memoized(callBar);
const stylesOf = memoized((values) => {
  const palette = paletteOf(values);
  const calling = callStyles(values, palette.mainButton, palette.header);
  return css`${styles(values, palette)}${calling}`;
});
const aboutOwner = memoized((values) =>
  structuredData(values, meanings, {
    type: 'Person',
    description: descriptionOf(values, visibleText(values, 'home.description')),
    image: webAddress(visibleText(values, 'home.authorImage.image')),
  }),
);

const parts = [paletteOf, stylesOf, aboutOwner, top, ...Object.values(drawings), end, bar];

/** The portfolio of a person. */
export const page: TemplatePage = {
  weights: [300, 600],
  displayLevel: DISPLAY_LEVEL,
  render: (config) => documentOf(config, false),
  renderMarked: (config) => documentOf(config, true),
  parts(config) {
    const values = readValues(config, base, { isMarked: true });
    return parts.map((draw) => () => draw(values));
  },
  head(config) {
    const values = readValues(config, base);
    return headOf(values, paletteOf(values));
  },
  adjustedColors: (config) => paletteOf(readValues(config, base)).adjusted,
  derivedColor: (config, path) => colorAt(paletteOf(readValues(config, base)), path),
  start,
};

/** The whole page. A value that the config lacks is the template's start value. */
function documentOf(config: JsonObject, isMarked: boolean): string {
  const values = readValues(config, base, { isMarked });
  const palette = paletteOf(values);
  const name = values.text('header.logo.text').trim();
  return htmlDocument({
    head: headOf(values, palette),
    topColor: palette.header.background,
    background: palette.paper,
    about: aboutOwner(values),
    styles: stylesOf(values),
    body: html`<a class="skip" href="#main">${values.words.skipToContent}</a>
${!values.isHidden('header') && top(values)}
<main id="main">
${unseenHeading(values, 'home', name || values.words.welcome)}${pageSections(values, withAddedDrawings(drawingsOf(values), values, meanings, shapeOn), sharesHoursBand)}</main>
${end(values)}${bar(values)}`,
  });
}

/** The sections in the order that a page has until its visitor moves one. */
function drawingsOf(values: Values) {
  return Object.fromEntries(ownSections(values).map((id) => [id, drawings[id]]));
}

function headOf(values: Values, { paper, art: [main] }: Palette): PageHead {
  return pageHead(values, {
    title: [values.text('header.logo.text').trim(), visibleText(values, 'home.title')],
    description: visibleText(values, 'home.description'),
    picture: visibleText(values, 'home.image') || visibleText(values, 'home.authorImage.image'),
    favicon: favicon(values, main),
    mark: {
      shape: firstScreenOf(values) === 'moon' ? 'moon' : 'tile',
      ground: paper,
      main,
      spot: main,
    },
  });
}
