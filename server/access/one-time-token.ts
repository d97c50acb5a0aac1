import { hash, randomBytes } from 'node:crypto';

const BYTES = 24;
const FORM = /^[\w-]{32}$/;

/** Draws a token of 192 bits for a link, as base64url. */
export function drawToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** What is stored of a token; undefined of a text that is none. */
export function tokenHash(text: string): string | undefined {
  return FORM.test(text) ? hash('sha256', text) : undefined;
}
