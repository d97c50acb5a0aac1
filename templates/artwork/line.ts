import { type Business, businessOf } from '../../domain/choices/businesses.ts';
import type { Color } from '../markup/color.ts';
import { type Css, css } from '../markup/css.ts';
import { type Html, html } from '../markup/html.ts';
import { type FriezeColors, pipes, TAP } from './frieze.ts';

/** A drawing that runs down a page: what it begins with beside the first words, and what it ends with. */
interface Line {
  readonly beginning: Html;
  readonly end: Html;
}

/** The businesses that have one. */
const LINES: Readonly<Partial<Record<Business, () => Line>>> = {
  repairs: () => ({
    beginning: pipes(),
    end: html`<svg viewBox="0 0 15 12"><path fill="none" stroke="currentColor" stroke-width="2" d="M1 0v2.5q0 2 2 2h4"/><g transform="translate(-60-.5)">${TAP}</g></svg>`,
  }),
};

/** The drawing that runs down the page of a business; undefined where it has none. */
export function lineOf(named: string): Line | undefined {
  const business = businessOf(named);
  return business && LINES[business]?.();
}

/** The margin of a page: the line from its top to its end. */
export function margin({ end }: Line): Html {
  return html`<span class="line frieze" aria-hidden="true">${end}</span>`;
}

/**
 * The styles of the margin on the ground of a page, with a joint beside the heading of each section. A section holds its joint itself,
 * so that it stays in its place where the builder marks the section.
 */
export function lineStyle(ground: Color, [, , line, joint]: FriezeColors): Css {
  return css`
:root{--pipe:clamp(.875rem,1.9vw,1.75rem);--in:calc(var(--pipe)*3)}
main{position:relative;padding-inline-start:var(--in);background:${ground}}
.line{position:absolute;z-index:1;inset-block:0 var(--pipe);inset-inline-start:var(--edge);display:flex;flex-direction:column;width:var(--pipe);color:${line};pointer-events:none}
.line::before{content:"";flex:1;background:currentColor}
.line svg{width:calc(var(--pipe)*7.5);max-width:none;height:auto}
[dir=rtl] .line svg{scale:-1 1}
main:has(.line)>:not(:has(>.line)){position:relative;--from:var(--in)}
main:has(.line)>:is(#cta,.across,:has(>.whole)){--from:0px}
main:has(.line)>:not(:empty)::before{content:"";position:absolute;z-index:2;align-self:start;inset-inline-start:calc(var(--edge) - var(--from,0px) - var(--pipe)*.4);width:calc(var(--pipe)*1.8);height:calc(var(--pipe)*.6);background:${joint}}
main .run{margin-inline-start:calc(var(--edge) + var(--pipe)*.5 - var(--in))}
#cta,.across,main :has(>.whole){margin-inline-start:calc(-1*var(--in))}
#cta{padding-inline-start:var(--in)}
main>:last-child{padding-bottom:calc(var(--pipe)*9)!important}
#cta:last-child .wrap{padding-bottom:0}
@media (min-width:52em){
.bar{padding-inline-start:calc(var(--edge) + var(--in))}
}
@media print{
main{padding:0}
.line{display:none}
}
`;
}
