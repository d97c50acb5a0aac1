import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import * as value from './setting-values.ts';

/** The project's folder. `.env`, `dist` and a relative DATA_DIR are resolved against it. */
export const PROJECT_ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The settings of the service of systemd. A command that is started beside it reads them itself. */
export const SERVICE_SETTINGS = '/etc/parley.env';

const MB = 1_000_000;

/** The settings from environment variables. Origins have no slash at the end. */
type Settings = Readonly<ReturnType<typeof readSettings>>;

/** The settings of a process. `anonKey` is the public key that uploads must carry; undefined: nobody may upload. */
export interface ProcessSettings extends Settings {
  readonly anonKey: string | undefined;
}

/** A variable whose value cannot be used. The message is one line for the operator. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}

const VARIABLES = v.object({
  PORT: v.optional(value.wholeNumber(65_535), '3000'),
  HOST: v.optional(value.host, '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(value.databaseAddress),
  DATABASE_CONNECTIONS: v.optional(value.wholeNumber(1000, 1), '10'),
  IMAGES_S3_URL: v.optional(value.bucketAddress),
  PAGE_CACHE_MB: v.optional(value.wholeNumber(100_000), '64'),
  PUBLIC_URL: v.optional(value.origin),
  SITES_DOMAIN: v.optional(value.domainOrigin),
  TRUSTED_PROXY_HOPS: v.optional(value.wholeNumber(10), '0'),
  LIMIT_PUBLISHES_PER_HOUR: v.optional(value.perHour, '60'),
  LIMIT_NEW_SITES_PER_HOUR: v.optional(value.perHour, '20'),
  LIMIT_UPLOADS_PER_HOUR: v.optional(value.perHour, '120'),
  LIMIT_LINKS_PER_HOUR: v.optional(value.perHour, '20'),
  LIMIT_MESSAGES_PER_HOUR: v.optional(value.perHour, '10'),
  LIMIT_UPLOAD_MB: v.optional(value.wholeNumber(9_999_999), '20000'),
  LIMIT_UPLOAD_MB_PER_OWNER: v.optional(value.wholeNumber(9_999_999), '500'),
  UPLOAD_ORIGINS: v.optional(value.origins, ''),
  METRICS_TOKEN: v.optional(value.token),
  INSPECT_RECEIVERS: v.optional(value.receiverOrigins, ''),
  SMTP_URL: v.optional(value.mailServer),
  KEEP_EMAIL_DAYS: v.optional(value.wholeNumber(36_500), '0'),
  LIMIT_MAILS_PER_HOUR: v.optional(value.perHour, '1000'),
  MAIL_FROM: v.optional(value.mailbox, 'parley@localhost'),
  VITE_SUPABASE_URL: v.optional(value.origin),
  VITE_ICON_STYLESHEET_URL: v.optional(value.webAddress),
});

// Their values may contain a password, so no message repeats them.
const SECRET = new Set(['DATABASE_URL', 'IMAGES_S3_URL', 'METRICS_TOKEN', 'SMTP_URL']);

/** Reads the settings from variables; an empty variable counts as absent. Throws BadSetting for the first bad one. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = v.safeParse(VARIABLES, given, { abortEarly: true });
  if (!read.success) {
    const [issue] = read.issues;
    const name = v.getDotPath(issue) ?? '';
    const shown = SECRET.has(name) ? '' : `, not ${JSON.stringify(given[name])}`;
    throw new BadSetting(`${name} ${issue.message}${shown}.`);
  }
  const found = read.output;
  return {
    port: found.PORT,
    host: found.HOST,
    /** An absolute path. */
    dataDir: resolve(PROJECT_ROOT, found.DATA_DIR),
    /** If set, the data are in this PostgreSQL instead of files in dataDir. */
    databaseUrl: found.DATABASE_URL,
    /** The most connections to it for queries; one more hears the news of changed sites. */
    databaseConnections: found.DATABASE_CONNECTIONS,
    /** If set, the bytes of the pictures are in this bucket. */
    pictureBucket: found.IMAGES_S3_URL,
    /** The most memory for published pages. */
    pageCacheBytes: found.PAGE_CACHE_MB * MB,
    publicUrl: found.PUBLIC_URL,
    /** The origin whose subdomains are the published sites; undefined: sites have no origin of their own. */
    sitesDomain: found.SITES_DOMAIN,
    trustedProxyHops: found.TRUSTED_PROXY_HOPS,
    limits: {
      publishes: found.LIMIT_PUBLISHES_PER_HOUR,
      newSites: found.LIMIT_NEW_SITES_PER_HOUR,
      uploads: found.LIMIT_UPLOADS_PER_HOUR,
      links: found.LIMIT_LINKS_PER_HOUR,
      messages: found.LIMIT_MESSAGES_PER_HOUR,
    },
    uploadRoom: {
      inAll: found.LIMIT_UPLOAD_MB * MB,
      ofOwner: found.LIMIT_UPLOAD_MB_PER_OWNER * MB,
    },
    /** The origins of other websites that may upload pictures; `*`: all. */
    uploadOrigins: found.UPLOAD_ORIGINS,
    metricsToken: found.METRICS_TOKEN,
    /** The origins of the receivers that `?inspect=<address>` may send the builder's events to. */
    inspectReceivers: found.INSPECT_RECEIVERS,
    smtpUrl: found.SMTP_URL,
    mailFrom: found.MAIL_FROM,
    /** The most mails within any hour; 0: no limit. */
    mailsPerHour: found.LIMIT_MAILS_PER_HOUR,
    /** How many days after the last publish an e-mail address is forgotten; 0: when its website is unpublished. */
    emailDays: found.KEEP_EMAIL_DAYS,
    supabaseUrl: found.VITE_SUPABASE_URL,
    iconStylesheetUrl: found.VITE_ICON_STYLESHEET_URL?.href,
  };
}

/**
 * The settings of this process, from its environment, then `serviceFile`, then `.env`; throws BadSetting. A file that is
 * not there counts as empty.
 */
export function loadSettings(serviceFile?: string): ProcessSettings {
  for (const file of [serviceFile, resolve(PROJECT_ROOT, '.env')])
    if (file !== undefined) loadVariables(file);
  // Not checked: the key of another store need not be a JWT.
  return { ...readSettings(process.env), anonKey: process.env.VITE_SUPABASE_ANON_KEY || undefined };
}

function loadVariables(file: string): void {
  if (!existsSync(file)) return;
  try {
    // It sets only the variables that the environment does not have.
    process.loadEnvFile(file);
  } catch {
    throw new BadSetting(
      `${file} cannot be read as this account: use sudo, or sudo -u and the service's account.`,
    );
  }
}
