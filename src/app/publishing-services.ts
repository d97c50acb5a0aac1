import type { Deploys, PublishedSites } from '../domain/ports.ts';
import type { LateWords } from '../domain/words.ts';
import { httpDeploys } from '../services/deploys.http.ts';
import { httpPublishedSites } from '../services/published-sites.http.ts';

/** What publishes, and looks after what is published; `send` is the browser's own fetch. */
export function publishingServices(
  words: LateWords['deployCall'],
  send: typeof fetch,
): { deploys: Deploys; published: PublishedSites } {
  return { deploys: httpDeploys(words, send), published: httpPublishedSites(send) };
}
