import axe from 'axe-core';
import { RULES } from '../../harness/accessibility/axe-rules.ts';

/** The parts of the screen that change on their own. */
const PARTS = 'header, [role=tablist], #chat > *, #preview > *, footer, footer ~ *, dialog[open]';
/** The attributes that axe rules or styles depend on. */
const ATTRIBUTES = ['class', 'role', 'data-state', 'disabled', 'aria-disabled', 'aria-invalid', 'open'];

const seen = new Set<string>();

/** Runs axe, in light and dark, on the parts of a screen that look new. Returns one line for each violation. */
export async function findingsIn(screen: HTMLElement): Promise<readonly string[]> {
  const parts = [...screen.querySelectorAll<HTMLElement>(PARTS)];
  // The first screen, and a screen without parts, is checked as a whole.
  const checked = seen.size === 0 || parts.length === 0 ? [screen] : parts;
  const unseen = new Map(checked.map((part) => [looksOf(part), part]));
  for (const looks of seen) unseen.delete(looks);
  if (unseen.size === 0) return [];
  const { style } = document.documentElement;
  try {
    style.colorScheme = 'light';
    // Fading elements must have their final colours.
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

/** The kinds of elements in a part, without their texts and numbers. */
function looksOf(part: HTMLElement): string {
  const kinds = [part, ...part.querySelectorAll('*')].map((element) =>
    [element.tagName, ...ATTRIBUTES.map((attribute) => element.getAttribute(attribute))].join(),
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
