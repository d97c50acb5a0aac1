import { describe, expect, test } from 'vitest';
import { MAX_IMAGE_BYTES } from '../../../domain/images/upload-rules.ts';
import { bucketOf, fileOf, startImageServer } from './image-server.ts';

const NEW = { cacheControl: '3600', upsert: false };
const REPLACE = { cacheControl: '3600', upsert: true };
const JSON_TYPE = 'application/json; charset=utf-8';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type HttpError = [statusCode: string, error: string, message: string, code: string];

const taken: HttpError = ['409', 'Duplicate', 'The resource already exists', 'KeyAlreadyExists'];
const size: HttpError = [
  '413',
  'Payload too large',
  'The object exceeded the maximum allowed size',
  'EntityTooLarge',
];
const bucket: HttpError = ['404', 'Bucket not found', 'Bucket not found', 'NoSuchBucket'];
const row = 'new row violates row-level security policy';
const permission: HttpError = ['403', 'Unauthorized', row, 'AccessDenied'];
const token = (words: string): HttpError => ['403', 'Unauthorized', words, 'AccessDenied'];
const key = (bad: string): HttpError => ['400', 'InvalidKey', `Invalid key: ${bad}`, 'InvalidKey'];
const type = (bad: string): HttpError => [
  '415',
  'invalid_mime_type',
  `mime type ${bad} is not supported`,
  'InvalidMimeType',
];

type Call = (address: string) => { bucket: ReturnType<typeof bucketOf>; sent: Promise<{ error: unknown }> };

function uploading(path: string, file: File, options = NEW, ...given: string[]): Call {
  return (address) => {
    const bucket = bucketOf(address, ...given);
    return { bucket, sent: bucket.upload(path, file, options) };
  };
}

const updating =
  (path: string): Call =>
  (address) => {
    const bucket = bucketOf(address);
    return { bucket, sent: bucket.update(path, fileOf(10), NEW) };
  };

const OTHER_JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.AAAA';
const small = fileOf(10);
const text = fileOf('words', 'text/plain', 'a.txt');
const tooLarge = fileOf(MAX_IMAGE_BYTES + 1);
const muchTooLarge = fileOf(MAX_IMAGE_BYTES + 1_000_000);

const refused: [string, Call, HttpError][] = [
  ['a path that is taken', uploading('uploads/taken.png', small), taken],
  ['another type', uploading('uploads/a.txt', text), type('text/plain')],
  ['one byte too many', uploading('uploads/a.png', tooLarge), size],
  ['far too many bytes', uploading('uploads/a.png', muchTooLarge), size],
  ['a non-ASCII letter', uploading('uploads/ü~.png', small), key('uploads/ü~.png')],
  ['a bracket', uploading('uploads/a<b.png', small), key('uploads/a<b.png')],
  ['a key too long', uploading(`uploads/${'a'.repeat(1017)}`, small), key(`uploads/${'a'.repeat(1016)}`)],
  ['another bucket', uploading('uploads/a.png', small, NEW, 'others'), bucket],
  [
    'a key that is no token',
    uploading('uploads/a.png', small, NEW, 'images', 'key'),
    token('Invalid Compact JWS'),
  ],
  [
    'a token with a wrong signature',
    uploading('uploads/a.png', small, NEW, 'images', OTHER_JWT),
    token('signature verification failed'),
  ],
  ['another folder', uploading('a.png', small), permission],
  ['a folder with the same prefix', uploading('uploads2/a.png', small), permission],
  ['upsert', uploading('uploads/a.png', small, REPLACE), permission],
  ['an update', updating('uploads/taken.png'), permission],
];

const withTwoErrors: [string, Call, HttpError][] = [
  ['token before bucket', uploading('a', text, NEW, 'others', 'key'), token('Invalid Compact JWS')],
  ['bucket before type', uploading('uploads/a.txt', text, NEW, 'others'), bucket],
  ['type before key', uploading('uploads/~', text), type('text/plain')],
  ['type before size', uploading('uploads/a', fileOf(MAX_IMAGE_BYTES + 1, 'text/css')), type('text/css')],
  ['type before any size', uploading('uploads/a', fileOf(9_000_000, 'text/css')), type('text/css')],
  ['key before permission', uploading('~', small), key('~')],
  ['key before any size', uploading('~', muchTooLarge), key('~')],
  ['permission before duplicate', uploading('uploads/taken.png', small, REPLACE), permission],
  ['permission before any size', uploading('a.png', muchTooLarge), permission],
  ['duplicate before size', uploading('uploads/taken.png', tooLarge), taken],
  ['size, however large', uploading('uploads/a.png', fileOf(30_000_000)), size],
  ['duplicate before any size', uploading('uploads/taken.png', muchTooLarge), taken],
];

describe('an upload', () => {
  test('returns its key and an id', async () => {
    const { address } = await startImageServer();
    const bucket = bucketOf(address);
    const { data, error } = await bucket.upload('uploads/a.png', small, NEW);
    expect(error).toBeNull();
    expect(data).toEqual({
      path: 'uploads/a.png',
      id: expect.stringMatching(UUID),
      fullPath: 'images/uploads/a.png',
    });
    const body = { Key: 'images/uploads/a.png', Id: data?.id };
    expect(bucket.answers).toEqual([{ status: 200, type: JSON_TYPE, body }]);
  });

  test.each([...refused, ...withTwoErrors])(
    'is refused: %s',
    async (_, call, [statusCode, error, message, code]) => {
      const { address } = await startImageServer();
      await bucketOf(address).upload('uploads/taken.png', fileOf('first'), NEW);
      const { bucket, sent } = call(address);
      expect((await sent).error).toMatchObject({ name: 'StorageApiError', status: 400, statusCode, message });
      expect(bucket.answers).toEqual([
        {
          status: 400,
          type: JSON_TYPE,
          body: { statusCode, error, message, code },
        },
      ]);
      const kept = await fetch(`${address}/storage/v1/object/public/images/uploads/taken.png`);
      expect(await kept.text()).toBe('first');
    },
  );
});
