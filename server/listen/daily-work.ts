import { withdrawTakenOff } from '../access/withdraw-taken-off.ts';
import { removeExpired } from '../images/remove-expired.ts';
import type { DailyParts } from '../operations/every-day.ts';
import type { ServerEvent } from '../operations/server-event.ts';
import { KEPT_DAYS } from '../store/messages/message-store.ts';
import type { Stores } from '../store/open-stores.ts';

const DAY_MS = 86_400_000;

/** How long a link whose time is over says so, and is not unknown. */
const ENDED_TOKENS_MS = 30 * DAY_MS;

/** How long a report is kept once it is done, and how long in any case: it may hold a person's words and address. */
const REPORT_DONE_MS = 180 * DAY_MS;
const REPORT_MS = 365 * DAY_MS;

/**
 * The work of each day on the data: forgets e-mail addresses, after `emailDays` unless that is 0, and the networks of
 * uploads, and removes everything that has been kept long enough.
 */
export function dailyWork(
  { store, images, messages, records, access, reports }: Stores,
  emailDays: number,
  report: (event: ServerEvent) => void,
): DailyParts {
  return {
    withdrawTakenOff: (now) => withdrawTakenOff(store, records, now),
    removeTokens: (now) => access.tokens.removeEnded(now - ENDED_TOKENS_MS),
    removeMails: (now) => access.mails.removeBefore(now - 2 * DAY_MS),
    forgetMailboxes: (now) => access.addresses.forgetMailboxes(now),
    forgetEmails: async (now) => {
      if (emailDays > 0) await records.forgetEmails(now - emailDays * DAY_MS);
    },
    forgetNetworks: () => images.forgetNetworks(),
    removeReports: (now) => reports.removeOld(now - REPORT_DONE_MS, now - REPORT_MS),
    removeMessages: async (now) => {
      const { removed, undelivered } = await messages.removeBefore(now - KEPT_DAYS * DAY_MS);
      if (removed > 0) report({ removedMessages: removed, undelivered });
    },
    removeOrphans: () => images.removeOrphans(),
    removeUploads: async (now) => {
      const removedUploads = await removeExpired(images, now);
      if (removedUploads > 0) report({ removedUploads });
    },
  };
}
