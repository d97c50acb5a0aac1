import { readFile } from 'node:fs/promises';

// USER_HZ, which is 100 on every common Linux.
const TICKS_PER_SECOND = 100;

/** The CPU seconds that processes have used so far, on Linux. */
export async function cpuSecondsOf(pids: readonly number[]): Promise<number> {
  const ticks = await Promise.all(pids.map(ticksOf));
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}

/** The resident memory of a process in bytes, on Linux. */
export async function residentBytesOf(pid: number): Promise<number> {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error(`The process ${pid} is not there.`);
  return Number(kilobytes) * 1024;
}

async function ticksOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /s, '').split(' ');
  // User and system time, fields 14 and 15 of the file.
  return Number(fields[11]) + Number(fields[12]);
}
