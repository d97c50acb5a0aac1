import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openStores } from '../../../server/store/open-stores.ts';
import { makeTempDir } from '../test-server.ts';
import { LONGEST_INSTALL_MS, newDatabase } from './test-database.ts';

const run = promisify(execFile);

/** Makes a key and its certificate for 127.0.0.1, and answers where they are. */
async function makeCertificate(): Promise<{ key: string; certificate: string }> {
  const folder = await makeTempDir();
  const [key, certificate] = [join(folder, 'server.key'), join(folder, 'server.crt')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=parley', '-addext', 'subjectAltName=IP:127.0.0.1'];
  await run('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', certificate]);
  return { key, certificate };
}

/** Has a PostgreSQL take TLS for those who ask for it; the files are written by the server, which alone may read them. */
async function takeTls(admin: Client, files: { key: string; certificate: string }): Promise<void> {
  for (const [name, file] of Object.entries(files)) {
    const lines = (await readFile(file, 'utf8')).trim().replaceAll('\n', ',');
    await admin.query(
      `copy (select unnest(string_to_array('${lines}', ','))) to program 'umask 077; cat > ${name}.pem'`,
    );
  }
  for (const setting of ["ssl_cert_file = 'certificate.pem'", "ssl_key_file = 'key.pem'", 'ssl = on']) {
    await admin.query(`alter system set ${setting}`);
  }
  // Each connection made from now on may find it on.
  await admin.query('select pg_reload_conf()');
  for (let isOn = false; !isOn; ) isOn = (await admin.query('show ssl')).rows[0]?.ssl === 'on';
}

test('a connection is as safe as its URL says', { timeout: LONGEST_INSTALL_MS }, async ({ skip }) => {
  const { url, isReal } = await newDatabase();
  skip(!isReal, 'PGlite speaks no TLS');
  const admin = new Client(url);
  await admin.connect();
  onTestFinished(() => admin.end());
  const files = await makeCertificate();
  await takeTls(admin, files);

  const isSecret = async (query: string) => {
    const stores = await openStores({ dataDir: '', databaseUrl: url + query });
    await stores.store.check();
    const { rows } = await admin.query(
      `select distinct ssl from pg_stat_ssl join pg_stat_activity using(pid)
      where application_name = 'parley' and datname = current_database()`,
    );
    await stores.close();
    return rows.map(({ ssl }) => ssl);
  };
  expect(await isSecret('')).toEqual([false]);
  expect(await isSecret('?sslmode=no-verify')).toEqual([true]);
  expect(await isSecret(`?sslmode=verify-full&sslrootcert=${files.certificate}`)).toEqual([true]);
  // A certificate that nobody vouches for.
  await expect(isSecret('?sslmode=verify-full')).rejects.toThrow('self-signed certificate');
});
