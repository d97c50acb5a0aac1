import { READY_MARK } from './frame-document.ts';

/** The text of a page made here as a preview's document, adapted like parsed markup. */
export function asFrameText(page: string): string {
  const marked = page.replace('<html', `<html ${READY_MARK}=""`).replaceAll(' loading="lazy"', '');
  const [before, ...links] = marked.split('<a ');
  const disabled = links.map((link) => {
    const end = link.indexOf('>');
    return link.slice(0, end).replace('href="', 'role="link" tabindex="0" data-href="') + link.slice(end);
  });
  return [before, ...disabled].join('<a ');
}

/** Adapts parsed markup for the preview: links keep their address in `data-href`, so that nothing in the frame can navigate. */
export function adaptForPreview(wanted: ParentNode): void {
  for (const link of wanted.querySelectorAll('a[href]')) disableLink(link);
  // Load all images: the review reports the weight of those below the fold as well.
  for (const picture of wanted.querySelectorAll('img[loading]')) picture.removeAttribute('loading');
}

function disableLink(link: Element): void {
  link.setAttribute('data-href', link.getAttribute('href') ?? '');
  link.setAttribute('role', 'link');
  link.setAttribute('tabindex', '0');
  link.removeAttribute('href');
}
