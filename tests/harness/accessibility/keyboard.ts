import type { BuilderPage } from '../builder/builder-page.ts';

const MAX_STEPS = 80;

/** Describes the focused element: a field by its name, a message by its text, the body as `nowhere`. */
export function focusOf({ page }: BuilderPage): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return 'nowhere';
    if (active.matches('li')) return `message: ${active.querySelector('p')?.lastChild?.textContent}`;
    return active.getAttribute('aria-label') ?? active.textContent ?? '';
  });
}

/** Presses a key until a control has the focus, as a visitor without a pointer does. */
export async function walkTo(builder: BuilderPage, name: string, key = 'Tab'): Promise<void> {
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    if ((await focusOf(builder)) === name) return;
    await builder.page.keyboard.press(key);
  }
  throw new Error(`${key} never leads to ${name}`);
}
