import type { Manifest, ManifestChunk } from 'vite';

/**
 * The links by which the builder's page in one language asks early for code that the program imports: at once for the
 * words of the language, and for what follows the first screen when the program turns `later` into `preload`.
 */
export function earlyLinks(manifest: Manifest, language: string): string {
  const words = new RegExp(
    `^src/words/${language}/${language}-first\\.ts$|^templates/[^/]+/(?:names/|copy-)${language}\\.ts$`,
  );
  const afterFirstScreen = new RegExp(
    `^src/app/rest\\.ts$|^templates/[^/]+/page\\.ts$|^src/words/${language}/${language}-late\\.ts$`,
  );
  const before = filesOf(manifest, /^index\.html$/);
  const wanted = (names: RegExp) => [...filesOf(manifest, names)].filter((file) => !before.has(file));
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
function filesOf(manifest: Manifest, names: RegExp): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = ({ file, css = [], imports = [] }: ManifestChunk) => {
    if (files.has(file)) return;
    for (const each of [file, ...css]) files.add(each);
    for (const name of imports) if (manifest[name]) visit(manifest[name]);
  };
  for (const [name, chunk] of Object.entries(manifest)) if (names.test(name)) visit(chunk);
  return files;
}
