import type { RequestListener } from 'node:http';

/** Where the builder's own files come from: `dist`, or Vite while developing. */
export interface AppAssets {
  /** The answer to a GET or HEAD request, whole (the server leaves a body out for HEAD); undefined: no such file. */
  answer(request: Request): Promise<Response | undefined>;
}

/** What gives the app to visitors, and may stand before the server's own routes. */
export interface Front {
  readonly assets: AppAssets;
  /** Wraps the listener of the server's routes. */
  wrap?(listener: RequestListener): RequestListener;
  close?(): Promise<void>;
}
