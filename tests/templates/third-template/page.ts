import type { JsonObject } from '../../../domain/json/json.ts';
import { icon } from '../../../templates/icons/icon.ts';
import { tone } from '../../../templates/markup/color.ts';
import { type Css, css } from '../../../templates/markup/css.ts';
import { type Html, html, lines } from '../../../templates/markup/html.ts';
import { BASE_CSS, bodyStyle } from '../../../templates/page/base-css.ts';
import { brandLink } from '../../../templates/page/brand-link.ts';
import { button } from '../../../templates/page/button.ts';
import { ContrastAdjuster } from '../../../templates/page/contrast-adjuster.ts';
import { htmlDocument } from '../../../templates/page/document.ts';
import { type PageHead, pageHead } from '../../../templates/page/head.ts';
import { memoized } from '../../../templates/page/memoize.ts';
import { menu } from '../../../templates/page/menu.ts';
import { contactLines, footerCredit } from '../../../templates/page/page-end.ts';
import { photo } from '../../../templates/page/photo.ts';
import { pageSections, unseenHeading, visibleText } from '../../../templates/page/sections.ts';
import { socialLinks } from '../../../templates/page/social-links.ts';
import { globalColors, pageText, surfaceOn, surfaceStyle } from '../../../templates/page/surface.ts';
import { readValues, type Values } from '../../../templates/page/values.ts';
import type { TemplatePage } from '../../../templates/template.ts';
import { PAGE_WORDS } from './page-words.ts';
import { start } from './start.ts';
import { base } from './structure.ts';

const defaults = readValues(base, {});
const PICTURE = { width: 800, height: 600, sizes: '100vw' };
const MARK = html`<svg class="mark" viewBox="0 0 8 8" aria-hidden="true"><path d="M1 1h6v6H1z"/></svg>`;

const drawings = { notices: memoized(notices) };
const paletteOf = memoized(drawPalette);

export const page: TemplatePage = {
  weights: [400, 700],
  displayLevel: 3,
  render: (config) => documentOf(config, false),
  renderMarked: (config) => documentOf(config, true),
  parts: () => [],
  head: (config) => headOf(readValues(config, base)),
  adjustedColors: (config) => paletteOf(readValues(config, base)).adjusted,
  derivedColor: () => undefined,
  start,
};

function documentOf(config: JsonObject, isMarked: boolean): string {
  const values = readValues(config, base, { isMarked });
  const { paper } = paletteOf(values);
  return htmlDocument({
    head: headOf(values),
    topColor: paper.background,
    background: paper.background,
    about: { '@type': 'Organization', name: values.text('header.logoText') || undefined },
    styles: stylesOf(values),
    body: html`<a class="skip" href="#main">${values.words.skipToContent}</a>
${!values.isHidden('header') && header(values)}
<main id="main">
${unseenHeading(values, 'notices', values.words.welcome)}${pageSections(values, drawings)}</main>
${footer(values)}`,
  });
}

function headOf(values: Values): PageHead {
  return pageHead(values, {
    title: [values.text('header.logoText').trim(), visibleText(values, 'notices.title')],
    description: '',
    picture: visibleText(values, 'notices.image'),
    favicon: html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6H1z"/></svg>`,
  });
}

function drawPalette(values: Values) {
  const { primary, secondary } = globalColors(values, defaults);
  const adjuster = new ContrastAdjuster(values, defaults);
  const text = pageText(values, defaults, adjuster, secondary);
  const deep = tone(primary, 0.25, 0.05);
  const paper = surfaceOn(secondary, 'globalSettings.textColor', adjuster, text, deep);
  const background = values.color('notices.background') ?? secondary;
  const wall = surfaceOn(background, 'notices.textColor', adjuster, text, deep);
  const mark = adjuster.global('primaryColor', [background]);
  return { paper, wall, mark, adjusted: adjuster.adjusted };
}

function stylesOf(values: Values): Css {
  const { paper, wall, mark } = paletteOf(values);
  return css`${BASE_CSS}
#header,#footer{padding:1rem;background:var(--bg);color:var(--ink);${surfaceStyle(paper)}}
#notices{padding:4rem 1rem;background:var(--bg);color:var(--ink);${surfaceStyle(wall)};--mark:${mark};--fill:${wall.ink};--on:${wall.background}}
#notices .icon{color:var(--mark)}
${bodyStyle(paper.background, values.text('globalSettings.fontFamily'))}`;
}

function header(values: Values): Html {
  return html`<header id="header"><div class="bar">
${brandLink(values, { name: 'header.logoText', image: 'header.logoImage' }, MARK)}
${menu(values, 'header.menuItems')}
</div></header>`;
}

function notices(values: Values): Html {
  const title = values.text('notices.title').trim();
  const hidden = title === '' && html` class="unseen"`;
  const items = values.items('notices.items', ['icon', 'title', 'description']).map(notice);
  return html`<section id="notices" aria-labelledby="notices-title">
<h1 id="notices-title"${hidden}${values.mark('notices.title')}>${hidden ? values.words.welcome : lines(title)}</h1>
${photo(values.text('notices.image'), values.text('notices.imageDescription'), PICTURE)}
${items.length > 0 && html`<ul>${items}</ul>`}
${button(values, 'notices.button')}
</section>`;
}

function notice(item: Values): Html {
  const title = item.text('title').trim();
  const description = item.text('description').trim();
  const drawing = icon(item.text('icon'));
  const hidden = title === '' && html` class="unseen"`;
  return html`<li>${drawing && html`<span${item.mark('icon')}>${drawing}</span>`}<h2${hidden}${item.mark('title')}>${
    hidden ? item.ownWords(PAGE_WORDS) : lines(title)
  }</h2>${description && html`<p${item.mark('description')}>${lines(description)}</p>`}</li>`;
}

function footer(values: Values): Html {
  if (values.isHidden('footer')) return html`<footer id="footer">${footerCredit(values)}</footer>`;
  return html`<footer id="footer">
${contactLines(values, 'footer', ['email', 'phone'])}
${socialLinks(values, 'footer.social')}
${footerCredit(values)}
</footer>`;
}
