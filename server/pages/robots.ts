import type { Context } from 'hono';

// Kept versions are not for search engines: the page itself is. The paths are those of the builder and of a site's host.
const RULES = `User-agent: *
Disallow: /api/
Disallow: /s/*/v/
Disallow: /v/
`;

/** Answers with the rules for search engines, which are the same on every host. */
export function sendRobots(c: Context): Response {
  return c.text(RULES, 200, {
    'Cache-Control': 'public, max-age=86400',
    'X-Content-Type-Options': 'nosniff',
  });
}
