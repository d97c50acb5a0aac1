import { describe, expect } from 'vitest';
import { resolveTemplate } from '../../templates/resolve-template.ts';
import { changeTemplate } from '../harness/builder/builder-actions.ts';
import type { BuilderPage } from '../harness/builder/builder-page.ts';
import { test } from '../harness/builder/builder-test.ts';
import { LeafEdits } from './leaf-edits.ts';
import { pageShows } from './page-shows.ts';
import { leavesOf } from './structure-outline.ts';

/** Publishes the website and returns its public page. */
async function publishedPage(builder: BuilderPage): Promise<string> {
  return await (await fetch(await builder.publish('owner@example.com'))).text();
}

describe('§3.4, §3.5 every leaf of every section, edited once through the chat, is on the published page', () => {
  test.for([
    { id: 'landing_business', name: 'Landing Page' },
    { id: 'moonlight', name: 'Portfolio' },
  ])('$name', { timeout: 120_000 }, async ({ id, name }, { builder, url }) => {
    const { base } = resolveTemplate({ _templateId: id }).template;
    if (id !== 'landing_business') await changeTemplate(builder, name, id);
    const edits = new LeafEdits(builder, base, url);

    // Section colours follow the global ones until they are set, so the global ones are checked first.
    const isGlobal = (path: string) => path.startsWith('globalSettings.');
    await edits.edit((leaf) => isGlobal(leaf.path));
    const globals = await publishedPage(builder);
    expect(edits.made.filter((edit) => !pageShows(globals, edit))).toEqual([]);

    // Switches hide other fields, so they come last.
    await edits.edit(({ path, type }) => !isGlobal(path) && type !== 'boolean');
    const full = await publishedPage(builder);
    const shown = edits.made.filter(({ leaf }) => !isGlobal(leaf.path));
    expect(shown.filter((edit) => !pageShows(full, edit))).toEqual([]);

    await edits.edit(({ type }) => type === 'boolean');
    const hidden = await publishedPage(builder);
    const switches = edits.made.filter(({ leaf }) => leaf.type === 'boolean');
    expect(switches.length).toBeGreaterThan(0);
    for (const { leaf } of switches) {
      const owner = leaf.path.slice(0, leaf.path.lastIndexOf('.') + 1);
      const dependents = shown.filter(
        (edit) => edit.leaf.path.startsWith(owner) && !['boolean', 'color'].includes(edit.leaf.type),
      );
      expect(dependents.length).toBeGreaterThan(0);
      expect(dependents.filter((edit) => pageShows(hidden, edit))).toEqual([]);
    }

    const edited = edits.made.map(({ leaf }) => leaf.path).sort();
    expect(edited).toEqual(
      leavesOf(base)
        .map(({ path }) => path)
        .sort(),
    );
  });
});
