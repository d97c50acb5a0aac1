import { axeFindings } from '../../harness/accessibility/axe.ts';
import type { BuilderPage } from '../../harness/builder/builder-page.ts';

export type Look = (state: string) => Promise<void>;

/**
 * The elements that reach beyond the side of their panel and are cut off. The preview's stage is left out, as
 * it scrolls.
 */
function cutOff({ page }: BuilderPage): Promise<readonly string[]> {
  return page.evaluate(() => {
    const sidesOf = (element: Element) => element.getBoundingClientRect();
    return [...document.querySelectorAll('section:is(#chat, #preview), dialog')].flatMap((panel) =>
      [
        ...panel.querySelectorAll(
          ':is(a, button, input, select, textarea, label, p, dt, dd):not(.visually-hidden)',
        ),
      ]
        .filter((element) => sidesOf(element).width > 0)
        .filter((element) => {
          const [inner, outer] = [sidesOf(element), sidesOf(panel)];
          return inner.left < outer.left || inner.right > Math.min(outer.right, innerWidth);
        })
        .map((element) => `cut off: ${element.outerHTML}`),
    );
  });
}

/** The states of the builder on a walk in which axe finds something, or something is cut off. */
export async function faultsOnWalk(
  builder: BuilderPage,
  walk: (builder: BuilderPage, look: Look) => Promise<void>,
): Promise<readonly (readonly [state: string, faults: readonly string[]])[]> {
  const found: (readonly [string, readonly string[]])[] = [];
  await walk(builder, async (state) => {
    const findings = await axeFindings(builder.page, { exclude: ['iframe'] });
    found.push([state, [...findings, ...(await cutOff(builder))]]);
  });
  return found.filter(([, faults]) => faults.length > 0);
}
