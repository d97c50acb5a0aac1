import { css } from '../markup/css.ts';

/** The styles that all landing pages share. They follow the base styles. */
export const LAYOUT = css`
@font-face{font-family:OSF;font-weight:600 800;src:local("Arial Bold"),local("Liberation Sans Bold");size-adjust:105.27%;ascent-override:101.53%;descent-override:27.83%;line-gap-override:0%}
:root{--edge:max(1.25rem,4vw,50vw - 37rem);--gap:clamp(4.5rem,9vw,8rem);--room:clamp(2.5rem,6vw,5rem)}
a{border-radius:.25rem}
#header,#hero,#benefits,#features,#footer,.card,.band{background:var(--bg);color:var(--ink)}
h1,h2,h3{letter-spacing:-.03em;line-height:1.1}
.heading p{text-wrap:balance}
h1{font-size:clamp(2.6rem,1.8rem + 3.6vw,4.75rem);font-weight:800}
h2{font-size:clamp(2rem,1.5rem + 2vw,3rem)}
h3{font-size:1.25rem;letter-spacing:-.02em}
.lead,.heading p{font-size:clamp(1.125rem,1rem + .5vw,1.3125rem);line-height:1.55}
.wrap{padding:var(--gap) var(--edge)}
.button{padding:.875rem 2rem;border-radius:2rem;font-weight:700}
.art{position:relative}
.art>*{position:absolute;width:100%;height:100%;object-fit:cover}
.art path,.picture path{stroke:currentColor;stroke-width:.04}

#header{border-bottom:var(--line)}
.bar{padding:.875rem var(--edge)}
.brand,#menu a,.opener{font-weight:700}
.brand{font-size:1.125rem;letter-spacing:-.02em}

#hero{display:grid}
.promise,.ask{display:grid;gap:2rem;align-content:center;justify-items:start}
.promise{padding:var(--room) var(--edge)}
#hero .art{aspect-ratio:7/5;max-height:28rem;width:100%}

.heading{display:grid;gap:1.25rem}
.cards{display:grid;gap:1.25rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,14rem),1fr));margin-top:var(--room)}
.card{padding:2rem;border:var(--line);border-radius:1.5rem}
h3+p{margin-top:.75rem}
.chip{display:grid;place-items:center;width:4rem;height:4rem;margin-bottom:2.5rem;border-radius:0 2rem;background:var(--chip);color:var(--icon);font-size:1.625rem}
.shot img{width:100%;height:auto;aspect-ratio:4/3;object-fit:cover}
.card{overflow:hidden}
.card .shot{margin:-2rem -2rem 1.75rem}
.card .shot+.chip{position:relative;margin:-3.75rem 0 1.25rem}

.split{display:grid;gap:var(--room)}
.picture>*{width:100%;height:auto;aspect-ratio:4/3;object-fit:cover;border-radius:1.5rem}
.features{margin-top:2rem}
.features li{padding-block:1.5rem;padding-inline-start:2.5rem;border-top:var(--line)}
.features li::before{content:"";position:absolute;margin:.2rem -2.5rem;width:1rem;height:1rem;border-radius:0 1rem;background:var(--mark)}
.features li:has(.shot){display:grid;grid-template:auto 1fr/6rem 1fr;gap:0 1.5rem;padding-inline-start:0}
.features .shot{grid-row:span 2}
.features .shot img{aspect-ratio:1;border-radius:1rem}
.features li:has(.shot)::before{content:none}

.band{overflow:hidden;border-radius:2rem}
.ask{padding:var(--room)}
.band .art{min-height:10rem}

#footer .wrap{padding-block:4rem 1.5rem}
.ends,.last{display:flex;flex-wrap:wrap;justify-content:space-between;gap:1rem 4rem}
address a{padding:.5rem 0}
.last{align-items:center;margin-top:3rem;padding-top:1.5rem;border-top:var(--line)}
.social{gap:.5rem}

@media (min-width:52em){
#hero{grid-template-columns:1fr 1fr;min-height:min(46rem,100vh - 4.5rem)}
#hero .art{aspect-ratio:auto;max-height:none}
.promise{padding-inline-end:2.5rem}
#benefits .heading{grid-template-columns:1fr 1fr;align-items:end}
.split{grid-template-columns:5fr 6fr;align-items:center}
.picture>*{aspect-ratio:4/5}
.band{display:grid;grid-template-columns:3fr 2fr}
}
[dir=rtl] .art svg{scale:-1 1}
@media print{
.art{display:none}
}
`;

/** The styles of the sections that a visitor added. */
export const ADDED_LAYOUT = css`
.more{--round:1.5rem}
.more h3{font-size:1.125rem}
@media (min-width:52em){
.beside{grid-template-columns:2fr 3fr}
}
`;
