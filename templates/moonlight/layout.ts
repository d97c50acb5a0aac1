import { FACTS } from '../added-sections/facts.ts';
import { PICTURE_ROWS } from '../layouts/picture-rows.ts';
import { css } from '../markup/css.ts';

/** The styles that all portfolios share. They follow the base styles. */
export const LAYOUT = css`
:root{--edge:max(clamp(1.25rem,5.2vw,6.25rem),50vw - 38.75rem);--gap:clamp(4.25rem,7.6vw,6.875rem);--room:clamp(1.5rem,2.4vw,2.125rem)}
#header,#home,#services,.own,#portfolio,#contact{background:var(--bg);color:var(--ink)}
h1,h2,h3,.reach{font-weight:300;letter-spacing:-.03em;line-height:1.06}
h1{font-size:min(clamp(2.9rem,1.4rem + 6.4vw,8.6rem),11.2vw);line-height:1;max-width:15ch}
.long h1{font-size:min(clamp(2.4rem,1.5rem + 3.6vw,5rem),8vw);max-width:22ch}
h2{font-size:clamp(2.1rem,1.6rem + 2.2vw,3.2rem)}
:is(.ledger,.wall)>h2{font-size:clamp(1.5rem,1.3rem + .8vw,2rem);line-height:1.15}
h3{font-size:clamp(1.75rem,1.65rem + .4vw,2rem);line-height:1.15}
p{color:var(--ink)}
h3+p{margin-top:.625rem}
.lead{font-size:clamp(1.125rem,1rem + .6vw,1.4rem);line-height:1.5}
.part{display:grid;gap:var(--room);padding:var(--gap) var(--edge)}
.part>:last-child{min-width:0}
section:empty{padding:0!important}
.button{padding:.875rem 1.75rem;border-radius:.25rem}

.bar{padding:.75rem var(--edge)}
#menu .icon{margin-inline-end:.6em;color:var(--mark)}

#home{padding:clamp(3.5rem,8vw,7rem) var(--edge) var(--gap)}
.intro{display:grid;justify-items:start;gap:1.75rem;margin-top:clamp(1.5rem,2.2vw,2rem)}
.intro .lead{max-width:32rem}
.actions{display:flex;flex-wrap:wrap;gap:.75rem}
.disc>*,.leading img{width:100%;height:100%;object-fit:cover}
.disc{overflow:hidden;aspect-ratio:1;border-radius:50%}
.leading{min-width:0}
.leading>.whole{height:auto!important}

.duo>*{color:var(--ink)}
.duo{display:grid;gap:var(--room)}
.works>*{border-top:var(--line);padding-top:1rem}
.duo>*{flex:var(--w,1) 1 0;min-width:0;border-top:2px solid;padding-top:1rem}
.duo p{font-size:1.125em}
.duo>:has(img){border:0;padding:0}
.duo img{width:100%;height:auto;margin-bottom:1.25rem}
.own{padding:var(--room)}
.works>*{padding-bottom:1.5rem}

.go{display:inline-block;width:.6em;margin-inline-start:.5rem}
[dir=rtl] .go{scale:-1 1}
a:has(.go){text-decoration-thickness:1px;text-underline-offset:.2em}

#contact{padding:var(--gap) var(--edge) 1.25rem}
.reach{max-width:none;margin-top:var(--room);font-size:min(4.5rem,(100vw - 2*var(--edge))*1.5/var(--letters));line-height:1.25}
.reach a{text-decoration-thickness:1px;text-underline-offset:.15em}
.others,.last{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 3rem}
.others{margin-top:1.5rem}
address{display:flex;flex-wrap:wrap;gap:0 3rem}
address a,.social a{color:var(--mark)}
.last{margin-top:var(--gap);padding-top:1rem;border-top:var(--line)}
@media (min-width:40em){
.pictures>.duo{display:flex}
}
@media (min-width:52em){
.beside.part{grid-template-columns:1fr 2fr}
.below>.duo{display:flex}
.works>*{display:grid;grid-template-columns:3fr 2fr;gap:2rem;align-items:baseline}
.below>.works{columns:2;column-gap:4.25rem}
.below>.works>*{display:block;break-inside:avoid}
.works h3+p{margin:0}
.works>p:only-child{grid-column:2}
#contact:has(.others){display:grid;grid-template-columns:1.6fr 1fr;column-gap:4rem}
#contact>:is(h2,.last){grid-column:1/-1}
:is(.reach:has(+.others),.others){grid-row:2;margin-top:var(--room)}
.reach:has(+.others){font-size:min(4.5rem,(100vw - 2*var(--edge))*.9/var(--letters))}
.others,.others address{display:grid;gap:0;align-content:center}
}
.ledger h3{font-size:clamp(1.9rem,1.35rem + 1.75vw,2.9rem);line-height:1.1}
.ledger p{font-size:1.125em}
.ledger .few h3{font-size:clamp(3.2rem,1.2rem + 6.6vw,7.2rem);line-height:1}
.ledger>ul,.ledger>div{border-top:2px solid}
.ledger>*>:first-child{border:0}
@media (min-width:52em){
.ledger.part{grid-template-columns:1fr 3fr}
.ledger>h2{align-self:start;padding-top:1.25rem;border-top:2px solid}
.ledger>.duo{display:block}
.ledger>*>*{display:grid;grid-template-columns:3fr 2fr;gap:2rem;align-items:baseline;padding-block:1.125rem 1.375rem}
.ledger>.few>*{padding-block:1.375rem 2rem}
.ledger h3+p{margin:0}
.ledger p:only-child{grid-column:2}
}
`;

/** The styles of a first screen with the moon. */
const MOON_LAYOUT = css`
#header{top:.75rem;margin:1rem var(--edge) 0;border-radius:2rem}
.bar{padding:.5rem 1.25rem}
#home{display:flex;flex-flow:row-reverse wrap;align-items:center;align-content:end;gap:var(--room);min-height:min(60rem,100vh - 5rem);padding:var(--room) var(--edge) 0;overflow:hidden;isolation:isolate}
h1{width:100%;max-width:none}
.intro{flex:1 18rem;margin:0;padding-bottom:var(--room)}
.disc{z-index:-1;flex:2 30rem;max-width:min(40rem,62vh);margin:2rem auto -12%;box-shadow:0 0 0 .5rem var(--bg),0 0 0 .75rem var(--ring),0 0 0 5rem var(--bg),0 0 0 5.0625rem var(--orbit),0 0 0 14rem var(--bg),0 0 0 14.0625rem var(--orbit)}
@media (prefers-reduced-motion:no-preference){
.disc{animation:rise 1.5s}
}
@keyframes rise{from{translate:0 20%}}
`;

/** The styles of a first screen with words beside a picture that runs to the edge. */
const SPLIT_LAYOUT = css`
#home{display:grid;padding:0}
.sheet{padding:clamp(2.5rem,6vw,5rem) var(--edge);align-self:center}
.sheet h1{font-size:min(clamp(2.6rem,1.2rem + 4vw,5.25rem),11.2vw)}
.sheet .disc{width:8rem;margin-bottom:1.5rem}
.leading{min-height:min(30rem,120vw)}
@media (min-width:52em){
#home{grid-template-columns:1fr 1fr;min-height:min(46rem,100vh - 4.25rem)}
.leading{position:relative;min-height:0}
.leading img{position:absolute}
.sheet{padding-inline-end:clamp(2rem,4vw,4rem)}
}
`;

/** The styles of a first screen with words above a picture that runs from edge to edge. */
const ABOVE_LAYOUT = css`
#home{padding:0}
.sheet{padding:clamp(2.5rem,6vw,5rem) var(--edge) clamp(2rem,4vw,3.5rem)}
.sheet h1{font-size:min(clamp(2.9rem,1.6rem + 4.4vw,6rem),11.2vw)}
.leading img{height:auto;max-height:min(46rem,var(--y,46rem))}
.leading>.whole{max-height:none}
.sheet .disc{width:8rem;margin-bottom:1.5rem}
`;

/** The styles of a first screen that a picture fills, with the words on a panel at its lower edge. */
const PANEL_LAYOUT = css`
#home{position:relative;display:grid;align-items:end;min-height:min(58rem,100vh - 4.25rem);padding:0 var(--edge)}
.leading,.leading img{position:absolute;inset:0;width:100%;height:100%}
.leading{height:calc(100% - 7rem)}
.sheet{position:relative;display:grid;gap:1.5rem;width:min-content;margin-top:max(9rem,34vh);margin-inline-start:calc(-1*var(--room));padding:var(--room);background:var(--bg)}
.sheet h1{width:max-content;min-width:22rem;max-width:min(38rem,60vw);font-size:clamp(2.6rem,1.2rem + 3.3vw,4.5rem)}
.sheet .intro{margin:0}
.sheet .disc{width:8rem}
@media (max-width:39.99em),print{
#home{padding:0;min-height:0}
.leading{position:static;height:72vw}
.leading img{position:static}
.sheet{width:auto;margin:0;padding:var(--room) var(--edge)}
.sheet h1{width:auto;min-width:0;max-width:none}
}
`;

/** The facts below the words of a first screen. */
const TOLD = css`${FACTS}.facts{margin-top:clamp(2.5rem,5vw,4.25rem)}`;

/** The styles of a first screen of words above a frieze. */
const FRIEZE_LAYOUT = css`
#home{padding-bottom:0}
#home div.frieze{margin:clamp(2.5rem,6vw,5rem) calc(-1*var(--edge)) 0}
`;

/** The styles of a first screen of words that pictures follow directly: low, so that the pictures are seen at once. */
export const LOW_LAYOUT = css`
#home{padding-block:clamp(2rem,4vw,3.5rem) clamp(1.5rem,2.4vw,2.25rem)}
h1{font-size:min(clamp(2.6rem,1.6rem + 4vw,5.2rem),11.2vw);max-width:20ch}
`;

/** The styles that only one kind of first screen needs. */
export const SCREEN_LAYOUTS = {
  moon: MOON_LAYOUT,
  split: SPLIT_LAYOUT,
  panel: PANEL_LAYOUT,
  above: ABOVE_LAYOUT,
  frieze: css`${FRIEZE_LAYOUT}${TOLD}`,
  line: css`${FRIEZE_LAYOUT}${TOLD}#home div.run{margin-inline-start:calc(var(--pipe)*.5 - var(--in))}`,
  words: TOLD,
};

/** The styles of work that is shown in pictures: these reach the page's edges where no words stand below them. */
export const WALL_LAYOUT = css`${PICTURE_ROWS}
.wall{padding:var(--room) var(--edge) var(--gap)}
.wall>*+*{margin-top:var(--room)}
.wall .frames{margin-inline:calc(clamp(.5rem,.7vw,.625rem) - var(--edge))}
.wall figcaption{padding-inline:.25rem}
.wall .works>*{padding-block:.75rem}
.wall .works h3{font:inherit;letter-spacing:0;line-height:1.4}
`;

/** The styles of the sections that a visitor added. */
export const ADDED_LAYOUT = css`
.more{--round:.25rem;--r:.25rem}
.more .display{text-wrap:balance}
.more h3:not(.display){font-family:inherit;font-size:1.25em;font-weight:600;letter-spacing:0;line-height:1.3}
`;
