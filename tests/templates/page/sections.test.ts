import { describe, expect, it } from 'vitest';
import type { Json } from '../../../domain/json/json.ts';
import { decoded, elementOf, pageWith } from '../page-reading.ts';
import { TEMPLATES } from '../template-facts.ts';

const sectionsOf = (page: string) =>
  [...page.matchAll(/<(?:header|section|footer) id="([^"]*)"/g)].map((found) => found[1]);
const menuOf = (page: string) =>
  [...elementOf(page, 'nav', 'menu').matchAll(/<a(?: href="([^"]*)")?>/g)].map((found) => found[1]);

describe.each(TEMPLATES)('the sections of %s', (_, { template, sections, about, contact, title }) => {
  const all = sections.map(([id]) => id);
  const [top = '', first = '', ...others] = all;
  const end = others.pop() ?? '';
  const page = (values: Readonly<Record<string, Json>>) => pageWith(template, values);
  const hiding = (...ids: readonly string[]) =>
    page(Object.fromEntries(ids.map((id) => [`${id}.hidden`, true])));

  it('stand in the visitor’s order, and the menu’s links with them', () => {
    const turned = [first, ...others].toReversed();
    const drawn = page({ 'globalSettings.sectionOrder': turned.join() });
    expect(sectionsOf(drawn)).toEqual([top, ...turned, end]);
    const links = menuOf(template.render(template.base));
    expect(menuOf(drawn)).toEqual(
      [...turned, end].map((id) => `#${id}`).filter((link) => links.includes(link)),
    );
  });

  it('keep a link of the menu that leads elsewhere at its place', () => {
    const drawn = page({
      'globalSettings.sectionOrder': others.toReversed().join(),
      'header.menuItems': [
        { text: 'End', url: `#${end}` },
        { text: 'Elsewhere', url: 'https://work.example/' },
        { text: 'Second', url: `#${others[0]}` },
        { text: 'Third', url: `#${others[1]}` },
      ],
    });
    expect(menuOf(drawn)).toEqual([`#${others[1]}`, 'https://work.example/', `#${others[0]}`, `#${end}`]);
  });

  it('leave the menu as it was typed where nobody ordered them', () => {
    const typed = [`#${end}`, `#${others[1]}`, `#${others[0]}`];
    expect(menuOf(page({ 'header.menuItems': typed.map((url) => ({ text: url, url })) }))).toEqual(typed);
  });

  it.each(others)('without %s nothing leads there', (id) => {
    const drawn = hiding(id);
    expect(sectionsOf(drawn)).toEqual(all.filter((each) => each !== id));
    expect(drawn).not.toContain(`href="#${id}"`);
    expect(template.render(template.base)).toContain(`href="#${id}"`);
  });

  it('without the first one have a heading all the same, and tell nobody what it said', () => {
    const drawn = page({ [`${first}.hidden`]: true, [title]: 'A secret promise' });
    expect(sectionsOf(drawn)).toEqual([top, ...others, end]);
    expect(drawn.match(/<h1[^>]*>[^<]*/g)).toEqual([`<h1 class="unseen">${about.name}`]);
    expect(decoded(drawn)).not.toContain('A secret promise');
  });

  it('without the end keep the credit, and tell nobody how to reach its owner', () => {
    const drawn = hiding(end);
    expect(elementOf(drawn, 'footer', end)).toMatch(
      /^<footer id="[a-z]+"><div class="[a-z]+"><p class="credit"><span>Built with Parley<\/span> <a href="report" rel="nofollow">Report this page<\/a><\/p><\/div>$/,
    );
    expect(menuOf(drawn)).not.toContain(`#${end}`);
    const told = ['12 Own Street', 'own@my-own.com', '030 1234567'];
    const own = Object.fromEntries(contact.map((path, index) => [path, told[index] ?? '']));
    const shown = page(own);
    const hidden = page({ ...own, [`${end}.hidden`]: true });
    expect(told.filter((text) => shown.includes(`"${text}"`))).toEqual(told);
    expect(told.filter((text) => hidden.includes(text))).toEqual([]);
  });

  it('may all be hidden', () => {
    const drawn = hiding(...all);
    expect(sectionsOf(drawn)).toEqual([end]);
    expect(drawn.match(/<h1/g)).toHaveLength(1);
  });

  it.each([false, 'false', 'TRUE', '', null, { hidden: true }])('are not hidden by %j', (value) => {
    expect(sectionsOf(page({ [`${first}.hidden`]: value }))).toEqual(all);
  });
});
