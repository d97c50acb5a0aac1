/** A refused storage call. Its HTTP status is 400, whatever the statusCode in its body says. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  /** The body of an error answer of Supabase Storage. */
  readonly body: Readonly<Record<'statusCode' | 'error' | 'message' | 'code', string>>;

  constructor(statusCode: string, error: string, message: string, code: string) {
    super(message);
    this.body = { statusCode, error, message, code };
  }
}

/** The errors of storage calls, in the words of Supabase Storage. */
export const storageErrors = {
  invalidRequest: (message: string) => new StorageError('400', 'Error', message, 'InvalidRequest'),
  token: (message: string) => new StorageError('403', 'Unauthorized', message, 'AccessDenied'),
  permission: () =>
    new StorageError('403', 'Unauthorized', 'new row violates row-level security policy', 'AccessDenied'),
  bucket: () => new StorageError('404', 'Bucket not found', 'Bucket not found', 'NoSuchBucket'),
  missing: () => new StorageError('404', 'not_found', 'Object not found', 'NoSuchKey'),
  key: (key: string) => new StorageError('400', 'InvalidKey', `Invalid key: ${key}`, 'InvalidKey'),
  type: (type: string) =>
    new StorageError('415', 'invalid_mime_type', `mime type ${type} is not supported`, 'InvalidMimeType'),
  taken: () => new StorageError('409', 'Duplicate', 'The resource already exists', 'KeyAlreadyExists'),
  size: () =>
    new StorageError(
      '413',
      'Payload too large',
      'The object exceeded the maximum allowed size',
      'EntityTooLarge',
    ),
} as const;
