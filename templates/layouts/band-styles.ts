import { css } from '../markup/css.ts';

/** Two sections side by side in one band; below each other on a phone. They win over the styles of a section alone in its row. */
export const BAND = css`
@media (min-width:56em){
.band{display:grid;grid-template-columns:1fr 1fr}
.band>section{padding-inline-end:3.4rem}
.band>section+section{padding-inline:3.4rem var(--edge)}
}
@media (max-width:55.99em){
.band>:is(#hours,#location)+*{padding-top:0}
}
`;

/** A list in two columns. */
export const TWO_COLUMNS = css`
@media (min-width:56em){
.two{columns:2;column-gap:6.875rem}
}
`;

/** One sentence at the size of a headline, in the main color. */
export const HIGHLIGHT = css`
.highlight h2{font:inherit;letter-spacing:0}
.highlight .display{max-width:16em;color:var(--mark);font-size:clamp(2.2rem,1.2rem + 4.2vw,4.6rem);line-height:1.1}
`;
