/** A part of some bytes, both ends counted; undefined: the whole. */
export type ByteRange = { readonly first: number; readonly last: number } | 'unsatisfiable' | undefined;

/** What a Range header asks of so many bytes; several ranges, or none that can be read, ask for the whole. */
export function readByteRange(range: string | undefined, size: number): ByteRange {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(from) > Number(to)) return undefined;
  return first > last ? 'unsatisfiable' : { first, last };
}
