// The Latin files of all, and the Arabic ones of what writes an Arabic name.
const addresses: Readonly<Record<string, string>> = import.meta.glob(
  [
    '../../../node_modules/@fontsource-variable/{figtree,hanken-grotesk,public-sans,instrument-sans,outfit,nunito-sans}/files/*-latin-wght-normal.woff2',
    '../../../node_modules/@fontsource-variable/{fraunces,bricolage-grotesque,newsreader}/files/*-latin-opsz-normal.woff2',
    '../../../node_modules/@fontsource-variable/{cairo,el-messiri}/files/*-arabic-wght-normal.woff2',
    '../../../node_modules/@fontsource/instrument-serif/files/*-latin-400-normal.woff2',
  ],
  { query: '?url', import: 'default', eager: true },
);

const loaded = new Set<string>();

/** Loads the font of a specimen, once. Where that fails, its name is written in the font of the app. */
export function loadFace(font: string): void {
  const folder = `/${font.toLowerCase().replaceAll(' ', '-')}/`;
  const [, address] = Object.entries(addresses).find(([path]) => path.includes(folder)) ?? [];
  if (address === undefined || loaded.has(font)) return;
  loaded.add(font);
  const face = new FontFace(font, `url(${JSON.stringify(address)})`, { weight: '100 900' });
  document.fonts.add(face);
  face.load().catch(() => {
    document.fonts.delete(face);
    loaded.delete(font);
  });
}
