import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../domain/json/json.ts';
import { changedParts, HEAD, splitPage, splitPart } from '../../../../src/ui/preview/frame/page-segments.ts';
import { fieldsOf } from '../../../templates/facts.ts';
import { pageWith } from '../../../templates/page-reading.ts';
import { TEMPLATES } from '../../../templates/template-facts.ts';

describe.each(TEMPLATES)('the parts of the page of %s', (_, { template, sections, title }) => {
  const page = template.render(template.base);
  const cut = splitPage(page);

  it('are its head and every section, complete and without overlap', () => {
    expect([...cut.parts.keys()]).toEqual([HEAD, ...sections.map(([id]) => id)]);
    const put = cut.frame.replaceAll(/<([\w-]*)>/g, (mark, id: string) => cut.parts.get(id || HEAD) ?? mark);
    expect(put).toBe(page);
    expect(cut.frame).not.toMatch(/<(?:header|section|footer) |<style/);
  });

  it('that change with a title are the head and the title’s section', () => {
    const changed = changedParts(
      cut,
      splitPage(pageWith(template, { [title]: 'Another </section> <footer id="x">' })),
    );
    expect([...(changed?.keys() ?? [])]).toEqual([HEAD, title.split('.')[0]]);
  });

  it('are split further: the head into elements, a section into headings, paragraphs and list items', () => {
    const piecesAfter = (id: string, values: Record<string, Json>) => {
      const after = splitPage(pageWith(template, values)).parts.get(id) ?? '';
      const changed = changedParts(splitPart(id, cut.parts.get(id) ?? ''), splitPart(id, after));
      return changed && [...changed.values()];
    };
    expect(piecesAfter(HEAD, { 'globalSettings.title': 'Another' })).toEqual([
      '<title>Another</title>',
      '<meta property="og:title" content="Another">',
    ]);
    expect(piecesAfter(HEAD, { 'globalSettings.title': template.head(template.base).title })).toEqual([]);
    const [section = ''] = title.split('.');
    expect(piecesAfter(section, { [title]: 'Another </h1>' })).toEqual([
      expect.stringMatching(/^<h1 [^<]*>Another &lt;\/h1&gt;<\/h1>$/),
    ]);
    const [item] = fieldsOf(template).filter(({ path }) => path.endsWith('[0].description'));
    const [list = ''] = item?.path.split('.') ?? [];
    expect(piecesAfter(list, { [item?.path ?? '']: 'One </li> more' })).toEqual([
      expect.stringMatching(/^<li(?: class="card")?>[\s\S]*>One &lt;\/li&gt; more<\/p><\/li>$/),
    ]);
    expect(piecesAfter(list, { [`${list}.items`]: [] })).toBeUndefined();
  });

  it('that changed are none for equal pages, and undefined if the frames differ', () => {
    expect(changedParts(cut, splitPage(page))).toEqual(new Map());
    expect(
      changedParts(cut, splitPage(pageWith(template, { 'globalSettings.language': 'ar' }))),
    ).toBeUndefined();
    const [other] = TEMPLATES.filter(([, facts]) => facts.template !== template);
    expect(changedParts(cut, splitPage(other?.[1].template.render({}) ?? ''))).toBeUndefined();
  });
});
