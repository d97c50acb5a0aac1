import ownCopy from './fontawesome.css?url';

const PRESENT = 'link[rel="stylesheet"]:is([href*="fontawesome" i], [href*="font-awesome" i])';

/** Attaches the icon font's style sheet, once, where none is on the page: the address set for it, or the app's own copy. */
export function attachIconFont(): void {
  if (document.querySelector(`${PRESENT}, link[data-icon-font]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = import.meta.env.VITE_ICON_STYLESHEET_URL || ownCopy;
  link.dataset.iconFont = '';
  document.head.append(link);
}
