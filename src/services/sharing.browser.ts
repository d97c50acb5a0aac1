import type { Sharing } from '../../domain/ports.ts';

/** Shares through the Web Share API, if the browser has it. A cancelled share resolves. */
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
