import { USUAL_FOCUS } from '../../domain/config/focus-point.ts';
import { pairingNamed } from '../fonts/pairings.ts';
import type { Color } from '../markup/color.ts';
import { type Css, css, fontFamily } from '../markup/css.ts';

/**
 * Pictures that their place does not crop: they are drawn no larger than their pixels allow, small ones and panoramas whole,
 * and what they leave of their place is ground.
 */
const FITTED = css`
.held{max-width:var(--x);max-height:var(--y)}
div:has(>.held:only-child){display:grid;grid-template-columns:minmax(0,1fr);background:var(--ground)}
div>.held:only-child{inset:0;margin:auto}
div>.small:only-child{padding:clamp(1rem,3vw,2.5rem);object-fit:contain;object-position:50%}
.whole:not(.disc>*,.brand>*){object-fit:contain!important;object-position:50%}
`;

/**
 * The styles that all templates share. No selector of any template may use `href` or `:link`, because the preview removes
 * the addresses of links. On narrow screens the open menu is positioned in the page, not in the window: without script, a
 * tapped link cannot close it, so the menu scrolls out of sight instead.
 */
export const BASE_CSS = css`
*,::before,::after{box-sizing:border-box;margin:0;padding:0}
html{--line:1px solid color-mix(in srgb,currentColor 25%,transparent);-webkit-text-size-adjust:100%}
ul{list-style:none}
svg,img{display:block;max-width:100%}
img{object-position:${USUAL_FOCUS.x}% ${USUAL_FOCUS.y}%;background:var(--ground);color:var(--on-ground)}
${FITTED}svg{flex:none;fill:currentColor}
a{color:inherit;cursor:pointer}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
h1,h2,h3,.lead{text-wrap:balance}
h1,h2,h3,.brand{hyphens:auto}
p{max-width:62ch;text-wrap:pretty}
address{font-style:normal}
.unseen,.skip:not(:focus){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.skip{--ink:#000;position:absolute;z-index:3;padding:1rem;outline-offset:-6px;background:#fff;color:#000}
.icon{width:1em;height:1em;overflow:visible}
.bar{display:flex;align-items:center;justify-content:space-between;gap:1rem clamp(1rem,2.2vw,2rem)}
.brand,#menu a,address p,.credit,.credit a{display:flex;align-items:center;min-height:2.75rem;color:var(--ink)}
.brand,#menu a:not(:hover){text-decoration:none}
.brand{gap:.75rem;line-height:1.2;min-width:0}
.brand img{width:10rem;height:2.75rem;object-fit:contain;object-position:0;background:none;color:inherit}
address p{width:fit-content}
.credit{flex-wrap:wrap;column-gap:1.5rem}
.mark{width:1.75rem}
.button{display:inline-block;border:2px solid transparent;background:var(--fill);color:var(--on);text-decoration:none;text-align:center}
.button .icon{display:inline-block;margin-inline-end:.625em;vertical-align:-.1em}
.opener{flex:none;padding:.5rem 1.25rem;border:var(--line);border-radius:2rem;background:none;color:var(--ink);font:inherit;cursor:pointer}
.social{display:flex;flex-wrap:wrap;margin-inline-start:-.75rem}
.social a{display:grid;place-items:center;width:2.75rem;height:2.75rem;color:var(--ink);font-size:1.25rem}

@media (max-width:49.99em){
.later{order:1}
#menu{position:absolute;inset:5rem 1.25rem auto;width:auto;padding:.75rem 1.5rem;border:var(--line);border-radius:1.5rem;background:var(--bg);color:var(--ink);box-shadow:0 1rem 3rem #0003}
}
@media (min-width:50em){
html{scroll-padding-top:7.5rem}
#header{position:sticky;z-index:2;top:0;max-height:7.5rem;overflow:auto}
.opener{display:none}
#menu{display:block;position:static;width:auto;border:0;background:none;overflow:visible}
#menu ul{display:flex;flex-wrap:wrap;gap:0 clamp(1rem,2.2vw,2rem)}
}
@media (prefers-reduced-motion:no-preference){
html{scroll-behavior:smooth}
.button{transition:translate .2s}
.button:hover{translate:0 -2px}
}
.when{unicode-bidi:isolate}
.when span,bdo{white-space:nowrap}
[dir=rtl] *{letter-spacing:0;word-spacing:0}
[dir=rtl] :is(h1,h2,h3){line-height:1.3}
[dir=rtl] .brand img{object-position:100%}
@media print{
html{font-size:70%;--gap:1.5rem!important}
#main>*,footer{min-height:0!important}
.art,.leading,img{max-height:21rem!important}
#header{position:static}
#menu,.opener,#header .button,.action,[download]{display:none}
h2,h3{break-after:avoid}
li,figure,footer{break-inside:avoid}
footer,img{break-before:avoid}
p{orphans:3;widows:3}
*,::after{background:none!important;box-shadow:none!important;color-scheme:light}
:not(path){color:#000!important}
}
`;

/** What stands in for a sans serif font of the page until that has loaded, in its size. A pairing brings its own. */
const STAND_IN = css`
@font-face{font-family:OSF;src:local(Arial),local("Liberation Sans");size-adjust:105.27%;ascent-override:101.53%;descent-override:27.83%;line-gap-override:0%}
@font-face{font-family:OSF;font-weight:600 800;src:local("Arial Bold"),local("Liberation Sans Bold");size-adjust:105.27%;ascent-override:101.53%;descent-override:27.83%;line-gap-override:0%}
`;

/** The page's background and font. */
export function bodyStyle(paper: Color, font: string): Css {
  return css`${pairingNamed(font) ? [] : STAND_IN}body{font:clamp(1.0625rem,1rem + .25vw,1.1875rem)/1.6 ${fontFamily(font)};background:${paper};overflow-wrap:anywhere}`;
}
