import { loadPages } from '../../templates/pages.ts';
import type { RestOfScreen } from '../ui/lazy.tsx';
import type { Rest } from './rest.ts';

let screen: RestOfScreen | undefined;

/** Loads everything that follows the first screen; where that failed, the next call tries again. */
export async function loadRest(): Promise<Rest> {
  const [{ rest }] = await Promise.all([import('./rest.ts'), loadPages()]);
  screen = rest.screen;
  return rest;
}

/** The components that follow the first screen, once they are loaded. */
export const screenLoaded = () => screen;
