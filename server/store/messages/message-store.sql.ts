import type { Database, Row } from '../../database/database.ts';
import type { DueMessage, MessageStore, NewMessage } from './message-store.ts';

const MINUTE_MS = 60_000;

// The first is longer than a mail takes, so that no other process mails what this one is mailing.
const PAUSES = [1, 5, 15, 60, 240].map((minutes) => minutes * MINUTE_MS);
const LAST_PAUSE = PAUSES.length - 1;

const CAN_RECEIVE = `unpublished_at is null and blocked_at is null and taken_off_at is null
  and confirmed_at is not null and email <> ''`;

/** $1 site. */
const READ_RECEIVER = `select 1 from site where id = $1 and ${CAN_RECEIVE}`;

const HAS = 'select 1 from message where id = $1';

/** $1 id, $2 site, $3 name, $4 contact, $5 text, $6 title, $7 language, $8 time. No row: it is known, or is refused. */
const ADD = `
insert into message(id, site, name, contact, text, title, language, at, next_at)
select $1, id, $3, $4, $5, $6, $7, $8, $8 from site where id = $2 and ${CAN_RECEIVE}
on conflict(id) do nothing returning id`;

/** $1 now: the message that is due, with the address of its site. One without a confirmed address waits. */
const READ_DUE = `
select message.*, site.email as email from message join site on site.id = message.site
where message.next_at <= $1 and site.confirmed_at is not null and site.email <> ''
order by message.next_at, message.at, message.id limit 1`;

/** $1 id, $2 when it was due, $3 when it is due again. No row: another process was first. */
const CLAIM = `
update message set next_at = $3, tries = tries + 1 where id = $1 and next_at = $2 returning id`;

/** $1 address, $2 time. */
const REST = `
update message set next_at = $2
where next_at < $2 and site in (select id from site where lower(email) = lower($1))`;

const DELIVERED = 'update message set next_at = null where id = $1';
const COUNT_WAITING = 'select count(*) as waiting from message where next_at is not null';
const OF_SITE = 'select * from message where site = $1 order by at, id';
const REMOVE = 'delete from message where at < $1 returning next_at';

/** The messages in a database. */
export function messageStoreIn(database: Database): MessageStore {
  return {
    canReceive: async (siteId) => (await database.read(READ_RECEIVER, siteId)).length > 0,
    has: async (id) => (await database.read(HAS, id)).length > 0,
    add: ({ id, siteId, name, contact, text, title, language, at }) =>
      database.change(async (query) => {
        const added = await query(ADD, id, siteId, name, contact, text, title, language, at);
        if (added.length > 0) return 'stored';
        return (await query(HAS, id)).length > 0 ? 'known' : 'closed';
      }),
    claim: async (now) => {
      const [due] = await database.read(READ_DUE, now);
      if (!due) return undefined;
      const pause = PAUSES[Math.min(Number(due.tries), LAST_PAUSE)] ?? MINUTE_MS;
      const claimed = await database.change((query) =>
        query(CLAIM, String(due.id), Number(due.next_at), now + pause),
      );
      return claimed.length > 0 ? dueMessageIn(due) : undefined;
    },
    rest: async (address, now) => {
      await database.change((query) => query(REST, address, now));
    },
    delivered: async (id) => {
      await database.change((query) => query(DELIVERED, id));
    },
    waiting: async () => Number((await database.read(COUNT_WAITING))[0]?.waiting),
    ofSite: async (siteId) => (await database.read(OF_SITE, siteId)).map(messageIn),
    removeBefore: async (time) => {
      const removed = await database.change((query) => query(REMOVE, time));
      return {
        removed: removed.length,
        undelivered: removed.filter(({ next_at }) => next_at !== null).length,
      };
    },
  };
}

function messageIn({ id, site, name, contact, text, title, language, at }: Row): NewMessage {
  return {
    id: String(id),
    siteId: String(site),
    name: String(name),
    contact: String(contact),
    text: String(text),
    title: String(title),
    language: String(language),
    at: Number(at),
  };
}

function dueMessageIn(row: Row): DueMessage {
  return { ...messageIn(row), to: String(row.email) };
}
