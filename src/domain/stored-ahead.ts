import * as v from 'valibot';
import { editConfig } from './config-write.ts';
import { record } from './history.ts';
import { acted, type TabSite } from './tab-site.ts';

const ahead = v.object({ path: v.string(), typed: v.union([v.string(), v.boolean()]) });

/** A site with the edits in it that kept texts tell of, each an act of its tab; what is no edit is left out. */
export function withEditsAhead(site: TabSite, texts: readonly string[]): TabSite {
  return texts.reduce((before, text) => {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), ahead), text);
    if (!read.success) return before;
    const { path, typed } = read.output;
    const result = editConfig(before.config, path, typed);
    if (result.kind !== 'edited') return before;
    return acted(before, record(before, result.config, { kind: 'edit', path }));
  }, site);
}
