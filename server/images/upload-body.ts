import type { Context } from 'hono';
import { MAX_IMAGE_BYTES } from '../../src/domain/images/upload-rules.ts';
import { HttpError } from '../http/http-error.ts';
import { type Arrival, bodyChunks } from '../http/request-body.ts';
import { storageErrors } from './storage-errors.ts';

/** The largest form around a file, in bytes. */
const FORM_BYTES = 65_536;
const KEPT_BYTES = MAX_IMAGE_BYTES + FORM_BYTES;

/** An uploaded file. If `isCut`, it was too large and only its beginning was read. */
export interface SentFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isCut: boolean;
}

/** The body of an upload. If `isCut`, it was too large and only its beginning was read. */
export interface UploadBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isCut: boolean;
}

/** The file of an upload, from a form or as the whole body, up to the largest size; rejects with a StorageError. */
export async function sentFileIn(c: Context, { bytes, isCut }: UploadBody): Promise<SentFile> {
  const type = c.req.header('content-type') ?? '';
  if (/^multipart\/form-data\b/i.test(type)) return readForm(type, bytes, isCut);
  return { type, cacheControl: c.req.header('cache-control') ?? 'no-cache', bytes, isCut };
}

/** Reads the body of an upload up to the largest size; rejects with a StorageError, or an HttpError if there is no memory for it. */
export async function readUploadBody(c: Context, arrival: Arrival): Promise<UploadBody> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of bodyChunks(c, arrival)) {
      size += chunk.byteLength;
      if (size > KEPT_BYTES) {
        closeAfter(c);
        break;
      }
      chunks.push(chunk);
    }
  } catch (error) {
    closeAfter(c);
    if (error instanceof HttpError && error.status === 503) throw error;
    if (error instanceof HttpError) throw storageErrors.invalidRequest(error.message);
    // The visitor closed the page or lost the connection. Nobody reads this answer, and it is not an error of ours.
    throw storageErrors.invalidRequest('The request was cut off.');
  }
  return { bytes: new Uint8Array(Buffer.concat(chunks)), isCut: size > KEPT_BYTES };
}

// The rest of the body may still arrive and must not be taken for the next request.
const closeAfter = (c: Context) => c.header('Connection', 'close');

async function readForm(type: string, bytes: Uint8Array<ArrayBuffer>, isCut: boolean): Promise<SentFile> {
  // We close a form that was cut, so that it parses and its type is checked before its size, as Supabase Storage does.
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type);
  const end = isCut ? `\r\n--${boundary?.[1] ?? boundary?.[2]}--\r\n` : '';
  const form = await new Response(new Blob([bytes, end]), { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => {
      throw storageErrors.invalidRequest('The form cannot be read.');
    });
  const file = [...form.values()].find((value) => value instanceof File);
  if (!file) throw storageErrors.invalidRequest('No content provided');
  const seconds = form.get('cacheControl');
  return {
    type: file.type,
    cacheControl:
      typeof seconds === 'string' && /^\d{1,10}$/.test(seconds) ? `max-age=${seconds}` : 'no-cache',
    bytes: new Uint8Array(await file.arrayBuffer()),
    isCut,
  };
}
