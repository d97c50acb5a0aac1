import { FACTS } from '../added-sections/facts.ts';
import { type Composition, needsPicture } from '../layouts/composition-names.ts';
import { type Css, css } from '../markup/css.ts';

/** The styles of a composed hero. They follow those of the headings. */
export function heroLayout(composition: Composition, isUrgentBusiness: boolean): Css {
  const beside = isUrgentBusiness && !needsPicture(composition) ? BESIDE : [];
  return css`#header{border:0}${LAYOUTS[composition]}${beside}`;
}

/** What the two openings with a picture share. */
const PICTURED = css`
.promise{gap:1.625rem}
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
h1{width:max-content;min-width:22rem;max-width:min(38rem,50vw);font-size:clamp(2.6rem,1.2rem + 3.3vw,4.5rem)}
.long{font-size:clamp(2.2rem,1.2rem + 2.3vw,3.4rem)}
}
`,
  frieze: css`${LARGE}${FACTS}.facts{margin:0 var(--edge) clamp(2.5rem,5vw,4.25rem)}`,
  words: css`${LARGE}${FACTS}.facts{margin:0 var(--edge)}`,
};
