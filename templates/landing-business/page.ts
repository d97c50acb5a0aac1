import type { JsonObject } from '../../domain/json/json.ts';
import { withAddedDrawings } from '../added-sections/added-sections.ts';
import { hasStartValue } from '../layouts/initial.ts';
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
import { favicon } from './brand-mark.ts';
import { meanings } from './meanings.ts';
import { colorAt, type Palette, paletteOf } from './palette.ts';
import { benefits } from './sections/benefits.ts';
import { callToAction } from './sections/call-to-action.ts';
import { features } from './sections/features.ts';
import { footer } from './sections/footer.ts';
import { header } from './sections/header.ts';
import { hero } from './sections/hero.ts';
import { shapeOn, sharesBand } from './shapes.ts';
import { start } from './start.ts';
import { base } from './structure.ts';
import { DISPLAY_LEVEL, styles } from './styles.ts';

const drawings = {
  hero: memoized(hero),
  benefits: memoized(benefits),
  features: memoized(features),
  cta: memoized(callToAction),
};
const top = memoized(header);
const end = memoized(footer);
const bar = memoized(callBar);
const stylesOf = memoized((values) => {
  const palette = paletteOf(values);
  const calling = callStyles(values, palette.heroButton, palette.header);
  return css`${styles(values, palette)}${calling}`;
});
const aboutOwner = memoized((values) =>
  structuredData(values, meanings, {
    type: 'Organization',
    description: descriptionOf(values, ownDescription(values)),
    logo: webAddress(values.text('header.logoImage')),
  }),
);

const parts = [paletteOf, stylesOf, aboutOwner, top, ...Object.values(drawings), end, bar];

/** The landing page of a business. */
export const page: TemplatePage = {
  weights: [400, 800],
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
  const name = values.text('header.logoText').trim();
  return htmlDocument({
    head: headOf(values, palette),
    topColor: palette.header.background,
    background: palette.paper,
    about: aboutOwner(values),
    styles: stylesOf(values),
    body: html`<a class="skip" href="#main">${values.words.skipToContent}</a>
${!values.isHidden('header') && top(values)}
<main id="main">
${unseenHeading(values, 'hero', name || values.words.welcome)}${pageSections(values, withAddedDrawings(drawings, values, meanings, shapeOn), sharesBand)}</main>
${end(values)}${bar(values)}`,
  });
}

function headOf(values: Values, palette: Palette): PageHead {
  const [main, , , , spot] = palette.art;
  return pageHead(values, {
    title: [values.text('header.logoText').trim(), visibleText(values, 'hero.title.text')],
    description: ownDescription(values),
    picture: visibleText(values, 'hero.image') || visibleText(values, 'features.image'),
    favicon: favicon(values, main, spot),
    mark: {
      shape: hasStartValue(values, 'header.logoText') ? 'leaves' : 'tile',
      ground: palette.paper,
      main,
      spot,
    },
  });
}

function ownDescription(values: Values): string {
  return visibleText(values, 'hero.subtitle.text') || visibleText(values, 'footer.description');
}
