import type { Database, Row } from '../database/database.ts';
import { readInBatches } from '../database/read-in-batches.ts';

/** What somebody reported about a website. */
export interface Report {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The id of the website; empty if the address is of no website here. */
  readonly siteId: string;
  /** The address as it was given. */
  readonly address: string;
  readonly kind: string;
  readonly why: string;
  /** Where an answer goes; empty: none is wanted. */
  readonly email: string;
  /** The language that an answer should have. */
  readonly language: string;
}

/** A report as it is stored. */
export interface StoredReport extends Report {
  readonly n: number;
  /** When the operator was done with it. */
  readonly doneAt: number | undefined;
}

/** The reports of websites. Every call rejects if the database fails. */
export interface ReportRecords {
  /** Stores a report; when it resolves, the report is on disk. */
  add(report: Report): Promise<void>;
  /** The reports that nobody is done with, oldest first. */
  open(): AsyncIterable<StoredReport>;
  /** All reports of a site, oldest first. */
  ofSite(siteId: string): Promise<readonly StoredReport[]>;
  /** Marks a report as done; resolves with whether there was such an open one. */
  close(n: number, at: number): Promise<boolean>;
  /** Deletes the reports of a site. */
  eraseSite(siteId: string): Promise<void>;
  /** Takes an e-mail address, in any case, out of all reports; resolves with how many had it. */
  forgetWriter(email: string): Promise<number>;
  /** Deletes the reports that were done before a time, and those that arrived before another, open or not. */
  removeOld(doneBefore: number, arrivedBefore: number): Promise<void>;
}

const COLUMNS = 'n, at, site, address, kind, why, email, language, done_at';

const ADD = `
insert into report(at, site, address, kind, why, email, language) values($1, $2, $3, $4, $5, $6, $7)`;

// See read-in-batches.ts.
const OPEN = `select ${COLUMNS} from report where n > $1 and done_at is null order by n limit $2`;

const OF_SITE = `select ${COLUMNS} from report where site = $1 order by n`;

const CLOSE = 'update report set done_at = $2 where n = $1 and done_at is null returning n';

const FORGET_WRITER = `update report set email = '' where email <> '' and lower(email) = lower($1) returning n`;

const REMOVE_OLD = 'delete from report where done_at < $1 or at < $2';

const LARGEST = 2_147_483_647;

/** The reports in a database. */
export function reportRecordsIn(database: Database): ReportRecords {
  return {
    add: async ({ at, siteId, address, kind, why, email, language }) => {
      await database.change((query) => query(ADD, at, siteId, address, kind, why, email, language));
    },
    open: () => readInBatches(database, OPEN, { n: 0 }, reportIn),
    ofSite: async (siteId) => (await database.read(OF_SITE, siteId)).map(reportIn),
    close: async (n, at) =>
      n <= LARGEST && (await database.change((query) => query(CLOSE, n, at))).length > 0,
    eraseSite: async (siteId) => {
      await database.change((query) => query('delete from report where site = $1', siteId));
    },
    forgetWriter: async (email) =>
      email.includes('\0') ? 0 : (await database.change((query) => query(FORGET_WRITER, email))).length,
    removeOld: async (doneBefore, arrivedBefore) => {
      await database.change((query) => query(REMOVE_OLD, doneBefore, arrivedBefore));
    },
  };
}

function reportIn(row: Row): StoredReport {
  return {
    n: Number(row.n),
    at: Number(row.at),
    siteId: String(row.site),
    address: String(row.address),
    kind: String(row.kind),
    why: String(row.why),
    email: String(row.email),
    language: String(row.language),
    doneAt: row.done_at === null ? undefined : Number(row.done_at),
  };
}
