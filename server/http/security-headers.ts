import { isSocket } from '../../domain/inspect-receivers.ts';

/** The Referrer-Policy of the builder and of published pages. */
export const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/** What neither the builder nor a page needs of a browser. */
export const PERMISSIONS_POLICY =
  'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';

/** The headers of every answer on a route of published pages, whatever its status. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src 'self' https: http: data:",
    'font-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    [
      'sandbox allow-downloads allow-popups allow-popups-to-escape-sandbox',
      'allow-top-navigation-by-user-activation',
    ].join(' '),
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': REFERRER_POLICY,
  'Permissions-Policy': PERMISSIONS_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The header that makes browsers use https only for a year; none for an address that is not https. */
export function strictTransport(address: string | undefined): Readonly<Record<string, string>> {
  return address?.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};
}

/** What the builder needs of no browser, and what no window that opened it may do with it. */
export const BUILDER_HEADERS: Readonly<Record<string, string>> = {
  'Permissions-Policy': PERMISSIONS_POLICY,
  // Windows that the builder itself opens keep their tie to it: the inspector's is one.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** What the builder's policy depends on. */
export interface BuilderPolicyOptions {
  /** The origin of the image store; undefined: the app's own. */
  readonly supabaseUrl: string | undefined;
  /** The URL of an external icon style sheet; undefined: the app's own copy. */
  readonly iconStylesheetUrl: string | undefined;
  /** The origin that visitors use; undefined: that of each request. */
  readonly publicUrl?: string | undefined;
  /** The origins that the inspected page may send its events to; by default none. */
  readonly inspectReceivers?: readonly string[];
}

/** What a file of the builder is: its page, its page with the inspector, the inspector's page, or a worker. */
export type BuilderRole = 'builder' | 'inspected' | 'inspector' | 'worker';

/**
 * The Content-Security-Policy of the builder for a role. Only the inspected page may frame pages of its own origin and
 * connect to the receivers, only the inspector's page may be framed, and WebAssembly runs in workers only. Of inline
 * scripts only those with the hashes `scripts` run.
 */
export function builderPolicy(
  { supabaseUrl, iconStylesheetUrl, inspectReceivers = [] }: BuilderPolicyOptions,
  role: BuilderRole,
  scripts: readonly string[] = [],
): string {
  const icons = iconStylesheetUrl === undefined ? [] : [new URL(iconStylesheetUrl).origin];
  const stores = supabaseUrl === undefined ? [] : [supabaseUrl];
  // A receiver in a window is sent messages, and no policy is asked about those.
  const sockets = role === 'inspected' ? inspectReceivers.filter(isSocket) : [];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...(role === 'worker' ? ["'wasm-unsafe-eval'"] : [])].join(' '),
    ["style-src 'self' 'unsafe-inline'", ...icons].join(' '),
    "img-src 'self' https: http: data: blob:",
    ["font-src 'self' data:", ...icons].join(' '),
    ["connect-src 'self'", ...stores, ...sockets].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${role === 'inspector' ? "'self'" : "'none'"}`,
    `frame-src ${role === 'inspected' ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}
