import type { Query } from '../database/database.ts';

/** Who changes a site or a picture, when and why, for the audit log. */
export interface Act {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** `owner`, of a right with its id behind, `mail` for whoever reads the publisher's mailbox, or `operator` and the name of the account. */
  readonly who: string;
  /** In the operator's words; may be empty. */
  readonly why: string;
}

/** What is kept of a change. It names no person but the operator. */
export interface AuditEntry extends Act {
  readonly what:
    | 'rollback'
    | 'unpublish'
    | 'take-off'
    | 'put-on'
    | 'remove-right'
    | 'act-by-mail'
    | 'change-address'
    | 'forget-address'
    | 'refuse-mail'
    | 'take-down'
    | 'withhold'
    | 'put-back'
    | 'restore-picture'
    | 'export'
    | 'erase';
  /** The id of a site, the SHA-256 in hex of a picture's bytes, or the path of a picture that was erased alone. */
  readonly subject: string;
}

const RECORD = 'insert into audit(at, what, site, who, why) values($1, $2, $3, $4, $5)';

/** Records a change within the transaction that makes it. */
export async function recordAct(
  query: Query,
  what: AuditEntry['what'],
  subject: string,
  { at, who, why }: Act,
): Promise<void> {
  await query(RECORD, at, what, subject, who, why);
}
