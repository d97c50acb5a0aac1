import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'hono/utils/cookie';
import { getMimeType } from 'hono/utils/mime';
import { pageIn } from '../../domain/offline-cache.ts';
import { LANGUAGE_KEY, type LanguageCode, languageNamed } from '../../words/language.ts';
import { chooseEncoding, matchesEtag } from '../http/accept.ts';
import {
  BUILDER_HEADERS,
  type BuilderPolicyOptions,
  type BuilderRole,
  builderPolicy,
  REFERRER_POLICY,
  strictTransport,
} from '../http/security-headers.ts';
import { chooseLanguage } from '../http/visitor-language.ts';
import type { AppAssets } from './assets.ts';
import { inlineScripts } from './inline-scripts.ts';
import { builtFiles } from './precache.ts';
import { ENCODING_SUFFIXES } from './precompress.ts';

/** The workers of the build, which alone may run WebAssembly. */
const WORKER = /^\/assets\/[\w-]+\.worker-[\w-]+\.js$/;

const VARY = 'Accept-Encoding';

type Bytes = Uint8Array<ArrayBuffer>;

interface Asset {
  readonly bodies: Readonly<Partial<Record<'br' | 'gzip', Bytes>> & Record<'identity', Bytes>>;
  readonly tag: string;
  /** The hashes of its inline scripts. */
  readonly scripts: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** Reads a built app into memory, with its compressed files; skips names that start with a dot. */
export async function loadBuiltAssets(dist: string, policy: BuilderPolicyOptions): Promise<AppAssets> {
  const files = new Map<string, Bytes>();
  for (const path of await builtFiles(dist))
    if (!path.includes('/.')) files.set(path, await readFile(join(dist, path)));
  const assets = new Map<string, Asset>();
  for (const [path, identity] of files) {
    if (path.endsWith(ENCODING_SUFFIXES.br) || path.endsWith(ENCODING_SUFFIXES.gzip)) continue;
    const br = files.get(path + ENCODING_SUFFIXES.br);
    const gzip = files.get(path + ENCODING_SUFFIXES.gzip);
    assets.set(path, {
      bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
      scripts: path.endsWith('.html') ? inlineScripts(new TextDecoder().decode(identity)) : [],
      tag: `W/"${createHash('sha256').update(identity).digest('base64url')}"`,
      headers: { ...headersOf(path), ...strictTransport(policy.publicUrl) },
    });
  }

  return {
    answer: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const code = pathname === '/' ? languageOf(request.headers) : undefined;
      const path = code === undefined ? pathname : pageIn(code);
      const asset = assets.get(path) ?? (code && assets.get('/index.html'));
      if (!asset) return undefined;
      const answer = send(
        asset,
        request.headers,
        builderPolicy(policy, roleOf(path, searchParams), asset.scripts),
      );
      if (code !== undefined) answer.headers.set('Vary', `${VARY}, Accept-Language, Cookie`);
      return answer;
    },
  };
}

/** The language of the builder for a request: the one that was chosen, else the first that the browser prefers. */
function languageOf(request: Headers): LanguageCode {
  const chosen = parse(request.get('cookie') ?? '', LANGUAGE_KEY)[LANGUAGE_KEY] ?? '';
  return languageNamed(chosen) ?? chooseLanguage(request.get('accept-language') ?? undefined).code;
}

function roleOf(path: string, asked: URLSearchParams): BuilderRole {
  if (WORKER.test(path)) return 'worker';
  if (path === '/inspector/inspect.html') return 'inspector';
  return asked.has('inspect') ? 'inspected' : 'builder';
}

function headersOf(path: string): Record<string, string> {
  return {
    'Content-Type': getMimeType(path) ?? 'application/octet-stream',
    'Cache-Control': cachingOf(path),
    Vary: VARY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': REFERRER_POLICY,
    ...BUILDER_HEADERS,
  };
}

function cachingOf(path: string): string {
  // Vite puts a content hash into the names under /assets/. Other files may change under their name.
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path === '/favicon.ico' ? 'public, max-age=604800' : 'no-cache';
}

function send({ bodies, tag, headers }: Asset, request: Headers, policy: string): Response {
  const answered = { ...headers, ETag: tag, 'Content-Security-Policy': policy };
  if (matchesEtag(request.get('if-none-match') ?? undefined, tag)) {
    return new Response(null, { status: 304, headers: answered });
  }
  const chosen = chooseEncoding(request.get('accept-encoding') ?? undefined);
  const coding = bodies[chosen] ? chosen : 'identity';
  const body = bodies[coding] ?? bodies.identity;
  const coded: Record<string, string> = coding === 'identity' ? {} : { 'Content-Encoding': coding };
  return new Response(body, {
    headers: { ...answered, ...coded, 'Content-Length': String(body.byteLength) },
  });
}
