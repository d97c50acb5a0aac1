/** How much of an address is told to other sites, by the builder and by published pages. */
export const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/** What every route that serves a visitor's page sends, whatever its status. */
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
    'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': REFERRER_POLICY,
};

/** What the builder's own policy depends on. */
export interface BuilderPolicyOptions {
  /** The origin of the image store; undefined: the app's own. */
  readonly supabaseUrl: string | undefined;
  /** The address of an icon style sheet elsewhere; undefined: the app's own copy. */
  readonly iconStylesheetUrl: string | undefined;
}

/** What of the builder a file is: its page, that page beside the inspector, the inspector's page, or a worker. */
export type BuilderRole = 'builder' | 'inspected' | 'inspector' | 'worker';

/**
 * The builder's own Content-Security-Policy for `role`: its pages may frame others of its own origin only where the
 * inspector is asked for, and only the inspector's page may be framed; WebAssembly runs in workers only.
 */
export function builderPolicy(
  { supabaseUrl, iconStylesheetUrl }: BuilderPolicyOptions,
  role: BuilderRole,
): string {
  const icons = iconStylesheetUrl === undefined ? [] : [new URL(iconStylesheetUrl).origin];
  return [
    "default-src 'self'",
    `script-src 'self'${role === 'worker' ? " 'wasm-unsafe-eval'" : ''}`,
    ["style-src 'self' 'unsafe-inline'", ...icons].join(' '),
    "img-src 'self' https: http: data: blob:",
    ["font-src 'self' data:", ...icons].join(' '),
    ["connect-src 'self'", ...(supabaseUrl === undefined ? [] : [supabaseUrl])].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${role === 'inspector' ? "'self'" : "'none'"}`,
    `frame-src ${role === 'inspected' ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}
