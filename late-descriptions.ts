import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const MACHINE = /\/machines\/[^/]+\.machine\.ts$/;
const TABLE = '/src/inspect/chart-descriptions.ts';
/** A description as it is written, its quotation marks with it. */
const DESCRIPTION = /\bdescription:\s*('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")/g;

/** Puts numbers in the place of what charts say of their states, in a build, and what they say into a table that comes with the inspector. */
export function lateDescriptions(): Plugin {
  let written: readonly string[] = [];
  return {
    name: 'late-descriptions',
    apply: 'build',
    enforce: 'pre',
    async configResolved({ root }) {
      written = await descriptionsIn(join(root, 'machines'));
    },
    transform(code, id) {
      if (id.endsWith(TABLE)) return `export const chartDescriptions = [${written.join()}];`;
      if (!MACHINE.test(id)) return undefined;
      const numbered = code.replaceAll(
        DESCRIPTION,
        (_, text: string) => `description: '${written.indexOf(text)}'`,
      );
      return { code: numbered, map: null };
    },
  };
}

async function descriptionsIn(folder: string): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.machine.ts'));
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const found = sources.flatMap((source) => [...source.matchAll(DESCRIPTION)].map(([, text = '']) => text));
  return [...new Set(found)].sort();
}
