import axe from 'axe-core';
import { RULES } from '../../harness/accessibility/axe-rules.ts';

/** The parts of the screen that change on their own. */
const PARTS = 'header, [role=tablist], #chat > *, #preview > *, footer, footer ~ *, dialog[open]';
/** What a rule, or the style of a part, can tell apart. */
const MARKS = ['class', 'role', 'data-state', 'disabled', 'aria-disabled', 'aria-invalid', 'open'];

const seen = new Set<string>();

/** What axe finds wrong with the parts of a screen that look as none before, in light and in dark, a line a finding. */
export async function findingsIn(screen: HTMLElement): Promise<readonly string[]> {
  const parts = [...screen.querySelectorAll<HTMLElement>(PARTS)];
  // The first screen is looked at as a whole, and so is one without parts.
  const wholes = seen.size === 0 || parts.length === 0 ? [screen] : parts;
  const unseen = new Map(wholes.map((part) => [looksOf(part), part]));
  for (const looks of seen) unseen.delete(looks);
  if (unseen.size === 0) return [];
  const { style } = document.documentElement;
  try {
    style.colorScheme = 'light';
    // What fades is looked at when it has faded.
    style.setProperty('--swift', '0ms');
    const found = await run([...unseen.values()], RULES);
    style.colorScheme = 'dark';
    for (const finding of await run([...unseen.values()], ['color-contrast'])) found.push(`dark: ${finding}`);
    if (found.length === 0) for (const looks of unseen.keys()) seen.add(looks);
    return found;
  } finally {
    style.colorScheme = '';
    style.removeProperty('--swift');
  }
}

/** The kinds of elements that stand there: neither their texts nor how many of a kind there are. */
function looksOf(part: HTMLElement): string {
  const kinds = [part, ...part.querySelectorAll('*')].map((element) =>
    [element.tagName, ...MARKS.map((mark) => element.getAttribute(mark))].join(),
  );
  return [...new Set(kinds)].sort().join('\n');
}

async function run(parts: readonly HTMLElement[], rules: readonly string[]): Promise<string[]> {
  const { violations } = await axe.run(
    { include: [...parts], exclude: ['iframe'] },
    { runOnly: [...rules], resultTypes: ['violations'] },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
