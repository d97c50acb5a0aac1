/** A picture to keep, as it was sent. */
export interface NewImage {
  /** Within the bucket, such as `uploads/a.png`. */
  readonly path: string;
  /** Its media type, as told by whoever sent it. */
  readonly type: string;
  /** The Cache-Control it is served with. */
  readonly cacheControl: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What is known of a picture that is kept; it never changes. */
export interface ImageFacts extends Omit<NewImage, 'bytes'> {
  readonly id: string;
  /** MD5 of the bytes in hex, as Supabase Storage makes its tags. */
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
}

/** Where pictures live. Every call rejects when the store cannot answer. */
export interface ImageStore {
  /** Keeps a picture under a new path and answers its id; undefined where the path is taken. What it answered is on disk. */
  add(image: NewImage): Promise<string | undefined>;
  /** What stands under a path; undefined where nothing does. */
  find(path: string): Promise<ImageFacts | undefined>;
  /** The bytes under a path; rejects where there are none. */
  read(path: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Resolves when the store answers. */
  check(): Promise<void>;
  close(): Promise<void>;
}
