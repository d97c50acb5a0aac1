import axe from 'axe-core';
import { RULES } from '../../harness/accessibility/axe-rules.ts';

const seen = new Set<string>();

/** What axe finds wrong with the screen in a situation that it has not seen yet, in light and in dark, a line a finding. */
export async function findingsIn(situation: string): Promise<readonly string[]> {
  if (seen.has(situation)) return [];
  const { style } = document.documentElement;
  try {
    style.colorScheme = 'light';
    // What fades is looked at when it has faded.
    style.setProperty('--swift', '0ms');
    const found = await run(RULES);
    style.colorScheme = 'dark';
    for (const finding of await run(['color-contrast'])) found.push(`dark: ${finding}`);
    if (found.length === 0) seen.add(situation);
    return found;
  } finally {
    style.colorScheme = '';
    style.removeProperty('--swift');
  }
}

async function run(rules: readonly string[]): Promise<string[]> {
  const { violations } = await axe.run(
    { include: ['#root'], exclude: ['iframe'] },
    { runOnly: [...rules], resultTypes: ['violations'] },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
