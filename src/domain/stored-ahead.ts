import * as v from 'valibot';
import { type AnnouncedEdit, announcedEdit } from './announced-edit.ts';
import type { Config } from './config.ts';
import { editConfig } from './config-write.ts';
import { patchBetween } from './patch.ts';

const ahead = v.object({ path: v.string(), typed: v.union([v.string(), v.boolean()]) });

/** The edit that a kept text tells of, as one on its way; undefined where it is none, or would change nothing of a config. */
export function parseAhead(text: string | undefined, config: Config): AnnouncedEdit | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), ahead), text);
  if (!read.success) return undefined;
  const { path, typed } = read.output;
  const result = editConfig(config, path, typed);
  const isNews = result.kind === 'edited' && patchBetween(config, result.config).length > 0;
  return isNews ? announcedEdit({ commandId: 'recovered', path, typed }) : undefined;
}
