import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { BadSetting, PROJECT_ROOT, readSettings } from '../../server/settings.ts';
import { runNode } from './run-node.ts';
import { makeTempDir } from './test-server.ts';

const DEFAULTS = {
  port: 3000,
  host: '127.0.0.1',
  dataDir: join(PROJECT_ROOT, 'data'),
  databaseUrl: undefined,
  databaseConnections: 10,
  pictureBucket: undefined,
  pageCacheBytes: 64_000_000,
  publicUrl: undefined,
  sitesDomain: undefined,
  trustedProxyHops: 0,
  limits: { publishes: 60, newSites: 20, uploads: 120, links: 20, messages: 10 },
  uploadRoom: { inAll: 20_000_000_000, ofOwner: 500_000_000 },
  uploadOrigins: [],
  metricsToken: undefined,
  inspectReceivers: [],
  smtpUrl: undefined,
  mailFrom: 'parley@localhost',
  mailsPerHour: 1000,
  emailDays: 0,
  supabaseUrl: undefined,
  iconStylesheetUrl: undefined,
};

const DOTENV = parseEnv(readFileSync(join(PROJECT_ROOT, '.env'), 'utf8'));

const VARIABLES =
  'PORT HOST DATA_DIR PUBLIC_URL SITES_DOMAIN DATABASE_URL DATABASE_CONNECTIONS IMAGES_S3_URL PAGE_CACHE_MB SMTP_URL MAIL_FROM ' +
  'LIMIT_MAILS_PER_HOUR KEEP_EMAIL_DAYS ' +
  'TRUSTED_PROXY_HOPS METRICS_TOKEN ' +
  'VITE_SUPABASE_URL VITE_SUPABASE_ANON_KEY VITE_ICON_STYLESHEET_URL LIMIT_PUBLISHES_PER_HOUR ' +
  'LIMIT_NEW_SITES_PER_HOUR LIMIT_UPLOADS_PER_HOUR LIMIT_LINKS_PER_HOUR LIMIT_MESSAGES_PER_HOUR LIMIT_UPLOAD_MB LIMIT_UPLOAD_MB_PER_OWNER UPLOAD_ORIGINS INSPECT_RECEIVERS CHROME_PATH';

describe('the .env file', () => {
  test('names every variable', () => {
    expect(Object.keys(DOTENV).sort()).toEqual(VARIABLES.split(' ').sort());
  });

  test('contains the default values', () => {
    expect(readSettings(DOTENV)).toEqual(DEFAULTS);
    expect(readSettings({})).toEqual(DEFAULTS);
  });
});

describe('the file of the service', () => {
  const load = async (file: string, variables: Record<string, string>) => {
    const script = join(await makeTempDir(), 'load.ts');
    const settings = pathToFileURL(join(PROJECT_ROOT, 'server/settings.ts')).href;
    await writeFile(
      script,
      `import { loadSettings } from '${settings}';
      const { dataDir, port, pageCacheBytes } = loadSettings('${file}');
      console.log(JSON.stringify({ dataDir, port, pageCacheBytes }));`,
    );
    const run = runNode(script, variables);
    return { code: await run.ended, ...run.output };
  };

  test('is read by a command too: the environment wins over it, and it over .env', async () => {
    const file = join(await makeTempDir(), 'parley.env');
    await writeFile(file, 'DATA_DIR=/var/lib/parley\nPORT=4000\n');
    const { stdout } = await load(file, { PORT: '5000' });
    expect(JSON.parse(stdout)).toEqual({
      dataDir: '/var/lib/parley',
      port: 5000,
      pageCacheBytes: DEFAULTS.pageCacheBytes,
    });
  });

  test('may be absent, but not unreadable', async () => {
    const folder = await makeTempDir();
    expect(await load(join(folder, 'none'), { DATA_DIR: '/data' })).toMatchObject({ code: 0, stderr: '' });
    const { code, stderr } = await load(folder, {});
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining(
        `BadSetting: ${folder} cannot be read as this account: use sudo, or sudo -u and the service's account.`,
      ),
    ]);
  });
});

describe('a value', () => {
  test.each([
    ['PORT', '0', { port: 0 }],
    ['PORT', '65535', { port: 65_535 }],
    ['PORT', '', { port: 3000 }],
    ['HOST', '::1', { host: '::1' }],
    ['HOST', 'localhost', { host: 'localhost' }],
    ['DATA_DIR', '/var/lib/parley', { dataDir: '/var/lib/parley' }],
    ['DATA_DIR', 'elsewhere', { dataDir: join(PROJECT_ROOT, 'elsewhere') }],
    ['PUBLIC_URL', 'https://parley.example', { publicUrl: 'https://parley.example' }],
    ['PUBLIC_URL', 'http://parley.example:8080/', { publicUrl: 'http://parley.example:8080' }],
    ['SITES_DOMAIN', 'https://sites.example:8443', { sitesDomain: 'https://sites.example:8443' }],
    ['TRUSTED_PROXY_HOPS', '2', { trustedProxyHops: 2 }],
    ['LIMIT_PUBLISHES_PER_HOUR', '0', { limits: { ...DEFAULTS.limits, publishes: 0 } }],
    ['LIMIT_NEW_SITES_PER_HOUR', '5', { limits: { ...DEFAULTS.limits, newSites: 5 } }],
    ['LIMIT_UPLOADS_PER_HOUR', '1000000', { limits: { ...DEFAULTS.limits, uploads: 1_000_000 } }],
    ['LIMIT_LINKS_PER_HOUR', '7', { limits: { ...DEFAULTS.limits, links: 7 } }],
    ['LIMIT_UPLOAD_MB', '0', { uploadRoom: { ...DEFAULTS.uploadRoom, inAll: 0 } }],
    ['LIMIT_UPLOAD_MB_PER_OWNER', '1', { uploadRoom: { ...DEFAULTS.uploadRoom, ofOwner: 1_000_000 } }],
    ['UPLOAD_ORIGINS', '*', { uploadOrigins: ['*'] }],
    [
      'UPLOAD_ORIGINS',
      'https://a.example, http://b.example:8080/',
      { uploadOrigins: ['https://a.example', 'http://b.example:8080'] },
    ],
    ['METRICS_TOKEN', 'word', { metricsToken: 'word' }],
    [
      'INSPECT_RECEIVERS',
      'ws://localhost:8080, wss://tools.example/,https://tools.example',
      { inspectReceivers: ['ws://localhost:8080', 'wss://tools.example', 'https://tools.example'] },
    ],
    [
      'DATABASE_URL',
      'postgres://me:word@db.example/parley',
      { databaseUrl: 'postgres://me:word@db.example/parley' },
    ],
    [
      'IMAGES_S3_URL',
      'https://key:secret@s3.example/pictures',
      {
        pictureBucket: {
          url: 'https://s3.example/pictures/',
          region: 'us-east-1',
          key: 'key',
          secret: 'secret',
        },
      },
    ],
    [
      'IMAGES_S3_URL',
      'http://me%3Ame:a%2Fb+c@10.0.0.7:9000/storage/v1/s3/pictures?region=eu-central-2&prefix=parley/a',
      {
        pictureBucket: {
          url: 'http://10.0.0.7:9000/storage/v1/s3/pictures/parley/a/',
          region: 'eu-central-2',
          key: 'me:me',
          secret: 'a/b+c',
        },
      },
    ],
    ['DATABASE_CONNECTIONS', '1', { databaseConnections: 1 }],
    ['PAGE_CACHE_MB', '0', { pageCacheBytes: 0 }],
    ['DATABASE_URL', 'postgresql://db.example', { databaseUrl: 'postgresql://db.example' }],
    ['SMTP_URL', 'smtp://me:word@mail.example:587', { smtpUrl: 'smtp://me:word@mail.example:587' }],
    ['LIMIT_MAILS_PER_HOUR', '0', { mailsPerHour: 0 }],
    ['KEEP_EMAIL_DAYS', '30', { emailDays: 30 }],
    ['MAIL_FROM', 'parley@parley.example', { mailFrom: 'parley@parley.example' }],
    ['VITE_SUPABASE_URL', 'https://store.example/', { supabaseUrl: 'https://store.example' }],
    [
      'VITE_ICON_STYLESHEET_URL',
      'https://cdn.example/a.css',
      { iconStylesheetUrl: 'https://cdn.example/a.css' },
    ],
  ])('%s=%s is accepted', (name, value, expected) => {
    expect(readSettings({ [name]: value })).toEqual({ ...DEFAULTS, ...expected });
  });

  const port = 'PORT must be a whole number from 0 to 65535';
  const noPath = 'must be an address without path, such as https://parley.example';
  test.each([
    ['PORT', '65536', port],
    ['PORT', '-1', port],
    ['PORT', '3000.5', port],
    ['PORT', 'http', port],
    ['HOST', 'a host', 'HOST must be a host name or an IP address'],
    ['PUBLIC_URL', 'parley.example', 'PUBLIC_URL must be an http or https address'],
    ['PUBLIC_URL', 'ftp://parley.example', 'PUBLIC_URL must be an http or https address'],
    ['PUBLIC_URL', 'https://me:word@parley.example', 'PUBLIC_URL must be an http or https address'],
    ['PUBLIC_URL', 'https://parley.example/app', `PUBLIC_URL ${noPath}`],
    ['PUBLIC_URL', 'https://parley.example/?a', `PUBLIC_URL ${noPath}`],
    ['SITES_DOMAIN', 'sites.example', 'SITES_DOMAIN must be an http or https address'],
    ['SITES_DOMAIN', 'https://sites.example/s', `SITES_DOMAIN ${noPath}`],
    [
      'SITES_DOMAIN',
      'http://127.0.0.1:3000',
      'SITES_DOMAIN must name a domain, under which each site gets a name',
    ],
    ['TRUSTED_PROXY_HOPS', '11', 'TRUSTED_PROXY_HOPS must be a whole number from 0 to 10'],
    ['TRUSTED_PROXY_HOPS', 'true', 'TRUSTED_PROXY_HOPS must be a whole number from 0 to 10'],
    [
      'UPLOAD_ORIGINS',
      'https://a.example/builder',
      'UPLOAD_ORIGINS must be * or addresses without path, with commas between them',
    ],
    ...['localhost:8080', 'ws://localhost:8080/room', 'ftp://tools.example', '*', 'ws://me@localhost'].map(
      (value): [string, string, string] => [
        'INSPECT_RECEIVERS',
        value,
        'INSPECT_RECEIVERS must be ws, wss, http or https addresses without path, with commas between them',
      ],
    ),
    ['DATABASE_CONNECTIONS', '0', 'DATABASE_CONNECTIONS must be a whole number from 1 to 1000'],
    ['LIMIT_UPLOAD_MB', '1 GB', 'LIMIT_UPLOAD_MB must be a whole number from 0 to 9999999'],
    ['LIMIT_UPLOADS_PER_HOUR', '-1', 'LIMIT_UPLOADS_PER_HOUR must be a whole number from 0 to 1000000'],
    ['MAIL_FROM', 'Parley', 'MAIL_FROM must be an e-mail address, such as parley@parley.example'],
    ['VITE_SUPABASE_URL', 'store', 'VITE_SUPABASE_URL must be an http or https address'],
    ['VITE_ICON_STYLESHEET_URL', '/a.css', 'VITE_ICON_STYLESHEET_URL must be an http or https address'],
  ])('%s=%s is refused', (name, value, message) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${message}, not ${JSON.stringify(value)}.`);
  });

  test.each([
    ['DATABASE_URL', 'mysql://me:word@db.example', 'DATABASE_URL must be a postgres or postgresql address.'],
    ...[
      'key:word@s3.example/pictures',
      's3://key:word@pictures',
      'https://key@s3.example/pictures',
      'https://key:word@s3.example/',
      'https://key:wo%zzrd@s3.example/pictures',
      'https://key:wo%0Ard@s3.example/pictures',
      'https://key:wo/rd@s3.example/pictures',
      'https://key:word@s3.example/pictures?regoin=eu',
      'https://key:word@s3.example/pictures?prefix=../other',
      'https://key:word@s3.example/pictures#eu',
    ].map((value): [string, string, string] => [
      'IMAGES_S3_URL',
      value,
      'IMAGES_S3_URL must be an address such as https://key:secret@host/bucket?region=us-east-1, with key and secret percent-encoded.',
    ]),
    ['SMTP_URL', 'me:word@mail.example', 'SMTP_URL must be an smtp or smtps address.'],
    ['METRICS_TOKEN', 'two message', 'METRICS_TOKEN must be letters without spaces.'],
  ])('of %s is a secret that the error does not repeat', (name, value, message) => {
    expect(() => readSettings({ [name]: value })).toThrow(new BadSetting(message));
  });

  test('that is invalid stops the start with one line', async () => {
    const run = runNode(join(PROJECT_ROOT, 'server', 'start.ts'), { PORT: 'http' });
    expect(await run.ended).toBe(1);
    expect(run.output.stdout).toBe('');
    expect(run.output.stderr).toBe(
      'Parley cannot start: PORT must be a whole number from 0 to 65535, not "http".\n',
    );
  });
});
