import { execFile } from 'node:child_process';

/**
 * Tells systemd, if it runs this process, that the server is ready; and then again and again that it answers, if its unit
 * has WatchdogSec: a process whose event loop is stuck tells nothing and is restarted.
 */
export function feedWatchdog({ NOTIFY_SOCKET, WATCHDOG_USEC } = process.env): void {
  if (NOTIFY_SOCKET === undefined) return;
  // By its own program, because Node has no sockets of this kind.
  const tell = (...what: string[]) =>
    execFile('systemd-notify', what, (error) => {
      if (error) console.error(`systemd is not told that the server runs: ${error.message}`);
    });
  tell('READY=1', 'WATCHDOG=1');
  const everyMs = Number(WATCHDOG_USEC) / 1000 / 3;
  if (everyMs > 0) setInterval(() => tell('WATCHDOG=1'), everyMs).unref();
}
