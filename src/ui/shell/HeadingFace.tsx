import { useEffect } from 'react';

// A glob, as for every other font, that names one file.
const [address = ''] = Object.values(
  import.meta.glob<string>(
    '../../../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    { query: '?headings', import: 'default', eager: true },
  ),
);

/**
 * Loads the face of the headings. Before that, and where it does not come, faces of the visitor's machine stand there with
 * its measures (`tokens.css`).
 */
export function HeadingFace() {
  useEffect(() => {
    loadFace(document).catch(() => {});
  }, []);
  return null;
}

async function loadFace({ documentElement, fonts }: Document): Promise<void> {
  // It has no Arabic letters.
  if (documentElement.lang === 'ar') return;
  const face = new FontFace('Parley Head', `url("${address}")`, { weight: '500' });
  fonts.add(await face.load());
}
