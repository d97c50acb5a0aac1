import type { Context } from 'hono';
import { drawnMark } from '../../domain/publish/drawn-picture.ts';
import { markPng } from './mark-png.ts';

/** Answers with the mark that an address names, for link previews and home screens; undefined if it names none. */
export function sendDrawn(c: Context): Response | undefined {
  const named = drawnMark(c.req.path);
  if (!named) return undefined;
  return c.body(markPng(named.kind, named.mark), 200, {
    'Content-Type': 'image/png',
    // The address says all that is drawn.
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Robots-Tag': 'noindex',
  });
}
