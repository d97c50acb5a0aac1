import ownCopy from './fontawesome.css?url';

const PRESENT =
  'link[rel="stylesheet"]:is([href*="fontawesome" i], [href*="font-awesome" i], [data-icon-font])';

/**
 * Adds the icon font's style sheet unless the page has one: from VITE_ICON_STYLESHEET_URL, else the app's own
 * copy. Resolves with whether the font then draws `sample`, an icon element.
 */
export async function attachIconFont(sample: Element): Promise<boolean> {
  await loaded(document.querySelector<HTMLLinkElement>(PRESENT) ?? attach());
  const { fontWeight, fontFamily } = getComputedStyle(sample);
  const faces = await document.fonts.load(`${fontWeight} 1em ${fontFamily}`).catch(() => []);
  return faces.length > 0;
}

function attach(): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = import.meta.env.VITE_ICON_STYLESHEET_URL || ownCopy;
  link.dataset.iconFont = '';
  // Remove it, so that the next icon editor tries again.
  link.addEventListener('error', () => link.remove());
  document.head.append(link);
  return link;
}

async function loaded(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', resolve, { once: true });
  });
}
