import type { Manifest, ManifestChunk } from 'vite';

/** What it captures is the language. */
const WORDS_OF_TEMPLATE = /^templates\/[^/]+\/(?:names\/|copy-)([^/]+)\.ts$/;
const AFTER_FIRST_SCREEN =
  /^src\/app\/(?:late-code|use-cases\/ask-in-language)\.ts$|^templates\/[^/]+\/page\.ts$/;

/**
 * The links by which the builder's page in one language asks early for code that the program imports: at once for the
 * words of the language, and for what follows the first screen when the program turns `later` into `preload`.
 */
export function earlyLinks(manifest: Manifest, language: string): string {
  const words = (name: string) =>
    name === `words/${language}/${language}.ts` || WORDS_OF_TEMPLATE.exec(name)?.[1] === language;
  const afterFirstScreen = (name: string) =>
    AFTER_FIRST_SCREEN.test(name) || name === `words/${language}/requests.ts`;
  const before = filesOf(manifest, (name) => name === 'index.html');
  const wanted = (isWanted: (name: string) => boolean) =>
    [...filesOf(manifest, isWanted)].filter((file) => !before.has(file));
  return [
    ...wanted(words).map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
    ),
    ...wanted(afterFirstScreen).map(
      (file) =>
        `<link rel="later" as="${file.endsWith('.css') ? 'style' : 'script'}" crossorigin href="/${file}">`,
    ),
  ].join('');
}

/** The files of some chunks, and of all that those import. */
function filesOf(manifest: Manifest, isWanted: (name: string) => boolean): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = ({ file, css = [], imports = [] }: ManifestChunk) => {
    if (files.has(file)) return;
    for (const each of [file, ...css]) files.add(each);
    for (const name of imports) if (manifest[name]) visit(manifest[name]);
  };
  for (const [name, chunk] of Object.entries(manifest)) if (isWanted(name)) visit(chunk);
  return files;
}
