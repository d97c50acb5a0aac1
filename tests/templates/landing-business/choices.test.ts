import { describe, expect, it } from 'vitest';
import type { Json } from '../../../domain/json/json.ts';
import { icon } from '../../../templates/icons/icon.ts';
import { BLACK, luminance, parseColor } from '../../../templates/markup/color.ts';
import { elementOf, pageWith, skeletonOf, variablesOf } from '../page-reading.ts';
import { LANDING } from './facts.ts';

const { template: landingBusiness } = LANDING;

const page = landingBusiness.render(landingBusiness.base);
const landingPageWith = (values: Readonly<Record<string, Json>>) => pageWith(landingBusiness, values);
const PNG = 'data:image/png;base64,iVBORw0KGgo=';
const NETWORKS = ['facebook', 'twitter', 'instagram', 'linkedin'];

describe('what the visitor sets', () => {
  it('ends a page on dark paper lighter than it begins, one on light paper deeper', () => {
    const endsLighter = (secondaryColor: string) => {
      const drawn = pageWith(landingBusiness, { 'globalSettings.secondaryColor': secondaryColor });
      const [begin = BLACK, end = BLACK] = ['#hero', '#footer'].map((id) =>
        parseColor(variablesOf(drawn, id)['--bg'] ?? ''),
      );
      return luminance(end) > luminance(begin);
    };
    expect(['#101010', '#f0f0f0'].map(endsLighter)).toEqual([true, false]);
  });

  it.each([
    ['header.background.color', '#header', '--bg'],
    ['header.textColor', '#header', '--ink'],
    ['hero.background.color', '#hero', '--bg'],
    ['hero.textColor', '#hero', '--ink'],
    ['hero.button.color', '#hero', '--fill'],
    ['hero.button.textColor', '#hero', '--on'],
    ['benefits.background', '#benefits', '--bg'],
    ['benefits.textColor', '#benefits', '--ink'],
    ['benefits.cardBackgroundColor', '.gains>*', '--bg'],
    ['features.background', '#features', '--bg'],
    ['features.textColor', '#features', '--ink'],
    ['cta.background', '#cta', '--bg'],
    ['cta.textColor', '#cta', '--ink'],
    ['cta.button.color', '#cta', '--fill'],
    ['cta.button.textColor', '#cta', '--on'],
    ['footer.background', '#footer', '--bg'],
    ['footer.textColor', '#footer', '--ink'],
    ['benefits.items[1].background.color', '.gains>:nth-child(2)', '--bg'],
    ['benefits.items[1].iconColor', '.gains>:nth-child(2)', '--icon'],
  ])('wins over the derived colour: %s', (path, selector, name) => {
    // Fills are so derived that white is just readable on them: a fill of the visitor's leaves room for an ink.
    const fills = {
      'hero.button.color': '#10002b',
      'cta.button.color': '#10002b',
      'cta.background': '#10002b',
    };
    const value = /^(?:footer|cta)\.textColor|button\.textColor/.test(path) ? '#fffef0' : '#10002b';
    const drawn = landingPageWith(/textColor/.test(path) ? { ...fills, [path]: value } : { [path]: value });
    expect(variablesOf(drawn, selector)[name]).toBe(value);
  });

  it('leaves the colours that were not set to follow the global ones', () => {
    const drawn = landingPageWith({
      'hero.button.color': '#10002b',
      'globalSettings.accentColor': '#0f766e',
    });
    expect(variablesOf(drawn, '#hero')['--fill']).toBe('#10002b');
    expect(variablesOf(drawn, '.gains>*')['--icon']).toBe('#0f766e');
  });

  it('shows the logo image in place of the text, and the image in place of the drawing', () => {
    const drawn = landingPageWith({ 'header.logoImage': PNG, 'features.image': PNG });
    expect(elementOf(drawn, 'header', 'header')).toContain(
      `<img src="${PNG}" alt="Fernhill Home Repair" width="160" height="44" fetchpriority="high" decoding="sync">`,
    );
    expect(elementOf(drawn, 'section', 'features')).toContain(
      `<img src="${PNG}" alt="" width="800" height="1000" loading="lazy" decoding="async">`,
    );
    expect(elementOf(page, 'section', 'features')).not.toContain('<img');
  });

  it('shows the picture of a benefit above its icon, and that of a feature beside its text', () => {
    const sign = `<span class="sign">${icon('fas fa-clock')}</span>`;
    const item = {
      title: 'Bread',
      description: '',
      icon: 'fas fa-clock',
      image: PNG,
      imageDescription: 'A loaf',
    };
    const drawn = landingPageWith({ 'benefits.items': [item], 'features.items': [item] });
    const picture = `<div class="shot"><img src="${PNG}" alt="A loaf" width="600" height="450" loading="lazy" decoding="async"></div><h3>Bread</h3>`;
    expect(elementOf(drawn, 'section', 'benefits')).toContain(
      `<li>${picture.replace('<h3>', () => `${sign}<h3>`)}</li>`,
    );
    expect(elementOf(drawn, 'section', 'features')).toContain(`<li>${picture}</li>`);
  });

  it.each(['hero', 'cta'])('shows the button of %s only when visible is true and it has a text', (id) => {
    const has = (values: Readonly<Record<string, Json>>) =>
      elementOf(landingPageWith(values), 'section', id).includes('class="button"');
    expect(has({})).toBe(true);
    for (const shown of [true, 'true']) expect(has({ [`${id}.button.visible`]: shown })).toBe(true);
    for (const hidden of [false, 'false', 'TRUE', '', 1, null, {}, [true]])
      expect(has({ [`${id}.button.visible`]: hidden }), JSON.stringify(hidden)).toBe(false);
    expect(has({ [`${id}.button.text`]: ' ' })).toBe(false);
  });

  it('draws a button without link where its address is refused', () => {
    const refused = landingPageWith({ 'hero.button.url': 'javascript:alert(1)' });
    expect(refused).toContain('<a class="button">Book a visit</a>');
  });

  it.each(NETWORKS)('shows the link to %s only when it is visible', (network) => {
    const links = (visible: Json) =>
      landingPageWith({ [`footer.social.${network}.visible`]: visible }).match(
        /aria-label="[A-Z]\w+"><svg/g,
      ) ?? [];
    expect(links(true)).toHaveLength(4);
    expect(links('true')).toHaveLength(4);
    expect(links(false)).toHaveLength(3);
    expect(links('false')).toHaveLength(3);
  });

  it('draws neither list nor licence where there is nothing for them', () => {
    const hidden = Object.fromEntries(NETWORKS.map((network) => [`footer.social.${network}.visible`, false]));
    const bare = landingPageWith({
      ...hidden,
      'benefits.items': [],
      'features.items': [],
      'header.menuItems': [],
    });
    expect(skeletonOf(bare).filter((tag) => /^(?:(?:ul|li|nav|button)(?: |$)|!--)/.test(tag))).toEqual([]);
  });

  it('ignores items that are no items or say nothing', () => {
    const items = [{}, 'x', null, 3, [], { title: ' ' }, { title: 'Only' }, { description: 'one' }];
    const drawn = landingPageWith({ 'benefits.items': items, 'features.items': items });
    expect(drawn.match(/<li><p>one<\/p><\/li>/g)).toHaveLength(2);
    expect(drawn.match(/<li><h3(?: class="display")?>Only<\/h3><\/li>/g)).toHaveLength(2);
    expect(drawn.match(/<ul class="(?:gains|offered rules)">(?:<li>.*<\/li>\s*){2}<\/ul>/g)).toHaveLength(2);
  });

  it('leaves no empty element where an optional text is empty', () => {
    const texts = [
      'hero.subtitle.text',
      'benefits.subtitle',
      'features.subtitle',
      'cta.subtitle',
      'footer.description',
    ];
    const contact = ['footer.address', 'footer.email', 'footer.phone', 'header.logoText'];
    const drawn = landingPageWith(Object.fromEntries([...texts, ...contact].map((path) => [path, ''])));
    expect(drawn).not.toMatch(/<(p|h[1-6]|ul|li|address)[^>]*>\s*<\/\1>/);
    expect(drawn).not.toContain('<address');
  });

  it('keeps a heading for screen readers where a title is empty, and drops a section that says nothing', () => {
    const drawn = landingPageWith({ 'hero.title.text': '', 'features.title': '' });
    expect(drawn).toContain('<h1 id="hero-title" class="unseen">Fernhill Home Repair</h1>');
    expect(drawn).toContain('<h2 id="features-title" class="unseen">What we do</h2>');
    const silent = landingPageWith({ 'benefits.title': '', 'benefits.subtitle': '', 'benefits.items': [] });
    expect(silent).toContain('<section id="benefits"></section>');
  });
});
