// The Latin files of all, and the Arabic ones of what writes an Arabic name.
const addresses: Readonly<Record<string, string>> = import.meta.glob(
  [
    '../../../node_modules/@fontsource-variable/{open-sans,figtree,hanken-grotesk,public-sans,instrument-sans,outfit,nunito-sans}/files/*-latin-wght-normal.woff2',
    '../../../node_modules/@fontsource-variable/{fraunces,bricolage-grotesque,newsreader}/files/*-latin-opsz-normal.woff2',
    '../../../node_modules/@fontsource-variable/{cairo,el-messiri}/files/*-arabic-wght-normal.woff2',
    '../../../node_modules/@fontsource/instrument-serif/files/*-latin-400-normal.woff2',
  ],
  { query: '?url', import: 'default', eager: true },
);

const loaded = new Set<string>();

/** Loads the font of a specimen, once. Where that fails, its name is written in the font of the app. */
export function loadFace(font: string): void {
  const address = addressOf(font);
  if (address === undefined || loaded.has(font)) return;
  loaded.add(font);
  const face = new FontFace(font, `url(${JSON.stringify(address)})`, { weight: '100 900' });
  document.fonts.add(face);
  face.load().catch(() => {
    document.fonts.delete(face);
    loaded.delete(font);
  });
}

const rules = new Map<string, Promise<string>>();

/**
 * The style rules that give a page these fonts, which must be in the page itself: a frame of nobody's origin fetches none.
 * Each font is fetched once. Rejects if one cannot be fetched.
 */
export async function faceRules(fonts: readonly string[]): Promise<string> {
  const all = await Promise.all(fonts.map(ruleOf));
  return all.join('');
}

function ruleOf(font: string): Promise<string> {
  const known = rules.get(font);
  if (known) return known;
  const made = makeRule(font);
  rules.set(font, made);
  made.catch(() => rules.delete(font));
  return made;
}

async function makeRule(font: string): Promise<string> {
  const address = addressOf(font);
  if (address === undefined) return '';
  const file = await (await fetch(address)).blob();
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const reader = new FileReader();
  reader.onload = () => resolve(reader.result);
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
  return `@font-face{font-family:${JSON.stringify(font)};font-weight:100 900;src:url(${await promise})}`;
}

function addressOf(font: string): string | undefined {
  const folder = `/${font.toLowerCase().replaceAll(' ', '-')}/`;
  return Object.entries(addresses).find(([path]) => path.includes(folder))?.[1];
}
