import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { enProtocol } from '../../words/en/server.ts';
import { socketOf } from '../http/client.ts';
import { clientAddress, isLoopback } from '../http/client-address.ts';
import { HttpError } from '../http/http-error.ts';
import type { Metrics } from './metrics.ts';

const OF_A_PROXY = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];
const LOOPBACK_NAMES = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/** Answers with the metrics, to loopback and to clients with the token; throws an HttpError of 403 to others. */
export async function sendMetrics(
  c: Context,
  metrics: Metrics,
  token: string | undefined,
): Promise<Response> {
  if (!isFromHere(c) && !knows(c.req.header('authorization'), token)) {
    throw new HttpError(403, enProtocol.metrics);
  }
  return c.body(await metrics.text(), 200, {
    'Content-Type': metrics.contentType,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
}

// A proxy on this machine connects from loopback too, but forwards requests of others, under their name. So does a browser
// on this machine for a page whose name an attacker lets stand for 127.0.0.1.
function isFromHere(c: Context): boolean {
  if (OF_A_PROXY.some((name) => c.req.header(name) !== undefined)) return false;
  if (!LOOPBACK_NAMES.test(new URL(c.req.url).hostname)) return false;
  return isLoopback(clientAddress(socketOf(c)?.remoteAddress, undefined, 0));
}

function knows(authorization: string | undefined, token: string | undefined): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (given === undefined || token === undefined) return false;
  return timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
