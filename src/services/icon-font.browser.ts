import type { IconFont } from '../../domain/ports.ts';
import ownCopy from './fontawesome.css?url';

const PRESENT =
  'link[rel="stylesheet"]:is([href*="fontawesome" i], [href*="font-awesome" i], [data-icon-font])';

/**
 * The icon font, by its style sheet: one that the page has, else the one at VITE_ICON_STYLESHEET_URL, else the app's own
 * copy.
 */
export const browserIconFont: IconFont = {
  async load() {
    await loaded(document.querySelector<HTMLLinkElement>(PRESENT) ?? attach());
    const faces = await document.fonts.load(fontOfIcons());
    if (faces.length === 0) throw new Error('The icon font is missing');
  },
};

/** The font of an icon: its name depends on the version of the style sheet. */
function fontOfIcons(): string {
  const sample = document.createElement('i');
  sample.className = 'fas fa-home';
  sample.hidden = true;
  document.body.append(sample);
  const { fontWeight, fontFamily } = getComputedStyle(sample);
  const font = `${fontWeight} 1em ${fontFamily}`;
  sample.remove();
  return font;
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
