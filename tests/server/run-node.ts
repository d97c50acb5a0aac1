import { spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';

export interface NodeRun {
  readonly output: { stdout: string; stderr: string };
  /** The exit code; null if a signal killed the process. */
  readonly ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
  /** Resolves with the first match in stdout; rejects if the process ends before. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
}

/** Runs a file with Node, these environment variables and arguments. The process is killed at the end of the test. */
export function runNode(file: string, variables: Record<string, string>, ...args: string[]): NodeRun {
  const child = spawn(process.execPath, [file, ...args], {
    // A temporary project is deleted after its test, so that caching its code is useless.
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
