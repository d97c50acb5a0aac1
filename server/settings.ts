import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { LimitSettings } from './limits/rate-limits.ts';
import {
  databaseAddress,
  domainOrigin,
  host,
  mailbox,
  mailServer,
  origin,
  perHour,
  token,
  webAddress,
  wholeNumber,
} from './setting-values.ts';

/** The folder of the project: `.env`, `dist` and a relative DATA_DIR are found from here. */
export const PROJECT_ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What the server is told from outside; an address is an origin without a slash at its end. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  /** PostgreSQL in place of files in dataDir. */
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string | undefined;
  /** Published sites have origins of their own under it; undefined: they have not. */
  readonly sitesDomain: string | undefined;
  readonly trustedProxyHops: number;
  readonly limits: LimitSettings;
  readonly metricsToken: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly supabaseUrl: string | undefined;
  readonly iconStylesheetUrl: string | undefined;
}

/** The settings of a process, with the public key that callers of its image store carry; undefined: nobody may upload. */
export interface ProcessSettings extends Settings {
  readonly anonKey: string | undefined;
}

/** A variable with a value that cannot be used; the message is one line for whoever starts the server. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}

const VARIABLES = v.object({
  PORT: v.optional(wholeNumber(65_535), '3000'),
  HOST: v.optional(host, '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(databaseAddress),
  PUBLIC_URL: v.optional(origin),
  SITES_DOMAIN: v.optional(domainOrigin),
  TRUSTED_PROXY_HOPS: v.optional(wholeNumber(10), '0'),
  LIMIT_PUBLISHES_PER_HOUR: v.optional(perHour, '60'),
  LIMIT_NEW_SITES_PER_HOUR: v.optional(perHour, '20'),
  LIMIT_UPLOADS_PER_HOUR: v.optional(perHour, '120'),
  METRICS_TOKEN: v.optional(token),
  SMTP_URL: v.optional(mailServer),
  MAIL_FROM: v.optional(mailbox, 'parley@localhost'),
  VITE_SUPABASE_URL: v.optional(origin),
  VITE_ICON_STYLESHEET_URL: v.optional(webAddress),
});

// Their values may hold a password: they are not repeated on the screen or in a log.
const SECRET = new Set(['DATABASE_URL', 'METRICS_TOKEN', 'SMTP_URL']);

/** Reads the settings from variables, an empty one counting as absent; throws BadSetting naming the first bad one. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = v.safeParse(VARIABLES, given, { abortEarly: true });
  if (!read.success) {
    const [issue] = read.issues;
    const name = v.getDotPath(issue) ?? '';
    const value = SECRET.has(name) ? '' : `, not ${JSON.stringify(given[name])}`;
    throw new BadSetting(`${name} ${issue.message}${value}.`);
  }
  const found = read.output;
  return {
    port: found.PORT,
    host: found.HOST,
    dataDir: resolve(PROJECT_ROOT, found.DATA_DIR),
    databaseUrl: found.DATABASE_URL,
    publicUrl: found.PUBLIC_URL,
    sitesDomain: found.SITES_DOMAIN,
    trustedProxyHops: found.TRUSTED_PROXY_HOPS,
    limits: {
      publishes: found.LIMIT_PUBLISHES_PER_HOUR,
      newSites: found.LIMIT_NEW_SITES_PER_HOUR,
      uploads: found.LIMIT_UPLOADS_PER_HOUR,
    },
    metricsToken: found.METRICS_TOKEN,
    smtpUrl: found.SMTP_URL,
    mailFrom: found.MAIL_FROM,
    supabaseUrl: found.VITE_SUPABASE_URL,
    iconStylesheetUrl: found.VITE_ICON_STYLESHEET_URL?.href,
  };
}

/** The settings of this process: its environment, then `.env`; throws BadSetting. */
export function loadSettings(): ProcessSettings {
  const file = resolve(PROJECT_ROOT, '.env');
  // It sets only what the environment has not: the environment wins.
  if (existsSync(file)) process.loadEnvFile(file);
  // Any text will do: a key of another store's making need not be a token.
  return { ...readSettings(process.env), anonKey: process.env.VITE_SUPABASE_ANON_KEY || undefined };
}
