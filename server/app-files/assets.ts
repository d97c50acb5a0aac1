import type { RequestListener } from 'node:http';

/** The files of the builder: from `dist`, or from Vite during development. */
export interface AppAssets {
  /** The answer to a GET or HEAD request, with a body also for HEAD (the server drops it); undefined: no such file. */
  answer(request: Request): Promise<Response | undefined>;
}

/** The front of the server: the files of the app and, for Vite, a listener before the routes. */
export interface Front {
  readonly assets: AppAssets;
  /** The folder with the fonts that pages are set in. */
  readonly fonts?: string;
  /** Wraps the listener of the routes. */
  wrap?(listener: RequestListener): RequestListener;
  close?(): Promise<void>;
}
