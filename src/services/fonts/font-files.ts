/** A file of a font: its URL and the `unicode-range` it covers. */
export interface FontFile {
  readonly address: string;
  readonly range: string;
}

type Ranges = Readonly<Record<string, string>>;

// The files `wght` vary in weight, the files `opsz` in optical size too, and the files `400` not at all.
const addresses: Readonly<Record<string, string>> = import.meta.glob(
  [
    '../../../node_modules/@fontsource-variable/{open-sans,nunito,figtree,hanken-grotesk,public-sans,instrument-sans,outfit,nunito-sans,cairo,el-messiri}/files/*-wght-normal.woff2',
    '../../../node_modules/@fontsource-variable/{fraunces,bricolage-grotesque,newsreader}/files/*-opsz-normal.woff2',
    '../../../node_modules/@fontsource/instrument-serif/files/*-400-normal.woff2',
  ],
  { query: '?plain', import: 'default', eager: true },
);

const ranges: Readonly<Record<string, Ranges>> = import.meta.glob(
  [
    '../../../node_modules/@fontsource-variable/{open-sans,nunito,figtree,hanken-grotesk,public-sans,instrument-sans,outfit,nunito-sans,cairo,el-messiri,fraunces,bricolage-grotesque,newsreader}/unicode.json',
    '../../../node_modules/@fontsource/instrument-serif/unicode.json',
  ],
  { import: 'default', eager: true },
);

/** The files of a bundled font; empty for any other font. */
export function filesOf(font: string): readonly FontFile[] {
  const folder = font.toLowerCase().replaceAll(' ', '-');
  const [, parts = {}] = Object.entries(ranges).find(([path]) => path.includes(`/${folder}/`)) ?? [];
  return Object.entries(parts).flatMap(([part, range]) => {
    const name = new RegExp(`/${folder}-${part}-(?:wght|opsz|400)-normal\\.woff2$`);
    const [, address] = Object.entries(addresses).find(([path]) => name.test(path)) ?? [];
    return address === undefined ? [] : [{ address, range }];
  });
}
