const ADDRESS = /\/storage\/v1\/(?:object|render\/image)\/public\/images\/([^\s"'<>?#&)\\]+)/g;

/** The paths of the stored pictures that a page shows, each once, whichever host serves them. */
export function picturesIn(html: string): readonly string[] {
  const paths = [...html.matchAll(ADDRESS)].map(([, path = '']) => decoded(path));
  // PostgreSQL rejects a text that contains NUL, and no picture has such a path.
  return [...new Set(paths)].filter((path) => !path.includes('\0'));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
