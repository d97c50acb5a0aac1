import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const MAX_START_MS = 60_000;

/** The first match in what a process prints; rejects if it ends before, or does not print it within a minute. */
export function textIn(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`It did not start: ${output}`)), MAX_START_MS);
    const read = (chunk: Buffer) => {
      output += chunk;
      const match = pattern.exec(output);
      if (!match) return;
      clearTimeout(timer);
      resolve(match);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`It ended: ${output}`)));
  });
}

/** Ends a process and waits for its end. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}
