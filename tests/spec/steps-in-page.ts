import type { Page } from 'playwright';

/** A button to click, or a text box to fill, by its accessible name. */
export type Step =
  | { readonly click: string; readonly within: 'options' | 'popover' | 'chat' }
  | { readonly fill: string; readonly text: string };

const PLACES = { options: '[data-latest] [data-options] ', popover: '[role=dialog] ', chat: '' };

/**
 * Takes steps one after the other inside the page, each as soon as its element is enabled: one round trip for all of
 * them, whereas each click of Playwright needs several. For tests with hundreds of steps.
 */
export function takeSteps(page: Page, steps: readonly Step[]): Promise<void> {
  const within = steps.map((step) =>
    'click' in step
      ? { ...step, selector: `${PLACES[step.within]}button:enabled` }
      : { ...step, selector: 'input:enabled, textarea:enabled' },
  );
  return page.evaluate(async (all) => {
    const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
    const shown = (selector: string, name: string) =>
      new Promise<HTMLElement>((resolve) => {
        const look = () => {
          const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
            (one) => nameOf(one) === name,
          );
          if (!found) return;
          changes.disconnect();
          resolve(found);
        };
        const changes = new MutationObserver(look);
        changes.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        look();
      });
    // Lets React render the changes of a step.
    const rendered = () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(undefined);
      });
    for (const step of all) {
      if ('click' in step) {
        (await shown(step.selector, step.click)).click();
      } else {
        const box = await shown(step.selector, step.fill);
        // Calls the native setter: React ignores a plain assignment.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, step.text);
        box.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      await rendered();
    }
  }, within);
}
