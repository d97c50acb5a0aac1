import { writeSync } from 'node:fs';
import type { MailReport } from '../mail/mailer.ts';
import type { RequestLog } from './request-log.ts';

const FLUSH_MS = 20;
const STDOUT = 1;

let waiting = '';

/** Writes each line to stdout as JSON, together with others of the same moment. */
export const logToStdout: RequestLog = write;

/** Writes what became of a mail to stdout as JSON, but for those that were sent. */
export function logMailToStdout({ result, code }: MailReport): void {
  if (result !== 'sent') write({ mail: result, code });
}

function write(line: object): void {
  if (waiting === '') setTimeout(flush, FLUSH_MS);
  // Before the others of a line that is never empty.
  waiting += `{"time":"${timeOf(Date.now())}",${JSON.stringify(line).slice(1)}\n`;
}

let last = { at: 0, text: '' };

// Many requests are answered within a millisecond.
function timeOf(at: number): string {
  if (at !== last.at) last = { at, text: new Date(at).toISOString() };
  return last.text;
}

function flush(): void {
  process.stdout.write(waiting);
  waiting = '';
}

process.once('exit', () => {
  // Nothing that takes time runs any more.
  if (waiting !== '') writeSync(STDOUT, waiting);
});
