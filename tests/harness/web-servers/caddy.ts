import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureProgram } from '../debian-packages.ts';
import { thisMachine } from '../host.ts';
import { freePort, untilListening } from '../local-ports.ts';

/** A running Caddy with the documented configuration before a server. */
export interface Caddy {
  /** Its port with TLS. */
  readonly port: number;
  /** The certificate that its own are signed with. */
  readonly certificate: string;
  stop(): Promise<void>;
}

const CONFIG = new URL('../../../docs/Caddyfile', import.meta.url);

/** Starts Caddy with docs/Caddyfile; resolves with undefined if there is none. */
export async function startCaddy(folder: string, upstream: URL): Promise<Caddy | undefined> {
  const program = await ensureProgram(thisMachine(), 'caddy', ['caddy']);
  if (program === undefined) return undefined;
  const [port, plainPort] = [await freePort(), await freePort()];
  const config = join(folder, 'Caddyfile');
  const local = `{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\thttp_port ${plainPort}\n\thttps_port ${port}\n\tdefault_bind 127.0.0.1\n`;
  const documented = await readFile(CONFIG, 'utf8');
  await writeFile(config, documented.replace(/^\{\n/m, local).replaceAll('127.0.0.1:3000', upstream.host));
  const child = spawn(program, ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const endWithThisProcess = () => child.kill('SIGTERM');
  process.once('exit', endWithThisProcess);
  const closed = once(child, 'close');
  let printed = '';
  child.stderr.on('data', (text) => {
    printed += text;
  });
  try {
    await untilListening(port);
  } catch {
    throw new Error(`Caddy did not start:\n${printed}`);
  }
  return {
    port,
    certificate: await readFile(join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8'),
    stop: async () => {
      process.off('exit', endWithThisProcess);
      child.kill('SIGTERM');
      await closed;
    },
  };
}
