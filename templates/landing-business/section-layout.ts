import { css } from '../markup/css.ts';

/** The styles of a landing page's sections below the first one, in all their layouts. Benefits below their heading have it large. */
export const SECTIONS = css`
#benefits,#features,#cta,#footer{background:var(--bg);color:var(--ink)}
.heading p{margin-top:.75rem}
.gains,.offered,.close h2+div,.close .action{margin-top:var(--room)}
.gains{display:grid;gap:var(--room)}
.gains li{padding-top:1rem;border-top:2px solid var(--mark)}
.sign{float:inline-start;margin-top:.15em;margin-inline-end:.6em;color:var(--icon);font-size:1.25em}
.sign+h3{overflow:hidden}
h3+p{margin-top:.35rem}
.close h2{font-size:clamp(2.4rem,1.5rem + 3.4vw,4.4rem)}
#footer .wrap{padding-bottom:2.625rem}
.ends{display:flex;flex-wrap:wrap;gap:1.625rem 3rem;padding-top:2.625rem;border-top:var(--line)}
.ends>*{flex:1 11rem}
.ends>.about{flex:2 16rem}
.ends :is(.brand,address p){min-height:1.75rem}
.ends .brand{margin-bottom:.5rem}
.last{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:1rem 4rem;margin-top:var(--room);padding-top:1rem;border-top:var(--line);font-size:.875em}
.social{gap:.5rem}
@media (min-width:56em){
.close{display:grid;grid-template-columns:1.5fr 1fr;gap:4.25rem;align-items:baseline}
.close h2+div{margin:0}
.close:has(.dial){grid-template-columns:1fr auto}
}
.gains .card{padding:1.625rem;border:0;border-radius:var(--round);overflow:hidden;background:var(--bg);color:var(--ink)}
.open>span{display:block;font-variant-numeric:lining-nums tabular-nums}
#benefits .below h2{max-width:14em;font-size:clamp(2.4rem,1.4rem + 3.2vw,4.4rem)}
.edge>:last-child{padding:2.625rem var(--edge) var(--gap)}
.picture img{width:100%;height:auto;aspect-ratio:1;object-fit:cover}
.block .heading{display:flex;flex-direction:column;justify-content:space-between;padding:var(--gap) var(--edge);background:var(--bg);color:var(--ink)}
.block h2{font-size:clamp(2.8rem,1.5rem + 4.6vw,5.4rem);line-height:1}
.block .lengthy h2{font-size:clamp(2.2rem,1.4rem + 2.4vw,3.6rem)}
.block .heading p{max-width:22em;margin-top:var(--room);font-size:1.2em}
.block .offered{margin:0;padding:2.625rem var(--edge) var(--gap)}
.block .offered>li{padding-block:1.5rem}
.block .offered>:first-child{border:0}
.block .offered>:last-child{border-bottom:0}
.block .display{font-size:clamp(1.75rem,1.2rem + 1.3vw,2.4rem);line-height:1.15}
@media (min-width:56em){
.row .gains{grid-auto-flow:column;grid-auto-columns:1fr}
.rows .gains{grid-template-columns:1fr 1fr;column-gap:4.25rem}
.wordy .gains li{display:grid;grid-template-columns:1.2fr 1fr;column-gap:2.625rem}
.wordy .gains p{grid-area:1/2/span 2}
#benefits .beside{display:grid;grid-template-columns:1.35fr 3fr;gap:2.625rem}
#benefits .beside .gains{margin:0}
.edge{display:grid;grid-template-columns:5fr 7fr;align-items:center}
.edge>:last-child{padding-block:var(--gap);padding-inline-start:clamp(2.6rem,8vw,8.5rem)}
.picture,.picture img{height:100%}
.picture img{max-height:min(47.5rem,var(--y,47.5rem))}
.block{display:grid;grid-template-columns:1fr 1fr}
.block .heading{padding-inline-end:2.625rem}
.block .offered{align-self:center;padding-block:var(--gap);padding-inline-start:4.25rem}
#features.beside{display:grid;grid-template-columns:1fr 1.7fr;gap:4.25rem}
.beside .offered{margin:0}
.below .offered{display:grid;grid-template-columns:1fr 1fr;column-gap:4.25rem}
}
.shot img{width:100%;height:auto;margin-bottom:1rem;aspect-ratio:4/3;object-fit:cover;border-radius:var(--round)}
.offered li:has(.shot){display:grid;grid-template:auto 1fr/6rem 1fr;gap:0 1.5rem}
.offered .shot{grid-row:span 2}
.offered .shot img{margin:0;aspect-ratio:1}
.across img{width:100%;height:clamp(15rem,38vw,36rem);object-fit:cover}
.facing .across img{height:auto;aspect-ratio:1}
:is(.picture,.across)>.whole{height:auto!important;aspect-ratio:auto!important}
@media (min-width:56em){
.facing{display:grid;grid-template-columns:7fr 5fr;align-items:center}
.facing .across{order:1}
.facing .across img{max-height:min(42rem,var(--y,42rem))}
.facing .close{display:block}
.facing .close h2+div{margin-top:var(--room)}
main:has(>.facing:last-child)+#footer .ends{border:0}
.edge:has(+*>.across){padding-bottom:var(--gap)}
.edge:has(>*>.whole){display:block}
.edge:has(>*>.whole)>:last-child{padding-inline:var(--edge)}
.facing .across:has(>.small){align-self:stretch}
}
`;
