import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** The folder of the project: `.env`, `dist` and a relative DATA_DIR are found from here. */
export const PROJECT_ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What the server is told from outside; an address is an origin without a slash at its end. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  readonly publicUrl: string | undefined;
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

const webAddress = v.pipe(
  v.string(),
  v.check(isWebAddress, 'must be an http or https address'),
  v.transform((text) => new URL(text)),
);

const origin = v.pipe(
  webAddress,
  v.check(
    (url) => url.href === `${url.origin}/`,
    'must be an address without path, such as https://parley.example',
  ),
  v.transform((url) => url.origin),
);

const VARIABLES = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
        'must be a whole number from 0 to 65535',
      ),
      v.transform(Number),
    ),
    '3000',
  ),
  HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9.:-]+$/, 'must be a host name or an IP address')),
    '127.0.0.1',
  ),
  DATA_DIR: v.optional(v.string(), './data'),
  PUBLIC_URL: v.optional(origin),
  VITE_SUPABASE_URL: v.optional(origin),
  VITE_ICON_STYLESHEET_URL: v.optional(webAddress),
});

/** Reads the settings from variables, an empty one counting as absent; throws BadSetting naming the first bad one. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = v.safeParse(VARIABLES, given, { abortEarly: true });
  if (!read.success) {
    const [issue] = read.issues;
    const name = v.getDotPath(issue) ?? '';
    throw new BadSetting(`${name} ${issue.message}, not ${JSON.stringify(given[name])}.`);
  }
  const found = read.output;
  return {
    port: found.PORT,
    host: found.HOST,
    dataDir: resolve(PROJECT_ROOT, found.DATA_DIR),
    publicUrl: found.PUBLIC_URL,
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

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}
