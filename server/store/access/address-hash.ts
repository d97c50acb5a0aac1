import { hash } from 'node:crypto';
import { mailboxOf } from '../../mail/mail-address.ts';

/** What is stored of an e-mail address beside the site that has it; the same in any case. */
export const addressHash = (address: string) => hash('sha256', address.trim().toLowerCase());

/** The same of a mailbox, whatever tag the address has. */
export const mailboxHash = (address: string) => hash('sha256', mailboxOf(address.trim()));
