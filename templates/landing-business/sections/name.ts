import { type Html, html } from '../../markup/html.ts';
import type { Values } from '../../page/values.ts';
import { meanings } from '../meanings.ts';

/** How wide a letter of a bold face is at most, in its own size. */
const WIDTHS = [
  [/[\u2e80-\uffff]|\p{Extended_Pictographic}/u, 1.02],
  [/[mwMW@%&]/, 0.88],
  [/[ijltfrI.,'’!:;|()\s-]/, 0.3],
  [/[\p{Lu}\p{Nd}]/u, 0.7],
] as const;
const USUAL_WIDTH = 0.5;

/** The name of a business as wide as the page; on a phone as its longest word. */
export function largeName(values: Values): Html {
  const name = values.text(meanings.name).trim();
  const longest = Math.max(...name.split(/\s+/).map(widthOf));
  return html`<p class="name display" style="--all:${widthOf(name)};--word:${longest}"${values.mark(meanings.name)}>${name}</p>`;
}

function widthOf(text: string): number {
  const sum = [...text].reduce(
    (width, letter) => width + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? USUAL_WIDTH),
    0,
  );
  return Math.round(sum * 100) / 100;
}
