/** A direct update: the path before the first space, and the value after it. */
export interface DirectUpdate {
  readonly path: string;
  readonly typed: string;
}

/** Parses `path value`; undefined if there is no space between a path and a value. */
export function parseDirectUpdate(text: string): DirectUpdate | undefined {
  const line = text.trimStart();
  const space = line.indexOf(' ');
  const typed = line.slice(space + 1);
  return space > 0 && typed.trim() !== '' ? { path: line.slice(0, space), typed } : undefined;
}
