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
