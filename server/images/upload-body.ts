import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { Context } from 'hono';
import { MAX_IMAGE_BYTES } from '../../domain/images/upload-rules.ts';
import { HttpError } from '../http/http-error.ts';
import { type Arrival, bodyChunks } from '../http/request-body.ts';
import { storageErrors } from './storage-errors.ts';

/** The largest form around a file, in bytes. */
const FORM_BYTES = 65_536;
const KEPT_BYTES = MAX_IMAGE_BYTES + FORM_BYTES;

/** The client sends one field and the file. Without limits 5 MB of empty parts held the process for a second. */
const FORM_LIMITS = { parts: 4, fields: 3, files: 1, fieldSize: 1024, headerPairs: 16, headerSize: 4096 };
/** The form is read in pieces, because a piece is read to its end even if it has too many parts. */
const PIECE_BYTES = 8192;

/** An uploaded file. If `isCut`, it was too large and only its beginning was read. */
export interface SentFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isCut: boolean;
}

/** A body as it arrives, up to the largest size; then `isCut` says whether there was more. */
interface KeptBody {
  readonly pieces: AsyncGenerator<Uint8Array, void>;
  readonly isCut: boolean;
}

/** What has arrived of a file. */
interface ArrivedFile {
  readonly type: string;
  readonly pieces: readonly Uint8Array[];
}

/**
 * Reads the file of an upload, from a form or as the whole body, up to the largest size; rejects with a StorageError, or
 * an HttpError if there is no memory for it. Waits for `onBegin` when the first bytes have arrived.
 */
export async function readSentFile(
  c: Context,
  arrival: Arrival,
  onBegin: () => Promise<void>,
): Promise<SentFile> {
  const type = c.req.header('content-type') ?? '';
  const body = keptBody(c, arrival, onBegin);
  const read = /^multipart\/form-data\b/i.test(type) ? readForm : readRaw;
  try {
    const file = await read(type, body);
    if (!file) throw storageErrors.invalidRequest('No content provided');
    if (body.isCut) closeAfter(c);
    return { type: file.type, bytes: Buffer.concat(file.pieces), isCut: body.isCut };
  } catch (error) {
    closeAfter(c);
    throw error;
  }
}

// The rest of the body may still arrive and must not be taken for the next request.
const closeAfter = (c: Context) => c.header('Connection', 'close');

function keptBody(c: Context, arrival: Arrival, onBegin: () => Promise<void>): KeptBody {
  let size = 0;
  async function* pieces(): AsyncGenerator<Uint8Array, void> {
    for await (const chunk of bodyChunks(c, arrival)) {
      if (size === 0) await onBegin();
      size += chunk.byteLength;
      if (size > KEPT_BYTES) return;
      for (let at = 0; at < chunk.byteLength; at += PIECE_BYTES) yield chunk.subarray(at, at + PIECE_BYTES);
    }
  }
  return {
    pieces: pieces(),
    get isCut() {
      return size > KEPT_BYTES;
    },
  };
}

async function readRaw(type: string, body: KeptBody): Promise<ArrivedFile> {
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of body.pieces) pieces.push(piece);
  } catch (error) {
    // The visitor closed the page or lost the connection. Nobody reads this answer, and it is not an error of ours.
    throw refusalOf(error, 'The request was cut off.');
  }
  return { type, pieces };
}

async function readForm(type: string, body: KeptBody): Promise<ArrivedFile | undefined> {
  let file: ArrivedFile | undefined;
  try {
    const form = new Busboy({ headers: { 'content-type': type }, limits: FORM_LIMITS });
    form.on('file', (_name, stream, _fileName, _encoding, fileType) => {
      const pieces: Uint8Array[] = [];
      file = { type: fileType, pieces };
      stream.on('data', (piece: Uint8Array) => pieces.push(piece));
      // The form reports it too.
      stream.on('error', () => {});
    });
    for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const)
      form.once(limit, () => form.destroy(new Error('The form has too many parts.')));
    await pipeline(body.pieces, form);
  } catch (error) {
    // A form that was cut has no end. Its type is checked before its size, as Supabase Storage does.
    if (!body.isCut) throw refusalOf(error, 'The form cannot be read.');
  }
  return file;
}

function refusalOf(error: unknown, message: string): Error {
  if (!(error instanceof HttpError)) return storageErrors.invalidRequest(message);
  return error.status === 408 ? storageErrors.invalidRequest(error.message) : error;
}
