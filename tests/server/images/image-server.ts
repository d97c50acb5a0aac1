import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { onTestFinished } from 'vitest';
import { serve } from '../../../server/listen/serve.ts';
import { PROJECT_ROOT } from '../../../server/settings.ts';
import { makeTempDir } from '../test-server.ts';

const dotenv = parseEnv(readFileSync(join(PROJECT_ROOT, '.env'), 'utf8'));

/** The public API key of the image store. */
export const ANON_KEY = dotenv.VITE_SUPABASE_ANON_KEY ?? '';

export interface ImageServer {
  readonly address: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** Starts a server with an image store on a free loopback port. It stops at the end of the test. */
export async function startImageServer(given?: string): Promise<ImageServer> {
  const dataDir = given ?? (await makeTempDir());
  const running = await serve({
    settings: { host: '127.0.0.1', port: 0, dataDir, publicUrl: undefined, anonKey: ANON_KEY },
    log: () => {},
    openFront: async () => ({ assets: { answer: async () => undefined } }),
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= running.stop();
    return stopped;
  };
  onTestFinished(stop);
  return { address: running.address, dataDir, stop };
}

/** A bucket of a server, through the real Supabase client. `answers` lists the responses. */
export function bucketOf(address: string, bucket = 'images', key = ANON_KEY) {
  const answers: { status: number; type: string | null; body: unknown }[] = [];
  const client = createClient(address, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        const body: unknown = await response.clone().json();
        answers.push({ status: response.status, type: response.headers.get('content-type'), body });
        return response;
      },
    },
  });
  return Object.assign(client.storage.from(bucket), { answers });
}

/** A file with this content, or of this many bytes. */
export function fileOf(content: BlobPart | number, type = 'image/png', name = 'a.png'): File {
  const bytes = typeof content === 'number' ? new Uint8Array(content).fill(7) : content;
  return new File([bytes], name, { type });
}

/** The header that an upload of the owner of a secret carries. */
export const ownedBy = (secret: string) => ({
  'x-upload-owner': createHash('sha256').update(`upload:${secret}`).digest('hex'),
});

/** Uploads an image as the app does, by default without an owner. Returns its URL and that of its resized variant. */
export async function put(address: string, path: string, file: File, secret?: string) {
  const bucket = bucketOf(address);
  const headers = secret === undefined ? {} : ownedBy(secret);
  const { error } = await bucket.upload(path, file, { cacheControl: '3600', upsert: false, headers });
  if (error) throw error;
  const { publicUrl: plain } = bucket.getPublicUrl(path).data;
  const { publicUrl: resized } = bucket.getPublicUrl(path, { transform: { width: 1000, quality: 80 } }).data;
  return { plain, resized };
}

/** The headers of a response, without those of the connection. */
export function headersOf({ headers }: Response): Record<string, string> {
  const { date: _date, connection: _connection, 'keep-alive': _alive, ...own } = Object.fromEntries(headers);
  return own;
}

/** The headers of every response that prevent an upload from acting as a page. */
export const UPLOAD_GUARDS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'none',
};

/** Those of a response that every website may read. */
export const GUARDS = { ...UPLOAD_GUARDS, 'access-control-allow-origin': '*' };
