import { type Css, css } from '../markup/css.ts';

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

/** So many names stand in two columns. */
const MANY = 4;

/** Names in the display face in rows, each with its text beside it; many stand in two columns, each above its text. */
export function ledgerStyles(count: number): Css {
  return css`${LEDGER}${count < MANY ? [] : LEDGER_COLUMNS}`;
}

const LEDGER = css`
.ledger h3{font-size:clamp(1.75rem,1.5rem + .7vw,2.125rem);line-height:1.15}
.ledger :is(.heading,li,.duo>*){display:grid;gap:.35rem 2rem;align-items:baseline}
.ledger h3+p{margin:0;font-size:1.125rem}
@media (min-width:56em){
.ledger :is(.heading,li,.duo>*){grid-template-columns:calc(40% - 2rem) 1fr}
.ledger :is(li,.duo>*){padding-block:1.25rem}
}
`;

const LEDGER_COLUMNS = css`
@media (min-width:56em){
.ledger ul{display:grid;grid-template-columns:1fr 1fr;column-gap:4.25rem}
.ledger ul>:nth-child(n){grid-template-columns:1fr;align-content:start;border-bottom:0}
}
`;

/** A list in two columns. */
export const TWO_COLUMNS = css`
@media (min-width:56em){
.two{columns:2;column-gap:6.875rem}
}
`;

/** One sentence at the size of a headline, in the main color. */
export const MOMENT = css`
.moment h2{font:inherit;letter-spacing:0}
.moment .display{max-width:16em;color:var(--mark);font-size:clamp(2.2rem,1.2rem + 4.2vw,4.6rem);line-height:1.1}
`;
