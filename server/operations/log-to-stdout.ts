import { writeSync } from 'node:fs';
import type { RequestLine } from './request-log.ts';
import type { ServerEvent } from './server-event.ts';

const FLUSH_MS = 20;
const STDOUT = 1;

let waiting = '';

/** Writes a line to stdout as JSON, batched with others of the same 20 ms. Mails that were sent are not worth a line. */
export function logToStdout(line: RequestLine | ServerEvent): void {
  if ('mail' in line && line.mail === 'sent') return;
  if (waiting === '') setTimeout(flush, FLUSH_MS);
  // A line has at least one field, so the comma after the time always has one behind it.
  waiting += `{"time":"${new Date().toISOString()}",${JSON.stringify(line).slice(1)}\n`;
}

function flush(): void {
  process.stdout.write(waiting);
  waiting = '';
}

// The process that read stdout has ended. The server goes on without a log.
process.stdout.on('error', () => {});

process.once('exit', () => {
  if (waiting === '') return;
  try {
    // Only synchronous writes still work here.
    writeSync(STDOUT, waiting);
  } catch {
    // Nobody reads, or the pipe is full.
  }
});
