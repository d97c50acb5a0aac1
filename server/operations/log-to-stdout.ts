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
  waiting += `{"time":"${timeOf(Date.now())}",${JSON.stringify(line).slice(1)}\n`;
}

let last = { at: 0, text: '' };

// Many requests share a millisecond.
function timeOf(at: number): string {
  if (at !== last.at) last = { at, text: new Date(at).toISOString() };
  return last.text;
}

function flush(): void {
  process.stdout.write(waiting);
  waiting = '';
}

// Whoever read stdout has ended. The pages are still wanted, the lines are not.
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
