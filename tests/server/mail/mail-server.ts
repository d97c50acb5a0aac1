import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A received mail. */
interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

/** Starts an SMTP server on a free loopback port; `mails` lists what it received. It stops at the end of the test. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      text(stream).then((read) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), text: read });
        done();
      }, done);
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const bound = server.server.address();
  if (bound === null || typeof bound === 'string') throw new Error('It does not listen.');
  return { port: bound.port, mails };
}
