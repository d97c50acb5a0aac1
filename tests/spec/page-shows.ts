import { hasDrawing, icon } from '../../templates/icons/icon.ts';
import { decoded, styleOf } from '../templates/page-reading.ts';
import type { MadeEdit } from './leaf-edits.ts';

/** Whether a published page shows an edit's value according to its type: as text, link, colour, icon or image. */
export function pageShows(page: string, { leaf, value }: MadeEdit): boolean {
  const body = page.slice(page.indexOf('<body>'));
  switch (leaf.type) {
    case 'text':
      return leaf.choices ? styleOf(page).includes(value) : textsOf(body).includes(value);
    case 'url':
      return attributesOf(body, 'href').includes(value);
    case 'image':
      return attributesOf(body, 'src').includes(value);
    case 'color':
      return styleOf(page).includes(value.toLowerCase());
    case 'icon':
      return hasDrawing(value) && body.includes(String(icon(value)));
    case 'boolean':
      throw new Error(`Whether ${leaf.path} is shown is seen by what it shows.`);
  }
}

/** The texts of a page, including alternative texts of images. */
function textsOf(body: string): readonly string[] {
  const texts = body.split(/<[^>]*>/).map((text) => decoded(text).trim());
  return [...texts, ...attributesOf(body, 'alt')];
}

function attributesOf(body: string, name: string): readonly string[] {
  return [...body.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => decoded(value));
}
