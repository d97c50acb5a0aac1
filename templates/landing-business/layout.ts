import { css } from '../markup/css.ts';

/** The styles that all landing pages share. They follow the base styles. */
export const LAYOUT = css`
a{border-radius:.25rem}
#header,#hero{background:var(--bg);color:var(--ink)}
.button{padding:.8rem 1.625rem;border-radius:var(--r);font-weight:600}
.dial{font-size:clamp(1.6rem,1rem + 2.6vw,3.2rem);line-height:1.3;letter-spacing:-.01em}

#header{border-bottom:var(--line)}
.bar{padding:.875rem var(--edge)}
.brand,#menu a,.opener{font-weight:700}
.brand{font-size:1.125rem}

#hero{display:grid}
.promise{display:grid;gap:2rem;align-content:center;justify-items:start;padding:var(--room) var(--edge)}
#hero .promise.after{grid-column:1/-1;padding-block:0 var(--gap)}
`;

/** A panorama beside words stands across the page below them. */
export const ACROSS = css`
#hero:has(>.art>.whole){grid-template-columns:1fr;min-height:0}
`;

/** The styles of a first section of before compositions. */
export const HALVES = css`
${ACROSS}@media (min-width:52em){
#hero{grid-template-columns:1fr 1fr;min-height:min(46rem,100vh - 4.5rem)}
h1{font-size:clamp(2.6rem,5.2vw,4.8rem)}
.long{font-size:clamp(2.2rem,1.2rem + 2.3vw,3.4rem)}
.promise{padding-inline-end:2.5rem}
}
`;

/** The styles of a picture or a drawing in the first section. */
export const ART = css`
.art{position:relative}
.art>*{position:absolute;width:100%;height:100%;object-fit:cover}
.art path{stroke:currentColor;stroke-width:.04}
#hero .art{aspect-ratio:7/5;max-height:28rem;width:100%}
@media (min-width:52em){
#hero .art{aspect-ratio:auto;max-height:none}
}
:is(#hero,.side)>.art:has(>.whole){aspect-ratio:auto;height:auto;max-height:none}
:is(#hero,.side)>.art>.whole{position:static;height:auto}
[dir=rtl] .art svg{scale:-1 1}
@media print{
.art:not(:has(img)){display:none}
}
`;
