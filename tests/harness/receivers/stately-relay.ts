import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createWebSocketReceiver, type StatelyInspectionEvent } from '@statelyai/inspect';
import { freePort, untilListening } from '../local-ports.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SOURCE = (port: number) =>
  `import { createInspectorServer } from '@statelyai/inspect/server';
createInspectorServer({ port: ${port}, autoOpen: false });`;

/** The inspection library's own WebSocket server, as a developer runs it, with the library's own receiver at it. */
export interface StatelyRelay {
  readonly address: string;
  /** What the receiver was sent so far. */
  readonly messages: readonly StatelyInspectionEvent[];
  /** Kills the server: every connection is lost at once. */
  kill(): Promise<void>;
}

/** Starts the server in a process of its own, so that it can be killed; on a port that an earlier one had, if given. */
export async function startStatelyRelay(address?: string): Promise<StatelyRelay> {
  const port = address === undefined ? await freePort() : Number(new URL(address).port);
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SOURCE(port)], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const exited = once(child, 'exit');
  const endWithThisProcess = () => child.kill('SIGKILL');
  process.once('exit', endWithThisProcess);
  await untilListening(port);
  const server = `ws://127.0.0.1:${port}`;
  const messages: StatelyInspectionEvent[] = [];
  createWebSocketReceiver({ server }).subscribe((message) => messages.push(message));
  const kill = async () => {
    endWithThisProcess();
    await exited;
    process.off('exit', endWithThisProcess);
  };
  return { address: server, messages, kill };
}
