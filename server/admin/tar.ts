import { createReadStream } from 'node:fs';
import { type FileHandle, stat } from 'node:fs/promises';

const BLOCK = 512;
const LARGEST_IN_OCTAL = 0o77777777777;
const CHUNK = 1_048_576;

/** A file of an archive: its name, and where its bytes stand. */
export interface TarEntry {
  readonly name: string;
  readonly start: number;
  readonly size: number;
}

/** Writes files into an archive as `tar` reads it, each under its name. */
export async function writeTar(
  to: FileHandle,
  files: readonly { name: string; path: string }[],
): Promise<void> {
  for (const { name, path } of files) {
    const { size, mtimeMs } = await stat(path);
    await to.write(headerOf(name, size, Math.floor(mtimeMs / 1000)));
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) await to.write(chunk);
    await to.write(Buffer.alloc(paddingOf(size)));
  }
  await to.write(Buffer.alloc(2 * BLOCK));
}

/** Lists what an archive holds; throws where it is none, or not whole. */
export async function readTar(from: FileHandle): Promise<TarEntry[]> {
  const { size: whole } = await from.stat();
  const entries: TarEntry[] = [];
  for (let at = 0; ; ) {
    const header = Buffer.alloc(BLOCK);
    const { bytesRead } = await from.read(header, 0, BLOCK, at);
    if (bytesRead < BLOCK) throw new Error('it is not whole');
    if (header.every((byte) => byte === 0)) return entries;
    if (header.toString('latin1', 257, 262) !== 'ustar' || sumOf(header) !== octalAt(header, 148, 8)) {
      throw new Error('it is no archive');
    }
    const name = header.toString('utf8', 0, 100).replace(/\0.*$/s, '');
    const size = sizeAt(header);
    entries.push({ name, start: at + BLOCK, size });
    at += BLOCK + size + paddingOf(size);
    if (at + 2 * BLOCK > whole) throw new Error('it is not whole');
  }
}

/** Copies a file out of an archive. */
export async function extractTar(from: FileHandle, { start, size }: TarEntry, to: FileHandle): Promise<void> {
  const chunk = Buffer.alloc(CHUNK);
  for (let done = 0; done < size; ) {
    const { bytesRead } = await from.read(chunk, 0, Math.min(CHUNK, size - done), start + done);
    if (bytesRead === 0) throw new Error('it is not whole');
    await to.write(chunk, 0, bytesRead);
    done += bytesRead;
  }
}

function headerOf(name: string, size: number, seconds: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, length: number) =>
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1');
  header.write(name, 0, 100, 'utf8');
  octal(0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  if (size <= LARGEST_IN_OCTAL) octal(size, 124, 12);
  else {
    // What octal digits cannot hold is written in binary, marked by the first bit.
    header.writeBigUInt64BE(BigInt(size), 128);
    header[124] = 0x80;
  }
  octal(seconds, 136, 12);
  header.write('0', 156, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return header;
}

/** The sum of a header's bytes, those of the sum itself counting as blanks. */
function sumOf(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0);
}

function sizeAt(header: Buffer): number {
  return header[124] === 0x80 ? Number(header.readBigUInt64BE(128)) : octalAt(header, 124, 12);
}

const octalAt = (header: Buffer, at: number, length: number) =>
  Number.parseInt(header.toString('latin1', at, at + length), 8);

const paddingOf = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK;
