import type { Deed } from './history.ts';

/** What is to be written where, and the command that asks for it. */
export interface AskedEdit {
  readonly commandId: string;
  readonly path: string;
  readonly typed: string | boolean;
}

/** An edit that takes its simulated second. */
export interface AnnouncedEdit extends AskedEdit {
  /** The step that it is to be. */
  readonly deed: Deed;
  readonly isApplied: boolean;
}

/** An edit as it is announced. */
export function announcedEdit(edit: AskedEdit): AnnouncedEdit {
  return { ...edit, deed: { kind: 'edit', path: edit.path }, isApplied: false };
}

/** What is kept of an edit until it is applied; undefined once it is, or where there is none. */
export function textAhead(edit: AnnouncedEdit | undefined): string | undefined {
  return edit?.isApplied === false ? JSON.stringify({ path: edit.path, typed: edit.typed }) : undefined;
}
