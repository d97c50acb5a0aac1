import { FACTS } from '../added-sections/facts.ts';
import { type Composition, isGesture, needsPicture } from '../layouts/composition-names.ts';
import { type Css, css } from '../markup/css.ts';
import { ACROSS } from './layout.ts';

/** The styles of a composed hero. They follow those of the headings. */
export function heroLayout(composition: Composition, isUrgentBusiness: boolean): Css {
  const isPlain = !needsPicture(composition) && !isGesture(composition);
  const beside = isUrgentBusiness && isPlain ? BESIDE : [];
  return css`#header{border:0}${LAYOUTS[composition]}${beside}`;
}

/** What the two openings with a picture share. */
const PICTURED = css`
${ACROSS}.promise{gap:1.625rem}
h1{line-height:1.05}
.long{font-size:min(clamp(2.2rem,1.5rem + 3vw,4rem),8vw)}
`;

const LARGE = css`
.promise{gap:1.625rem;padding-block:clamp(2.5rem,6vw,5.5rem) clamp(2.5rem,5vw,4.25rem)}
h1{max-width:9em;font-size:min(clamp(3rem,1.4rem + 7.5vw,8.6rem),11.2vw)}
.long{max-width:none;font-size:min(clamp(2.2rem,1.4rem + 3.8vw,5.4rem),8vw)}
@media (min-width:52em){
.promise{grid-template-columns:1fr auto;column-gap:4.25rem;align-items:end}
h1{grid-column:span 2}
}
`;

/** Whoever is called in an emergency has the way to call beside the words, not below them. */
const BESIDE = css`
@media (min-width:52em){
.promise{grid-template-columns:1fr auto}
h1{grid-area:1/1/span 2;align-self:center;max-width:8em;font-size:clamp(2.8rem,1.2rem + 5vw,7rem)}
.promise .lead{max-width:20em}
.promise .action{align-self:start}
}
`;

/** When, where and the number of a first screen. */
const TOLD = css`
.art path{stroke:none!important}
.told{display:grid;gap:1.25rem}
.told dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1.5rem;padding:.2rem 0;font-size:1.0625em}
.told dd{margin-inline-start:auto;font-weight:600;font-variant-numeric:lining-nums tabular-nums}
.told .dial{font-size:1.2em;line-height:1.6;letter-spacing:0}
`;

/** Words with those facts below them, beside what is large. */
const SIDE = css`
#hero{gap:2.25rem;padding-inline:var(--edge)}
#hero .promise{padding-inline:0;padding-block:clamp(1.5rem,3vw,2.5rem) 1.75rem}
.side .told{max-width:26rem}
h1{max-width:12em}
`;

const LAYOUTS: Readonly<Record<Composition, Css>> = {
  split: css`${PICTURED}
#hero .art{aspect-ratio:1;max-height:34rem}
@media (min-width:52em){
#hero{grid-template-columns:1fr 1fr;min-height:min(47rem,100vh - 4.5rem)}
.promise{padding-inline-end:2.5rem}
#hero .art{aspect-ratio:auto;max-height:none}
h1{font-size:clamp(2.6rem,1.2rem + 4vw,5.25rem)}
.long{font-size:clamp(2.2rem,1.2rem + 2.3vw,3.6rem)}
}
`,
  panel: css`${PICTURED}
#hero .art{aspect-ratio:5/4;max-height:none}
.promise{padding-block:2rem 3.5rem}
@media (min-width:52em){
#hero .art{aspect-ratio:auto;height:clamp(22rem,40vw,42rem)}
.promise{position:relative;width:min-content;margin-top:-9rem;margin-inline-start:calc(var(--edge) - 2.625rem);padding:2.625rem 2.625rem 2rem;background:var(--bg)}
.art:has(>.whole)+.promise{margin-top:0}
h1{width:max-content;min-width:22rem;max-width:min(38rem,50vw);font-size:clamp(2.6rem,1.2rem + 3.3vw,4.5rem)}
.long{font-size:clamp(2.2rem,1.2rem + 2.3vw,3.4rem)}
}
`,
  frieze: css`${LARGE}${FACTS}.facts{margin:0 var(--edge) clamp(2.5rem,5vw,4.25rem)}`,
  door: css`${TOLD}
#hero{gap:2.25rem var(--room);padding-inline:var(--edge)}
#hero .promise{padding-inline:0;padding-block:clamp(2.5rem,6vw,5.5rem) 0;align-content:end}
h1{max-width:8em;font-size:min(clamp(2.9rem,1.4rem + 5.2vw,6.6rem),12vw)}
.long{max-width:none;font-size:min(clamp(2.2rem,1.2rem + 2.9vw,4.4rem),8vw)}
.door{position:relative;width:100%;max-width:34rem;align-self:end;justify-self:center}
#hero .door .art{aspect-ratio:10/9;max-height:none;overflow:hidden}
.told{padding:1.75rem clamp(1.5rem,2.6vw,2.25rem) 2.25rem;background:var(--bg);color:var(--ink)}
.arch-door .art{border-radius:50% 50% 0 0/56% 56% 0 0}
.plate-door{margin-bottom:clamp(2rem,4vw,3.5rem)}
.plate-door .art{border-radius:2.5rem 2.5rem 0 0}
.plate-door .told{border-radius:0 0 2.5rem 2.5rem}
.door .whole,.arch-door .small{object-position:50% 100%!important}
.awning{position:absolute;z-index:1;top:0;width:calc(100% + 2rem);max-width:none;margin-inline:-1rem}
.awning-door{padding-top:1.5rem}
@media (min-width:52em){
#hero{grid-template-columns:1fr clamp(21rem,36vw,34rem);min-height:min(46rem,100vh - 4.5rem)}
#hero .promise{padding-bottom:clamp(2.5rem,5vw,4.25rem)}
.door{margin-top:2.5rem}
}
@media print{
.door:not(:has(img)) .art{display:none}
}
`,
  list: css`${TOLD}${SIDE}
h1{font-size:clamp(2.4rem,1.6rem + 2.2vw,3.6rem)}
.long{font-size:clamp(2rem,1.4rem + 1.4vw,2.6rem)}
#hero .art{aspect-ratio:3/2;max-height:none;margin-top:2rem;overflow:hidden;border-radius:var(--round)}
.listed{padding-bottom:clamp(2.5rem,5vw,4.25rem)}
.listed li{display:flex;align-items:baseline;gap:0 1rem;padding:.55rem 0;border-bottom:var(--line)}
.listed .display{font-size:clamp(1.7rem,.9rem + 3.4vw,4.1rem);line-height:1.12}
.listed small{margin-inline-start:auto;font-size:1em}
.listed b{margin-inline-start:auto;white-space:nowrap;font-variant-numeric:lining-nums tabular-nums}
.listed small+b{margin:0}
@media (max-width:51.99em){
.listed li{flex-wrap:wrap}
.listed small{order:1;width:100%;margin:0}
.listed small+b{margin-inline-start:auto}
}
@media (min-width:52em){
#hero{grid-template-columns:minmax(17rem,1fr) 2.3fr;column-gap:clamp(2.5rem,6vw,6rem)}
.listed{padding-top:clamp(1.5rem,2.4vw,2.25rem)}
.side{padding-bottom:clamp(2.5rem,5vw,4.25rem)}
}
`,
  name: css`${TOLD}${SIDE}
h1{font-size:clamp(2rem,1.4rem + 2vw,3.3rem)}
.long{font-size:clamp(1.75rem,1.3rem + 1.2vw,2.4rem)}
#hero .art{aspect-ratio:3/2;max-height:none;align-self:end;overflow:hidden;border-radius:var(--round)}
.name{max-width:none;padding-bottom:.12em;color:var(--mark);font-size:min((100vw - 2*var(--edge))/var(--word),30vw);line-height:.92;letter-spacing:-.035em;text-wrap:wrap;overflow-wrap:anywhere;hyphens:none}
@media (min-width:52em){
#hero{grid-template-columns:1fr minmax(0,34rem);column-gap:clamp(2.5rem,6vw,6rem)}
#hero .art{margin-top:2.5rem}
.side{align-self:end}
.name{grid-column:1/-1;font-size:min((100vw - 2*var(--edge))/var(--all),22rem)}
}
@media print{
.name{font-size:4rem}
}
`,
  sheet: css`${FACTS}
:root{--edge:clamp(1.25rem,6vw,6.25rem);--gap:clamp(1.75rem,2.6vw,2.5rem);--rule:linear-gradient(90deg,transparent var(--edge),currentColor var(--edge) calc(100% - var(--edge)),transparent 0) 1}
body{counter-reset:part}
#header,main,#footer{width:calc(100% - 2*clamp(0rem,4.4vw,4rem));max-width:80rem;margin-inline:auto}
.bar{margin-inline:var(--edge);padding:1.25rem 0;border-bottom:2px solid;color:var(--ink)}
h1{max-width:11em;font-size:min(clamp(2.7rem,1.4rem + 4.8vw,5.8rem),11vw)}
.promise{gap:1.625rem;padding-block:clamp(2.5rem,5vw,4.5rem) clamp(2.5rem,4vw,3.75rem)}
#hero .facts{display:block;padding:0 var(--edge)}
.facts>*,main>section:not(#hero,:empty){color:var(--ink)}
#hero .facts>*{padding-block:1.125rem 1.5rem}
.facts dd{padding:0;font-size:clamp(1.15rem,1rem + .6vw,1.5rem);font-weight:400}
main>section:not(#hero,:empty){border-top:1px solid;border-image:var(--rule)}
main>:not(#cta) :is(h2,h3.display):not(.unseen){font:inherit;font-weight:600;letter-spacing:0}
.facts dt{font-weight:600}
main>:not(#cta) h2:not(.unseen)::before,.facts dt::before{counter-increment:part;content:var(--sign,"") counter(part);margin-inline-end:.75em;color:var(--number);font-size:1.2em}
.close h2{font-size:clamp(2rem,1.5rem + 2.2vw,3.4rem)}
.offered>:first-child,.gains>*{border-top:0!important;padding-top:0!important}
.rules>:last-child{border-bottom:0}
#footer .wrap{padding-top:0}
main{padding-bottom:var(--gap);background:var(--sheet)}
@media (min-width:56em){
.facts>*,#features.beside,.more.beside,#benefits .beside{display:grid;grid-template-columns:minmax(13rem,1fr) 2.6fr!important;gap:0 2.625rem!important}
}
`,
  mount: css`${TOLD}
.wall{--h:min(46vh,28rem);--mat:0px;display:flex;align-items:flex-end;justify-content:space-evenly;gap:clamp(.5rem,1vw,1rem);padding:clamp(.75rem,2vw,1.75rem) clamp(.5rem,1vw,1rem) 0;border-bottom:clamp(1.25rem,3vw,3rem) solid color-mix(in srgb,var(--bg),var(--ink) 9%)}
.wall:has(.framed){padding-inline:var(--edge);gap:clamp(.75rem,2vw,2rem)}
.wall li{flex:var(--g) 1 calc(var(--b) + 2*var(--mat));min-width:calc(var(--g)*14%);max-width:calc(var(--r)*var(--h) + 2*var(--mat))}
.wall .framed{--mat:clamp(.625rem,1.2vw,1.25rem);padding:var(--mat);background:#fff;box-shadow:0 .25rem 1.5rem #0003}
.wall img{width:100%;height:auto;max-height:none}
.side{display:grid;gap:1.75rem;padding:clamp(1.75rem,3.4vw,3.25rem) var(--edge) clamp(2.5rem,5vw,4.25rem)}
.promise{padding:0}
h1{max-width:none;font-size:min(clamp(2.5rem,1.4rem + 4vw,5.4rem),11.2vw)}
.long{font-size:min(clamp(2.2rem,1.2rem + 2.4vw,3.6rem),8vw)}
.bleed{padding:0!important;border:0}
.bleed li{max-width:none}
.bleed img{height:clamp(15rem,44vw,min(44rem,66vh));object-fit:cover}
.bleed .whole{height:auto}
@media (max-width:39.99em){
.wall{--h:17rem;flex-wrap:wrap}
.wall>:first-child:not(.framed,:only-child){flex-basis:100%;max-width:none}
.wall>.framed+*,.wall>*+.framed{flex:min(var(--r),2) 1 7rem;min-width:0}
}
@media (min-width:52em){
.side{grid-template-columns:1fr minmax(18rem,26rem);gap:clamp(2.5rem,6vw,6rem);align-items:start;justify-content:space-between}
#hero:has(.lone){grid-template-columns:auto 1fr;align-items:end;padding-inline:var(--edge)}
.wall.lone{--h:min(66vh,38rem);padding-inline:0;border:0;justify-content:start}
.wall.lone li{width:calc(var(--r)*var(--h) + 2*var(--mat))}
.wall.lone .framed{width:auto}
.lone+.side{grid-template-columns:1fr;padding-inline-end:0}
}
`,
  line: css`${TOLD}
.promise{padding-block:clamp(2rem,4.4vw,4rem) 1.75rem}
h1{max-width:11em;font-size:min(clamp(2.9rem,1.4rem + 5.2vw,6.6rem),11.2vw)}
.long{max-width:none;font-size:min(clamp(2.2rem,1.2rem + 2.9vw,4.4rem),8vw)}
.told{justify-items:start;padding-inline:var(--edge);padding-bottom:clamp(1.5rem,3vw,2.5rem)}
.told dl div{gap:0 2.5rem}
.told .action{order:-1}
.told .dial{padding:1rem min(4.4vw,1.75rem);font-size:clamp(1.3rem,.85rem + 2.2vw,2.75rem);font-weight:700}
#hero .art{aspect-ratio:3/2;max-height:none}
.edge{padding-top:var(--room)}
.edge .picture{order:1}
@media (min-width:52em){
.told{display:flex;flex-wrap:wrap;align-items:center;gap:1.5rem 3.5rem}
#hero:has(>.art>img:not(.whole)){grid-template-columns:7fr 5fr;grid-template-rows:1fr auto}
#hero:has(>.art>img:not(.whole)) .told{display:grid}
#hero .art:has(>:not(.whole)){grid-area:1/2/span 2;aspect-ratio:auto;min-height:26rem}
.edge{grid-template-columns:7fr 5fr}
.edge>:last-child{padding-inline-start:var(--edge)}
}
`,
  words: css`${LARGE}${FACTS}.facts{margin:0 var(--edge)}`,
};
