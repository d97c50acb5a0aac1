import { StoreUnreachable } from '../database/unreachable.ts';
import { WritesRefused } from '../database/writes-refused.ts';
import { inTime } from '../http/in-time.ts';
import type { MailResult } from './mailer.ts';

const LOOK_EVERY_MS = 15_000;
// A little longer than the mailer waits for what it is sending.
const STOP_MS = 6000;

/** Mails that wait in a store, each until it is due. */
export interface MailQueue {
  /** Sends the one whose turn it is; undefined: none is due. */
  sendNext(now: number): Promise<MailResult | undefined>;
}

/** What sends the mails that wait. */
export interface Delivery {
  /** Sends the mails that are due, and resolves once none is, or the mail server takes none. Never rejects. */
  look(): Promise<void>;
  /** Claims no more from now on, and waits for the mail that is on its way as long as the mailer does. */
  stop(): Promise<void>;
}

/**
 * Sends the mails of some queues until they are delivered, those of before the start too. Of several processes one takes
 * each. `now` is in milliseconds since 1970; `report` is called if the store fails.
 */
export function deliverMails(
  queues: readonly MailQueue[],
  report: (error: unknown) => void,
  now: () => number = Date.now,
): Delivery {
  let isStopped = false;
  let running: Promise<void> | undefined;
  let isAskedAgain = false;

  /** One of each queue in turn. A mail that was not sent is due again after its pause. */
  async function mailDue(): Promise<void> {
    let waiting = queues;
    while (waiting.length > 0) {
      for (const queue of waiting) {
        if (isStopped) return;
        const result = await queue.sendNext(now());
        // The mail server takes no mail at all, so the others wait too.
        if (result === 'failed') return;
        if (result === undefined) waiting = waiting.filter((each) => each !== queue);
      }
    }
  }

  async function mailAll(): Promise<void> {
    do {
      isAskedAgain = false;
      await mailDue().catch((error: unknown) => {
        // What keeps all data from being read or written is told elsewhere.
        const isKnown = error instanceof StoreUnreachable || error instanceof WritesRefused;
        if (!isKnown && !isStopped) report(error);
      });
    } while (isAskedAgain && !isStopped);
  }

  function look(): Promise<void> {
    // A message may have been stored after the last claim found none. It would wait for the timer without another look.
    isAskedAgain = true;
    running ??= mailAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  void look();
  const timer = setInterval(look, LOOK_EVERY_MS).unref();

  return {
    look,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await inTime(STOP_MS, running ?? Promise.resolve(), () => undefined).catch(() => {});
    },
  };
}
