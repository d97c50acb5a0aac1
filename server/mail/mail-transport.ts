/** A mail as it leaves. */
export interface OutgoingMail {
  readonly from: string;
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Carries mails away. */
export interface MailTransport {
  /** Hands a mail over as a whole; rejects if it is not. */
  deliver(mail: OutgoingMail): Promise<unknown>;
  close(): void;
}
