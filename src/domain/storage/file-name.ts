const LONGEST = 60;

/** A title as the beginning of a file's name, of a-z, 0-9 and hyphens; '' where nothing of it can be. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{Mark}/gu, '');
  return plain
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
}
