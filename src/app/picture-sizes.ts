import type { PictureSizes } from '../../domain/ports.ts';

/**
 * Reads the transfer sizes of images from the timings of the frames in a page. They are 0 for other hosts that send no
 * Timing-Allow-Origin.
 */
export function browserPictureSizes(page: Pick<Document, 'querySelectorAll'>): PictureSizes {
  return {
    loaded() {
      const loaded = [...page.querySelectorAll('iframe')].flatMap(
        ({ contentWindow }) =>
          (contentWindow?.performance.getEntriesByType('resource') ?? []) as PerformanceResourceTiming[],
      );
      return new Map(loaded.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
    },
  };
}
