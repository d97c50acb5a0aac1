/** The styles of a document under the current media and emulation. */
export interface Conditions {
  /** The elements with animations, transitions or smooth scrolling. */
  readonly moving: readonly string[];
  /** The text colours. */
  readonly textColors: readonly string[];
  /** The background colours. */
  readonly backgrounds: readonly string[];
  readonly hasName: boolean;
  readonly hasMenu: boolean;
  /** Colours of texts, backgrounds and button borders that are not system colours. */
  readonly foreign: readonly string[];
}

/** Reads the conditions. Runs in the browser, so that it may use nothing from outside. */
export function readConditions(): Conditions {
  const all = [document.documentElement, ...document.body.querySelectorAll('*')];
  const shown = all.filter((element) => element.checkVisibility());
  const withText = shown.filter((element) =>
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim() !== ''),
  );
  const unique = (values: readonly string[]) => [...new Set(values)].sort();
  const textColors = unique(withText.map((element) => getComputedStyle(element).color));
  const backgrounds = unique(shown.map((element) => getComputedStyle(element).backgroundColor)).filter(
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
    textColors,
    backgrounds,
    hasName: document.querySelector('#header .brand')?.checkVisibility() ?? false,
    hasMenu: document.querySelector('#menu')?.checkVisibility() ?? false,
    foreign: unique([...textColors, ...backgrounds, ...borders]).filter((color) => !system.includes(color)),
  };
}
