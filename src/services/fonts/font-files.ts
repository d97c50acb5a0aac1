import nunitoRanges from '@fontsource-variable/nunito/unicode.json';
import openSansRanges from '@fontsource-variable/open-sans/unicode.json';

/** A file of a font: its URL and the `unicode-range` it covers. */
export interface FontFile {
  readonly address: string;
  readonly range: string;
}

const addresses: Readonly<Record<string, string>> = import.meta.glob(
  '../../../node_modules/@fontsource-variable/{open-sans,nunito}/files/*-wght-normal.woff2',
  { query: '?plain', import: 'default', eager: true },
);

const RANGES: Readonly<Record<string, readonly [folder: string, ranges: Readonly<Record<string, string>>]>> =
  {
    'Open Sans': ['open-sans', openSansRanges],
    Nunito: ['nunito', nunitoRanges],
  };

/** The files of a bundled font; empty for any other font. */
export function filesOf(font: string): readonly FontFile[] {
  const [folder, ranges] = RANGES[font] ?? ['', {}];
  return Object.entries(ranges).flatMap(([part, range]) => {
    const name = `/${folder}-${part}-wght-normal.woff2`;
    const [, address] = Object.entries(addresses).find(([path]) => path.endsWith(name)) ?? [];
    return address === undefined ? [] : [{ address, range }];
  });
}
