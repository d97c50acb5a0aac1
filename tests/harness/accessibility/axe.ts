import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';
import { RULES } from './axe-rules.ts';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Search {
  /** Tags or names of rules: WCAG 2.2 AA and best practice by default. */
  readonly rules?: readonly string[];
  /** Selectors of elements to leave out. */
  readonly exclude?: readonly string[];
}

/** Runs axe on a page in its present state. Returns one line for each violation. */
export async function axeFindings(
  page: Page,
  { rules = RULES, exclude = [] }: Search = {},
): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await page.evaluate(AXE);
  const results = await page.evaluate(
    ({ runOnly, excluded }) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(
        { exclude: excluded },
        { runOnly, resultTypes: ['violations'] },
      ),
    { runOnly: [...rules], excluded: [...exclude] },
  );
  return results.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
