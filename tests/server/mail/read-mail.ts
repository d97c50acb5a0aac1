import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A mail as its reader sees it. */
export interface ReadMail {
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly subject: string;
  readonly to: string;
  readonly text: string;
  readonly html: string;
}

/** Reads a mail with a text and an HTML part, as a mail server or a file has it. */
export function readMail(source: string): ReadMail {
  const [headers, body] = partOf(source);
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '') ?? [];
  const parts = body.split(`--${boundary}`).map((part) => partOf(part.replace(/^\r\n/, '')));
  const content = (type: string) => {
    const [head, encoded] = parts.find(([each]) => each['content-type']?.startsWith(type)) ?? [{}, ''];
    return decoded(encoded.replace(/\r\n$/, ''), head['content-transfer-encoding']).replaceAll('\r\n', '\n');
  };
  return {
    headers,
    subject: decodedWords(headers.subject ?? ''),
    to: headers.to ?? '',
    text: content('text/plain'),
    html: content('text/html'),
  };
}

/** The mails in the outbox of a data folder, oldest first. */
export async function readOutbox(dataDir: string): Promise<readonly ReadMail[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(mails.map(async (name) => readMail(await readFile(join(folder, name), 'utf8'))));
}

function partOf(source: string): [Readonly<Record<string, string>>, string] {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, Math.max(0, end))
    .replaceAll(/\r\n[ \t]/g, ' ')
    .split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return [Object.fromEntries(headers), source.slice(end + 4)];
}

function decoded(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? unquoted(body.replaceAll('=\r\n', '')) : body;
}

/** A header with its encoded words (RFC 2047) read. */
function decodedWords(header: string): string {
  return header
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind, word) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : unquoted(word.replaceAll('_', ' ')),
    );
}

function unquoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
