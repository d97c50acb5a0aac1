import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openStores } from '../../../server/store/open-stores.ts';
import { LONGEST_INSTALL_MS, newDatabase } from '../store/test-database.ts';
import { makeTempDir } from '../test-server.ts';

const run = promisify(execFile);

/** Generates a key and a self-signed certificate for 127.0.0.1. Returns their paths. */
async function makeCertificate(): Promise<{ key: string; certificate: string }> {
  const folder = await makeTempDir();
  const [key, certificate] = [join(folder, 'server.key'), join(folder, 'server.crt')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=parley', '-addext', 'subjectAltName=IP:127.0.0.1'];
  await run('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', certificate]);
  return { key, certificate };
}

/** Enables TLS in PostgreSQL. The server writes the files itself, so that only its user can read them. */
async function enableTls(admin: Client, files: { key: string; certificate: string }): Promise<void> {
  for (const [name, file] of Object.entries(files)) {
    const lines = (await readFile(file, 'utf8')).trim().replaceAll('\n', ',');
    await admin.query(
      `copy (select unnest(string_to_array('${lines}', ','))) to program 'umask 077; cat > ${name}.pem'`,
    );
  }
  for (const setting of ["ssl_cert_file = 'certificate.pem'", "ssl_key_file = 'key.pem'", 'ssl = on']) {
    await admin.query(`alter system set ${setting}`);
  }
  // The reload takes effect asynchronously.
  await admin.query('select pg_reload_conf()');
  for (let isOn = false; !isOn; ) isOn = (await admin.query('show ssl')).rows[0]?.ssl === 'on';
}

test('sslmode in the URL selects encryption and the check of the certificate', {
  timeout: LONGEST_INSTALL_MS,
}, async ({ skip }) => {
  const { url, isReal } = await newDatabase();
  skip(!isReal, 'PGlite speaks no TLS');
  const admin = new Client(url);
  await admin.connect();
  onTestFinished(() => admin.end());
  const files = await makeCertificate();
  await enableTls(admin, files);

  const sslOf = async (query: string) => {
    const stores = await openStores({ dataDir: '', databaseUrl: url + query });
    await stores.store.check();
    const { rows } = await admin.query(
      `select distinct ssl from pg_stat_ssl join pg_stat_activity using(pid)
      where application_name = 'parley' and datname = current_database()`,
    );
    await stores.close();
    return rows.map(({ ssl }) => ssl);
  };
  expect(await sslOf('')).toEqual([false]);
  expect(await sslOf('?sslmode=no-verify')).toEqual([true]);
  expect(await sslOf(`?sslmode=verify-full&sslrootcert=${files.certificate}`)).toEqual([true]);
  // The certificate is self-signed.
  await expect(sslOf('?sslmode=verify-full')).rejects.toThrow('self-signed certificate');
});
