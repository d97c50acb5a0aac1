import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MarkFace, MarkLettering } from '../../domain/publish/link-preview.ts';

/** A face as its file is called in the built app, without its end, and as the file itself calls it. */
interface Face {
  readonly file: string;
  readonly font: string;
}

const FACES: Readonly<Record<MarkFace, Face>> = {
  fraunces: { file: 'fraunces-latin-opsz-', font: 'Fraunces, @wght=600,opsz=144' },
  'bricolage-grotesque': {
    file: 'bricolage-grotesque-latin-opsz-',
    font: 'Bricolage Grotesque 96pt ExtraBold, @wght=700,opsz=96',
  },
  newsreader: { file: 'newsreader-latin-opsz-', font: 'Newsreader 16pt, @wght=600,opsz=72' },
  'instrument-serif': { file: 'instrument-serif-latin-400-', font: 'Instrument Serif' },
  outfit: { file: 'outfit-latin-wght-', font: 'Outfit Thin, @wght=600' },
  'open-sans': { file: 'open-sans-latin-wght-', font: 'Open Sans, @wght=700' },
  nunito: { file: 'nunito-latin-wght-', font: 'Nunito ExtraLight, @wght=700' },
  cairo: { file: 'cairo-arabic-wght-', font: 'Cairo, @wght=700' },
  'el-messiri': { file: 'el-messiri-arabic-wght-', font: 'El Messiri, @wght=600' },
};

/** The box that letters fill, in pixels, and their color. */
interface LetteringBox {
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

/** Letters on nothing, as large as their box allows. */
export interface WrittenLetters {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number };
}

/** Writes letters in the face of a page's headings. `folder` holds the fonts of the built app; undefined where it has not that one. */
export async function writeLetters(
  { face, text }: MarkLettering,
  { width, height, color }: LetteringBox,
  folder: string,
): Promise<WrittenLetters | undefined> {
  const { file, font } = FACES[face];
  const files = await readdir(folder).catch(() => []);
  const found = files.find((name) => name.startsWith(file) && name.endsWith('.ttf'));
  if (found === undefined) return undefined;
  const { default: sharp } = await import('sharp');
  const markup = `<span foreground="${color}">${escaped(text)}</span>`;
  const written = { text: markup, font, fontfile: join(folder, found), width, height, rgba: true };
  return sharp({ text: written }).png().toBuffer({ resolveWithObject: true });
}

/** A text as it stands in the markup of the library that writes it. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\p{Cc}/gu, ' ');
}
