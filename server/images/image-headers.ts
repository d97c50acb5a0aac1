/** The headers of every answer under `/storage`: an upload may be an image on any page, but never a page itself. */
export const IMAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Robots-Tag': 'none',
};

/** The type of JSON answers, as Supabase Storage writes it. */
export const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' } as const;
