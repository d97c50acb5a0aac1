import { describe, expect, it } from 'vitest';
import { changedParts, HEAD, partsOf } from '../../src/ui/preview/page-parts.ts';
import { pageWith } from '../templates/page-reading.ts';
import { TEMPLATES } from '../templates/template-facts.ts';

describe.each(TEMPLATES)('the parts of the page of %s', (_, { template, sections, title }) => {
  const page = template.render(template.base);
  const cut = partsOf(page);

  it('are its head and every section, whole, and nothing twice', () => {
    expect([...cut.parts.keys()]).toEqual([HEAD, ...sections.map(([id]) => id)]);
    const put = cut.frame.replaceAll(/<([\w-]*)>/g, (mark, id: string) => cut.parts.get(id || HEAD) ?? mark);
    expect(put).toBe(page);
    expect(cut.frame).not.toMatch(/<(?:header|section|footer) |<style/);
  });

  it('that a title changes are the head and its section', () => {
    const changed = changedParts(
      cut,
      partsOf(pageWith(template, { [title]: 'Another </section> <footer id="x">' })),
    );
    expect([...(changed?.keys() ?? [])]).toEqual([HEAD, title.split('.')[0]]);
  });

  it('are none where nothing changes, and no way to tell where more than they do', () => {
    expect(changedParts(cut, partsOf(page))).toEqual(new Map());
    expect(
      changedParts(cut, partsOf(pageWith(template, { 'globalSettings.language': 'ar' }))),
    ).toBeUndefined();
    const [other] = TEMPLATES.filter(([, facts]) => facts.template !== template);
    expect(changedParts(cut, partsOf(other?.[1].template.render({}) ?? ''))).toBeUndefined();
  });
});
