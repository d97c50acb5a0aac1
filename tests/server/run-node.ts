import { spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';

export interface NodeRun {
  readonly output: { stdout: string; stderr: string };
  /** Its exit code once it has ended; null after a signal that it did not handle. */
  readonly ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
  /** Resolves with the first match in what it has printed to stdout; rejects when it ends before. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
}

/** Runs a file with this Node and the given variables; killed when the test is over. */
export function runNode(file: string, variables: Record<string, string>): NodeRun {
  const child = spawn(process.execPath, [file], {
    // A project of a test's own is gone the next time.
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1', ...variables },
    stdio: 'pipe',
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output.stderr += text;
  });
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return {
    output,
    ended,
    kill: (signal) => child.kill(signal),
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(output.stdout);
          if (found) resolve(found);
        };
        child.stdout.on('data', look);
        look();
        ended.then((code) => reject(new Error(`It ended with ${code}: ${output.stderr}`)));
      }),
  };
}
