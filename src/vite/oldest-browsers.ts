import type { Plugin } from 'vite';
import { OLDEST_BROWSERS } from '../../domain/oldest-browsers.ts';

/** The syntax of a build is what the oldest supported browsers read. */
export const forOldestBrowsers: Plugin = {
  name: 'for-oldest-browsers',
  config: () => ({ build: { target: OLDEST_BROWSERS } }),
};
