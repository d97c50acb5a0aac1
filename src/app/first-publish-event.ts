import type { DeployResult } from '../domain/deploy/deploy.ts';

/** Tells the page around the builder of a first publish: a `parley:first-publish` event on the window, the result its detail. */
export function announceFirstPublish(result: DeployResult): void {
  window.dispatchEvent(new CustomEvent('parley:first-publish', { detail: result }));
}
