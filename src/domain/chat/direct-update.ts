/** A direct update command: what stands before the first space is the path, all after it the value. */
export interface Command {
  readonly path: string;
  readonly typed: string;
}

/** Reads `path value`; undefined where there is no space between a path and a value. */
export function parseDirectUpdate(text: string): Command | undefined {
  const line = text.trimStart();
  const space = line.indexOf(' ');
  const typed = line.slice(space + 1);
  return space > 0 && typed.trim() !== '' ? { path: line.slice(0, space), typed } : undefined;
}
