import type { Sharing } from '../domain/ports.ts';

/** Shares as the browser's system does, where it does. */
export function browserSharing(browser: Partial<Pick<Navigator, 'share'>>): Sharing {
  return {
    isOffered: browser.share !== undefined,
    async share(url) {
      try {
        await browser.share?.({ url });
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
      }
    },
  };
}
