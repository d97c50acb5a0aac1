/** An image to store, as it was sent. */
export interface NewImage {
  /** Within the bucket, such as `uploads/a.png`. */
  readonly path: string;
  /** The media type that the uploader declared. */
  readonly type: string;
  /** The Cache-Control it is served with. */
  readonly cacheControl: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The metadata of a stored image. It never changes. */
export interface ImageFacts extends Omit<NewImage, 'bytes'> {
  readonly id: string;
  /** MD5 of the bytes in hex, which Supabase Storage uses as ETag. */
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
}

/** The store of uploaded images. Every call rejects if the database fails. */
export interface ImageStore {
  /** Adds an image and resolves with its id; undefined if the path is taken. When it resolves, the image is on disk. */
  add(image: NewImage): Promise<string | undefined>;
  /** The metadata of the image at a path; undefined if there is none. */
  find(path: string): Promise<ImageFacts | undefined>;
  /** The bytes of the image at a path; rejects if there is none. */
  read(path: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Resolves if the database answers. */
  check(): Promise<void>;
  close(): Promise<void>;
}
