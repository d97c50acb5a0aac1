/** An image to store, as it was sent. */
export interface NewImage {
  /** Within the bucket, such as `uploads/a.png`. */
  readonly path: string;
  /** The media type that its bytes tell. */
  readonly type: string;
  /** SHA-256 in hex of `upload:` and the owner secret; null if nobody owns it. */
  readonly uploader: string | null;
  /** The network that a newcomer's upload counts for; null for one of an owner whose site is live for longer than a day. */
  readonly network: string | null;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Stored; or not, because the path is taken, or because the operator has taken down these very bytes. */
type AddOutcome = { readonly kind: 'added'; readonly id: string } | { readonly kind: 'taken' | 'refused' };

/** The metadata of a stored image. */
export interface ImageFacts {
  readonly path: string;
  readonly type: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly id: string;
  /** MD5 of the bytes in hex, which Supabase Storage uses as ETag. */
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
  /** Whether only the builder shows it: its uploader has unpublished every site since the upload. */
  readonly isUnpublished: boolean;
}

/** A part of an image's bytes. */
export interface ByteSpan {
  readonly first: number;
  readonly count: number;
}

/**
 * The bytes that are stored: pictures in all; of drafts, whose uploader has no live site; of uploads that nobody owns; and all
 * that newcomers brought, pages too.
 */
export interface StoredBytes {
  readonly all: number;
  readonly drafts: number;
  readonly nobodys: number;
  readonly newcomers: number;
}

/** What decides how long an upload is kept. */
export interface KeptUpload {
  readonly path: string;
  readonly uploader: string | null;
  /** In bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whether a live site of its uploader needs it, or an earlier release stored it and its owner is not known. */
  readonly isNeeded: boolean;
  /** When the last site of its uploader was closed; undefined if none was. */
  readonly closedAt: number | undefined;
}

/** The store of uploaded images. Every call rejects if the database or the store of the bytes fails. */
export interface ImageStore {
  /** Adds an image. When it resolves, the image is on disk. */
  add(image: NewImage): Promise<AddOutcome>;
  /** The metadata of the image at a path; undefined if there is none, or if it is withheld. */
  find(path: string): Promise<ImageFacts | undefined>;
  /** The bytes of the image at a path, or a part of them; rejects if there is none. */
  read(path: string, span?: ByteSpan): Promise<Uint8Array<ArrayBuffer>>;
  /** When the first of an uploader's live sites was published; undefined if there is none. */
  liveSince(uploader: string): Promise<number | undefined>;
  /** The bytes that are stored; newcomers are those who had no live site at a time. Other work has its turns meanwhile. */
  stored(newSince: number): Promise<StoredBytes>;
  /** The bytes of an uploader. */
  storedOf(uploader: string): Promise<number>;
  /** The bytes of newcomers and drafts from a network, or from all whose name begins so. */
  storedFrom(network: string, isBeginning?: boolean): Promise<number>;
  /** Every upload, oldest first. Other work has its turns meanwhile. */
  uploads(): AsyncIterable<KeptUpload>;
  /** The SHA-256 in hex of an image's bytes; undefined if there is no image at the path. */
  contentOf(path: string): Promise<string | undefined>;
  /** Reads the images of earlier releases whose SHA-256 is not known yet, so that all are. */
  learnContents(): Promise<void>;
  /** Deletes an image, and its bytes if no other has the same. Nobody gets its path again. Does nothing if there is none. */
  erase(path: string): Promise<void>;
  /** Deletes an image unless it is needed by now; resolves with whether it did. Its bytes are removed with the orphans. */
  removeUnneeded(path: string): Promise<boolean>;
  /** Removes the bytes that no image has any more. */
  removeOrphans(): Promise<void>;
  /** Forgets from which network the uploads came that are no drafts any more. */
  forgetNetworks(): Promise<void>;
  /** Resolves if the database and the store of the bytes answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
