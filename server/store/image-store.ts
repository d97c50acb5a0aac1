/** An image to store, as it was sent. */
export interface NewImage {
  /** Within the bucket, such as `uploads/a.png`. */
  readonly path: string;
  /** The media type that the uploader declared. */
  readonly type: string;
  /** The Cache-Control it is served with. */
  readonly cacheControl: string;
  /** SHA-256 in hex of `upload:` and the owner secret; null if nobody owns it. */
  readonly owner: string | null;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The metadata of a stored image. It never changes. */
export interface ImageFacts extends Omit<NewImage, 'bytes' | 'owner'> {
  readonly id: string;
  /** MD5 of the bytes in hex, which Supabase Storage uses as ETag. */
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
}

/** An upload as its keeper sees it. */
export interface KeptUpload {
  readonly path: string;
  readonly owner: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A part of an image's bytes. */
export interface ByteSpan {
  readonly first: number;
  readonly count: number;
}

/** The store of uploaded images. Every call rejects if the database fails. */
export interface ImageStore {
  /** Adds an image and resolves with its id; undefined if the path is taken. When it resolves, the image is on disk. */
  add(image: NewImage): Promise<string | undefined>;
  /** The metadata of the image at a path; undefined if there is none, or if it is withheld. */
  find(path: string): Promise<ImageFacts | undefined>;
  /** The bytes of the image at a path, or a part of them; rejects if there is none. */
  read(path: string, span?: ByteSpan): Promise<Uint8Array<ArrayBuffer>>;
  /** The bytes that are stored in all, or for one owner. */
  stored(owner?: string): Promise<number>;
  /** Hides images from now on, or shows them again with `undefined`. Unknown paths are passed over. */
  withhold(paths: readonly string[], at: number | undefined): Promise<void>;
  /** Deletes an image and its bytes; does nothing if there is none. */
  remove(path: string): Promise<void>;
  /** All uploads, ordered by path; of one owner only, if given. */
  uploads(owner?: string): AsyncIterable<KeptUpload>;
  /** Resolves if the database answers. */
  check(): Promise<void>;
  close(): Promise<void>;
}
