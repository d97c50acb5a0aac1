import type { PagePictures } from '../../domain/ports.ts';

interface PicturesOptions {
  readonly page: Pick<Document, 'querySelectorAll' | 'createElement'>;
  readonly isOnline: () => boolean;
}

/**
 * Reads the transfer sizes of images from the timings of the frames in a page. They are 0 for other hosts that send no
 * Timing-Allow-Origin. Whether an address gives an image says an element, whatever the server says of it.
 */
export function browserPagePictures({ page, isOnline }: PicturesOptions): PagePictures {
  return {
    weights() {
      const loaded = [...page.querySelectorAll('iframe')].flatMap(
        // The pictures of templates are pages of another origin: their window refuses, their document is null.
        ({ contentDocument }) =>
          (contentDocument?.defaultView?.performance.getEntriesByType('resource') ??
            []) as PerformanceResourceTiming[],
      );
      return new Map(loaded.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
    },
    comes(address) {
      const picture = page.createElement('img');
      picture.src = address;
      return picture.decode().then(
        () => true,
        () => (isOnline() ? false : undefined),
      );
    },
  };
}
