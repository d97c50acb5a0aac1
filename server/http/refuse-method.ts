import type { Context } from 'hono';
import { enProtocol } from '../../words/en/server.ts';

/** Answers a call with another method than an address takes. */
export function refuseMethod(c: Context, allowed: 'GET' | 'POST' | 'PUT' | 'DELETE'): Response {
  c.header('Allow', allowed === 'GET' ? 'GET, HEAD' : allowed);
  return c.json({ error: enProtocol.methods(allowed) }, 405);
}
