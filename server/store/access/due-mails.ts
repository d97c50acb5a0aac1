import type { Database, Row } from '../../database/database.ts';
import { addressHash } from './address-hash.ts';
import type { MailAct } from './mail-acts.ts';

/** A mail with a link, as it is made anew for each try: links are stored as hashes, and cannot be read out again. */
export interface DueMail {
  readonly siteId: string;
  /** A mail that tells has a name of its own behind the point: each is sent. */
  readonly purpose: 'confirm' | 'open' | `tell.${string}`;
  /** What a mail tells, and to whom. */
  readonly news?: News;
  /** The language and the server's own origin that it was asked for with. */
  readonly language: string;
  readonly listening: string;
  /** When it was asked for, in milliseconds since 1970. */
  readonly at: number;
}

/** What the confirmed address of a site is told or asked, and what the button of the mail does. */
export interface News {
  readonly what: 'newRight' | 'removedRight' | 'newAddress' | 'askRemove' | 'askAddress' | 'askTakeOff';
  /** The address that it goes to. */
  readonly to: string;
  /** The other address, where it is about one. */
  readonly email?: string;
  /** What the click does; a site is taken off without one. */
  readonly act?: MailAct;
}

/** What became of a mail: it is `trying` until a mail server takes or refuses it. */
type DueState = 'trying' | 'sent' | 'refused';

/** The mails with links that are on their way, one of each purpose for a site. Every call rejects if the database fails. */
export interface DueMails {
  /** Stores a mail to an address that this process tries now, in place of an earlier one. */
  add(mail: DueMail, email: string): Promise<void>;
  /** Claims a mail that is to be tried again; undefined if none is. It is due again after a pause that grows. */
  claim(now: number): Promise<DueMail | undefined>;
  /** Forgets the mails that were asked for before a time. */
  removeBefore(time: number): Promise<void>;
  /** What became of a mail, unless it was asked for anew meanwhile; undefined: it is not to be sent any more. */
  settle(mail: DueMail, state: Exclude<DueState, 'trying'> | undefined): Promise<void>;
  /** What became of the latest mail of a site to an address. */
  stateOf(siteId: string, email: string, now: number): Promise<DueState | undefined>;
}

/** How long a mail is tried. A mail server that takes nothing from strangers at first, or is down, takes it within that. */
const TRIED_MS = 86_400_000;

const MINUTE_MS = 60_000;

// The first is longer than a try takes, so that no other process tries it too.
const PAUSES = [1, 5, 15, 60, 240].map((minutes) => minutes * MINUTE_MS);

/** $1 site, $2 purpose, $3 hash of the address, $4 language, $5 origin, $6 time, $7 when it is due again, $8 news. */
const ADD = `
insert into due_mail(site, purpose, address, language, listening, at, next_at, tries, state, news)
values($1, $2, $3, $4, $5, $6, $7, 1, 'trying', $8)
on conflict(site, purpose) do update set address = excluded.address, language = excluded.language,
  listening = excluded.listening, at = excluded.at, next_at = excluded.next_at, tries = 1, state = 'trying'`;

/** $1 now, $2 the beginning of the time in which mails are tried. Those that were tried less come first. */
const READ_DUE = `
select * from due_mail where next_at <= $1 and at > $2 order by tries, next_at, site limit 1`;

/** $1 site, $2 purpose, $3 when it was due, $4 when it is due again. No row: another process was first. */
const CLAIM = `
update due_mail set next_at = $4, tries = tries + 1 where site = $1 and purpose = $2 and next_at = $3 returning site`;

/** $1 site, $2 purpose, $3 when it was asked for, $4 state. */
const SETTLE = `
update due_mail set next_at = null, state = $4 where site = $1 and purpose = $2 and at = $3`;

/** $1 site, $2 purpose, $3 when it was asked for. */
const DROP = 'delete from due_mail where site = $1 and purpose = $2 and at = $3';

/** $1 site, $2 hash of the address. */
const READ_STATE = `
select state, at from due_mail where site = $1 and purpose = 'confirm' and address = $2`;

/** The mails on their way in a database. */
export function dueMailsIn(database: Database): DueMails {
  return {
    add: async ({ siteId, purpose, language, listening, at, news }, email) => {
      const due = at + pauseAfter(0);
      await database.change((query) =>
        query(
          ADD,
          siteId,
          purpose,
          addressHash(email),
          language,
          listening,
          at,
          due,
          news ? JSON.stringify(news) : '',
        ),
      );
    },
    claim: async (now) => {
      const [due] = await database.read(READ_DUE, now, now - TRIED_MS);
      if (!due) return undefined;
      const mail = dueMailIn(due);
      const again = now + pauseAfter(Number(due.tries));
      const claimed = await database.change((query) =>
        query(CLAIM, mail.siteId, mail.purpose, Number(due.next_at), again),
      );
      return claimed.length > 0 ? mail : undefined;
    },
    removeBefore: async (time) => {
      await database.change((query) =>
        query('delete from due_mail where at < $1 and next_at is not null', time),
      );
    },
    settle: async ({ siteId, purpose, at }, state) => {
      await database.change((query) =>
        state === undefined ? query(DROP, siteId, purpose, at) : query(SETTLE, siteId, purpose, at, state),
      );
    },
    stateOf: async (siteId, email, now) => {
      const [mail] = await database.read(READ_STATE, siteId, addressHash(email));
      const state = mail && (String(mail.state) as DueState);
      return state === 'trying' && Number(mail?.at) <= now - TRIED_MS ? 'refused' : state;
    },
  };
}

const pauseAfter = (tries: number) => PAUSES[Math.min(tries, PAUSES.length - 1)] ?? MINUTE_MS;

function dueMailIn({ site, purpose, language, listening, at, news }: Row): DueMail {
  return {
    siteId: String(site),
    purpose: String(purpose) as DueMail['purpose'],
    language: String(language),
    listening: String(listening),
    at: Number(at),
    ...(news !== '' && { news: JSON.parse(String(news)) as News }),
  };
}
