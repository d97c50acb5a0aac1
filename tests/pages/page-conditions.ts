/** What a document is under the conditions that it is shown in. */
export interface Conditions {
  /** The elements that move by themselves or as they change. */
  readonly moving: readonly string[];
  /** The colours of its texts. */
  readonly inks: readonly string[];
  /** The backgrounds that it paints. */
  readonly grounds: readonly string[];
  readonly hasHeader: boolean;
  /** Colours of texts, of what they stand on and of buttons' borders that are none of the system's. */
  readonly foreign: readonly string[];
}

/** Reads them. Runs in the browser, so that it may use nothing from outside. */
export function readConditions(): Conditions {
  const all = [document.documentElement, ...document.body.querySelectorAll('*')];
  const shown = all.filter((element) => element.checkVisibility());
  const saying = shown.filter((element) =>
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim() !== ''),
  );
  const eachOnce = (values: readonly string[]) => [...new Set(values)].sort();
  const inks = eachOnce(saying.map((element) => getComputedStyle(element).color));
  const grounds = eachOnce(shown.map((element) => getComputedStyle(element).backgroundColor)).filter(
    (color) => !/^rgba\(.*, 0\)$/.test(color),
  );
  const probe = document.body.appendChild(document.createElement('p'));
  const system = ['Canvas', 'CanvasText', 'LinkText', 'ButtonFace', 'ButtonText', 'ButtonBorder'].map(
    (name) => {
      probe.style.setProperty('color', name, 'important');
      return getComputedStyle(probe).color;
    },
  );
  probe.remove();
  const borders = [...document.querySelectorAll('.button')].map(
    (button) => getComputedStyle(button).borderTopColor,
  );
  const moving = all.flatMap((element) =>
    ['', '::before', '::after'].flatMap((part) => {
      const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element, part);
      const isStill = animationName === 'none' && transitionDuration === '0s' && scrollBehavior === 'auto';
      return isStill ? [] : [`${element.tagName}.${element.className}${part}`];
    }),
  );
  return {
    moving,
    inks,
    grounds,
    hasHeader: document.querySelector('#header')?.checkVisibility() ?? false,
    foreign: eachOnce([...inks, ...grounds, ...borders]).filter((color) => !system.includes(color)),
  };
}
