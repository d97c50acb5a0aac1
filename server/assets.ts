/** Where the builder's own files come from: `dist`, or Vite while developing. */
export interface AppAssets {
  /** The answer to a GET or HEAD request, whole (the server leaves a body out for HEAD); undefined: no such file. */
  answer(request: Request): Promise<Response | undefined>;
}
