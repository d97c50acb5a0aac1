import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';
import { RULES } from './axe-rules.ts';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Search {
  /** Tags or names of rules: WCAG 2.2 AA and best practice by default. */
  readonly rules?: readonly string[];
  /** Selectors of what is not looked at. */
  readonly exclude?: readonly string[];
}

/** What axe finds wrong with a page as it stands, a line a finding. */
export async function axeFindings(
  page: Page,
  { rules = RULES, exclude = [] }: Search = {},
): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(AXE);
  const results = await page.evaluate(
    ({ runOnly, left }) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(
        { exclude: left },
        { runOnly, resultTypes: ['violations'] },
      ),
    { runOnly: [...rules], left: [...exclude] },
  );
  return results.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
