import { HttpError } from './http-error.ts';

/** Opens the account of one body of a client. */
export type HoldBody = (client: string) => HeldBody;

/** The account of one body. */
export interface HeldBody {
  /**
   * Counts bytes that have arrived. If there is no room for them, the oldest unfinished body of the client that holds
   * the most is cut.
   */
  add(bytes: number): void;
  /** Says that the body is whole: it is no longer cut. */
  finish(): void;
  /** Gives its memory back. */
  release(): void;
  /** Rejects with an HttpError of 503 when the body is cut. */
  readonly cut: Promise<never>;
}

interface Account {
  readonly client: string;
  bytes: number;
  isWhole: boolean;
  readonly cutOff: (error: HttpError) => void;
}

const RETRY_SECONDS = 5;

/**
 * A budget of `maxBytes` for the memory that bodies take together while they arrive and are worked on. A body never waits
 * for others, so that senders who stall delay no other visitor, from however many addresses they come.
 */
export function openBodyBudget(maxBytes: number): HoldBody {
  const accounts = new Set<Account>();
  let total = 0;

  function close(account: Account): void {
    if (accounts.delete(account)) total -= account.bytes;
  }

  /** The oldest unfinished body of the client that holds the most. */
  function nextToCut(): Account | undefined {
    const clients = new Map<string, { bytes: number; oldest: Account | undefined }>();
    for (const account of accounts) {
      const { bytes, oldest } = clients.get(account.client) ?? { bytes: 0, oldest: undefined };
      clients.set(account.client, {
        bytes: bytes + account.bytes,
        oldest: oldest ?? (account.isWhole ? undefined : account),
      });
    }
    const unfinished = [...clients.values()].filter(({ oldest }) => oldest !== undefined);
    const most = Math.max(...unfinished.map(({ bytes }) => bytes));
    return unfinished.find(({ bytes }) => bytes === most)?.oldest;
  }

  function makeRoom(): void {
    while (total > maxBytes) {
      const account = nextToCut();
      if (!account) return;
      close(account);
      account.cutOff(new HttpError(503, ({ limits }) => limits.busy, RETRY_SECONDS));
    }
  }

  return (client) => {
    const { promise: cut, reject: cutOff } = Promise.withResolvers<never>();
    // A body that is released is no longer listened to.
    cut.catch(() => {});
    const account: Account = { client, bytes: 0, isWhole: false, cutOff };
    accounts.add(account);
    return {
      add: (bytes) => {
        if (!accounts.has(account)) return;
        account.bytes += bytes;
        total += bytes;
        makeRoom();
      },
      finish: () => {
        account.isWhole = true;
      },
      release: () => close(account),
      cut,
    };
  };
}
