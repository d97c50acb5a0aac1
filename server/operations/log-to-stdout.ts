import { writeSync } from 'node:fs';
import type { MailReport } from '../mail/mailer.ts';
import type { Damage } from '../store/stored-damage.ts';
import type { DailyFailure } from './daily.ts';
import type { RequestLog } from './request-log.ts';
import type { WritesState } from './writes-state.ts';

const FLUSH_MS = 20;
const STDOUT = 1;

let waiting = '';

/** Writes a line to stdout as JSON, batched with others of the same 20 ms. */
export const logToStdout: RequestLog = write;

/** Writes the result of a mail to stdout as JSON, unless it was sent. */
export function logMailToStdout({ result, code }: MailReport): void {
  if (result !== 'sent') write({ mail: result, code });
}

/** Writes to stdout as JSON that data can no longer be written, or can be again. */
export function logWritesToStdout(writes: WritesState): void {
  write({ writes });
}

/** Writes to stdout as JSON that a file of the data is damaged. */
export function logDamageToStdout({ file, what }: Damage): void {
  write({ damaged: file, what });
}

/** Writes to stdout as JSON why the pages in PAGES_DIR cannot be written. */
export function logPageFilesToStdout(error: unknown): void {
  write({ pageFiles: messageOf(error) });
}

/** Writes to stdout as JSON which part of the daily work failed, and why. */
export function logDailyToStdout({ part, error }: DailyFailure): void {
  write({ daily: part, error: messageOf(error) });
}

/** Writes to stdout as JSON how many unused uploads were removed. */
export function logRemovedToStdout(removedUploads: number): void {
  write({ removedUploads });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function write(line: object): void {
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
