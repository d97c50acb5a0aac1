import { describe, expect, it } from 'vitest';
import type { Json } from '../../../domain/json/json.ts';
import { elementOf, pageWith, skeletonOf, variablesOf } from '../page-reading.ts';
import { MOONLIGHT } from './facts.ts';

const { template: moonlight } = MOONLIGHT;

const page = moonlight.render(moonlight.base);
const PNG = 'data:image/png;base64,iVBORw0KGgo=';
const NETWORKS = ['facebook', 'twitter', 'instagram', 'linkedin'];
const HIDDEN: readonly Json[] = [false, 'false', 'TRUE', '', 1, null, {}, [true]];
const drawnWith = (values: Readonly<Record<string, Json>>) => pageWith(moonlight, values);
const worksOf = (drawn: string) => elementOf(drawn, 'section', 'portfolio');
const projectsOf = (drawn: string) => worksOf(drawn).match(/<li[ >][\s\S]*?<\/li>/g) ?? [];

describe('what the visitor sets', () => {
  it('draws the night in shades of the accent on dark paper, of the main color on light paper', () => {
    const nightWith = (secondaryColor: string) =>
      variablesOf(
        drawnWith({
          'globalSettings.secondaryColor': secondaryColor,
          'globalSettings.primaryColor': '#0000ff',
          'globalSettings.accentColor': '#ff0000',
        }),
        '#contact',
      )['--bg'];
    expect([nightWith('#101010'), nightWith('#f0f0f0')]).toEqual(['#2e100c', '#0e1a32']);
  });

  it.each([
    ['header.background', '#header', '--bg', '#10002b'],
    ['header.textColor', '#header', '--ink', '#fffef0'],
    ['home.background', '#home', '--bg', '#10002b'],
    ['home.textColor', '#home', '--ink', '#fffef0'],
    ['home.authorImage.accentColor', '#home', '--ring', '#ff3366'],
    ['home.mainButton.color', '#home', '--fill', '#ccff00'],
    ['home.mainButton.textColor', '#home', '--on', '#10002b'],
    ['home.secondaryButton.color', '.other', '--fill', '#ccff00'],
    ['home.secondaryButton.textColor', '.other', '--on', '#fffef0'],
    ['services.background', '#services', '--bg', '#10002b'],
    ['services.textColor', '#services', '--ink', '#fffef0'],
    ['services.textColor', '.first', '--ink', '#fffef0'],
    ['services.firstService.background', '.first', '--bg', '#10002b'],
    ['services.firstService.textColor', '.first', '--ink', '#fffef0'],
    ['services.secondService.background', '.second', '--bg', '#10002b'],
    ['services.secondService.textColor', '.second', '--ink', '#fffef0'],
    ['portfolio.background', '#portfolio', '--bg', '#10002b'],
    ['portfolio.textColor', '#portfolio', '--ink', '#fffef0'],
    ['contact.accentColor', '#contact', '--mark', '#ff99aa'],
  ])('wins over the derived colour: %s on %s', (path, selector, name, value) => {
    expect(variablesOf(page, selector)[name]).not.toBe(value);
    expect(variablesOf(drawnWith({ [path]: value }), selector)[name]).toBe(value);
  });

  it('leaves the colours that were not set to follow the global ones', () => {
    const drawn = drawnWith({
      'home.mainButton.color': '#10002b',
      'globalSettings.accentColor': '#ff3366',
      'globalSettings.primaryColor': '#ccff00',
    });
    expect(variablesOf(drawn, '#home')['--fill']).toBe('#10002b');
    expect(variablesOf(drawn, '#home')['--ring']).toBe('#ff3366');
    expect(variablesOf(drawn, '#portfolio')['--mark']).toBe('#ccff00');
  });

  it('shows images in place of the name and of the drawings', () => {
    const drawn = drawnWith({
      'header.logo.image': PNG,
      'home.authorImage.image': PNG,
      'services.firstService.image': PNG,
      'portfolio.items[2].thumbnail': PNG,
    });
    expect(elementOf(drawn, 'header', 'header')).toContain(
      `<img src="${PNG}" alt="Maren Ashby" width="160" height="44" fetchpriority="high" decoding="sync">`,
    );
    expect(elementOf(drawn, 'section', 'home')).toContain(
      `<div class="disc"><img src="${PNG}" alt="Maren Ashby" width="800" height="800" fetchpriority="high" decoding="sync"></div>`,
    );
    expect(elementOf(drawn, 'section', 'services').match(/<img [^>]*loading="lazy"/g)).toHaveLength(1);
    expect(projectsOf(drawn).map((project) => project.includes('<img'))).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(page).not.toContain('<img');
  });

  it.each(['mainButton', 'secondaryButton'])(
    'shows the %s only when visible is true and it has a text',
    (name) => {
      const count = (values: Readonly<Record<string, Json>>) =>
        drawnWith(values).match(/class="button"/g)?.length ?? 0;
      for (const shown of [true, 'true']) expect(count({ [`home.${name}.visible`]: shown })).toBe(2);
      for (const hidden of HIDDEN)
        expect(count({ [`home.${name}.visible`]: hidden }), JSON.stringify(hidden)).toBe(1);
      expect(count({ [`home.${name}.text`]: ' ' })).toBe(1);
    },
  );

  it.each(NETWORKS)('shows the link to %s only when it is visible', (network) => {
    const links = (visible: Json) =>
      drawnWith({ [`contact.social.${network}.visible`]: visible }).match(/aria-label="[A-Z]\w+"><svg/g) ??
      [];
    expect(links(true)).toHaveLength(4);
    expect(links('true')).toHaveLength(4);
    for (const hidden of HIDDEN) expect(links(hidden), JSON.stringify(hidden)).toHaveLength(3);
  });
});

describe('a project', () => {
  it('is hidden unless visible is true; one that does not say is shown', () => {
    for (const hidden of HIDDEN) {
      const drawn = drawnWith({ 'portfolio.items[1].visible': hidden });
      expect(projectsOf(drawn), JSON.stringify(hidden)).toHaveLength(5);
      expect(drawn).not.toContain('Two who cannot sleep');
    }
    expect(drawnWith({ 'portfolio.items[6].title': 'A seventh' })).toContain('<h3>A seventh</h3>');
  });

  it('without a picture is a line of words, after those that have one', () => {
    const drawn = drawnWith({ 'portfolio.items[4].thumbnail': PNG });
    const titles = [...worksOf(drawn).matchAll(/<h3>([^<]*)/g)].map(([, title]) => title);
    expect(titles).toEqual([
      'Almost morning',
      'Before the light goes',
      'Two who cannot sleep',
      'The long way home',
      'Somebody at the window',
      'One more page',
    ]);
    expect(worksOf(drawn).match(/<ul class="[a-z]+"/g)).toEqual(['<ul class="frames"', '<ul class="works"']);
    expect(worksOf(page)).not.toMatch(/<img|<svg|<text/);
  });

  it('with a picture opens it large, with its words, and closes it again', () => {
    const drawn = worksOf(drawnWith({ 'portfolio.items[1].thumbnail': PNG }));
    expect(drawn).toContain(
      '<button type="button" popovertarget="work-1" aria-label="Two who cannot sleep"><img',
    );
    expect(drawn).toContain(
      '<div class="opened" id="work-1" popover role="dialog" aria-label="Two who cannot sleep">',
    );
    expect(drawn).toContain('popovertarget="work-1" popovertargetaction="hide">Close</button>');
    expect(drawn).toContain('<div><p>Two who cannot sleep</p><p>One of them is the moon.');
  });

  it('is a link where its address leads somewhere, and none where it does not', () => {
    expect(elementOf(page, 'section', 'portfolio')).not.toContain('<a');
    const linked = drawnWith({ 'portfolio.items[0].url': 'https://work.example/light' });
    expect(elementOf(linked, 'section', 'portfolio')).toContain(
      '<a href="https://work.example/light">Before the light goes<svg',
    );
    for (const refused of ['javascript:alert(1)', 'lantern', '', ' ', 'data:text/html,x'])
      expect(drawnWith({ 'portfolio.items[0].url': refused })).toBe(page);
  });

  it('is named by a screen reader though it has no title', () => {
    const linked = (item: Readonly<Record<string, Json>>) =>
      elementOf(drawnWith({ 'portfolio.items': [item] }), 'section', 'portfolio');
    const url = 'https://work.example/';
    expect(linked({ description: 'One of them is the moon.', url })).toContain(
      'aria-label="One of them is the moon."',
    );
    expect(linked({ thumbnail: PNG, url })).toContain('aria-label="Project 1"');
    expect(linked({ thumbnail: PNG })).not.toMatch(/<h3|<a/);
  });
});

describe('what is left empty', () => {
  it('leaves no empty element', () => {
    const paths = [
      'header.logo.text',
      'home.description',
      'services.firstService.description',
      'services.secondService.title',
      'portfolio.items[0].description',
      'portfolio.items[1].title',
      'contact.address',
      'contact.email',
      'contact.phone',
      'contact.copyright',
    ];
    const drawn = drawnWith({
      ...Object.fromEntries(paths.map((path) => [path, ''])),
      'home.mainButton.visible': false,
      'home.secondaryButton.visible': false,
    });
    expect(drawn).not.toMatch(/<(p|h[1-6]|ul|li|span|div|address)[^>]*>\s*<\/\1>/);
    expect(drawn).not.toContain('<address');
    expect(drawn).toContain('class="brand" href="#header" aria-label="Home"');
  });

  it('drops sections, lists and licence that have nothing to show', () => {
    const silent = ['firstService', 'secondService'].flatMap((name) => [
      [`services.${name}.title`, ''],
      [`services.${name}.description`, ' '],
    ]);
    const networks = NETWORKS.map((network) => [`contact.social.${network}.visible`, false]);
    const drawn = drawnWith({
      ...Object.fromEntries([...silent, ...networks]),
      'portfolio.items': [{ title: 'Hidden', visible: false }, {}, 'x', null, 3, []],
      'header.menuItems': [],
    });
    expect(drawn).toContain('<section id="services"></section>');
    expect(drawn).toContain('<section id="portfolio"></section>');
    expect(skeletonOf(drawn).filter((tag) => /^(?:(?:ul|li|nav|button)(?: |$)|!--)/.test(tag))).toEqual([]);
  });

  it('shows one service alone where the other is empty', () => {
    const drawn = drawnWith({
      'services.firstService.title': '',
      'services.firstService.description': '',
    });
    expect(drawn.match(/class="(?:first|second)"/g)).toEqual(['class="second"']);
  });

  it('keeps a heading for screen readers', () => {
    const drawn = drawnWith({ 'home.title': '', 'header.menuItems[0].url': '#elsewhere' });
    expect(drawn).toContain('<h1 id="home-title" class="unseen">Maren Ashby</h1>');
    expect(drawn).toContain('<h2 id="services-title" class="unseen">Services</h2>');
  });
});

it('a section is headed by the words of the menu that lead to it', () => {
  expect(page).toContain('<h2 id="portfolio-title">Latest work</h2>');
  const renamed = drawnWith({ 'header.menuItems[1].text': 'Books' });
  expect(renamed).toContain('<h2 id="portfolio-title">Books</h2>');
  expect(renamed).toContain('</svg>Books</a>');
});

describe('a picture that fills the first screen', () => {
  const UPLOAD = 'https://db.example/storage/v1/render/image/public/images/wide.webp';
  const wide = { 'home.image': `${UPLOAD}?width=1000&quality=80`, 'home.imageFocus': '20% 30%' };
  const firstOf = (drawn: string) => elementOf(drawn, 'section', 'home');

  it('is loaded first, as wide as the screen, and stands for the drawing', () => {
    const first = firstOf(drawnWith(wide));
    expect(first).toContain(
      `srcset="${UPLOAD}?width=640&amp;quality=80 640w, ${UPLOAD}?width=800&amp;quality=80 800w, ${UPLOAD}?width=1600&amp;quality=80 1600w`,
    );
    expect(first).toContain('sizes="(min-width:48rem) 100vw, 90vw" fetchpriority="high"');
    expect(first).toContain('style="object-position:20% 30%"');
    expect(first.match(/<img|<svg|<h1/g)).toEqual(['<img', '<h1']);
  });

  it('has the portrait on the panel, if there is one', () => {
    const first = firstOf(drawnWith({ ...wide, 'home.authorImage.image': PNG }));
    expect(first.match(/class="(?:leading|sheet|disc)"|<img|<h1/g)).toEqual([
      'class="leading"',
      '<img',
      'class="sheet"',
      'class="disc"',
      '<img',
      '<h1',
    ]);
  });

  it('needs styles that other pages do not carry; a refused address is no picture', () => {
    expect(
      [drawnWith(wide), page, drawnWith({ 'home.image': 'javascript:1' })].map((drawn) =>
        drawn.includes('.sheet'),
      ),
    ).toEqual([true, false, false]);
  });
});

describe('the first screen', () => {
  const upload = (size: string) =>
    `https://db.example/storage/v1/render/image/public/images/uploads/a${size}_1.webp?width=1000&quality=80`;
  const wide = { 'home.authorImage.image': upload('w1600h900') };
  const upright = { 'home.authorImage.image': upload('w900h1600') };
  const screenOf = (composition: string, values: Readonly<Record<string, Json>> = {}) => {
    const drawn = drawnWith({ 'globalSettings.composition': composition, ...values });
    return /<section id="home" class="on-([^"]*)"/.exec(drawn)?.[1];
  };

  it('has the moon until a composition is stored', () => {
    expect(page).toContain('<section id="home" class="on-moon"');
    expect(drawnWith({ 'globalSettings.business': 'lawyer' })).toContain('class="on-moon"');
    expect(drawnWith({ 'globalSettings.composition': 'moon' })).toContain('class="on-moon"');
    for (const composition of ['split', 'panel', 'frieze', 'words'])
      expect(drawnWith({ 'globalSettings.composition': composition })).not.toMatch(
        /class="(?:on-moon|mark)"/,
      );
  });

  it.each<[string, Readonly<Record<string, Json>>, string]>([
    ['split', {}, 'words'],
    ['panel', { 'globalSettings.business': 'bakery' }, 'frieze'],
    ['panel', { 'globalSettings.business': 'photographer' }, 'words'],
    ['words', { 'globalSettings.business': 'lawyer' }, 'words'],
    ['frieze', { 'globalSettings.business': 'repairs' }, 'frieze'],
    ['frieze', { 'globalSettings.business': 'repairs', 'portfolio.items[0].thumbnail': PNG }, 'words'],
    ['panel', wide, 'panel'],
    ['split', wide, 'split'],
    ['panel', upright, 'split'],
    ['words', wide, 'above'],
    ['words', upright, 'split'],
    ['panel', { ...upright, 'home.image': upload('w1600h900') }, 'panel'],
  ])('composed as %s with %o is drawn as %s', (composition, values, screen) => {
    expect(screenOf(composition, values)).toBe(screen);
  });

  it('draws what a business works with once, and a run of pipes for a plumber', () => {
    const drawnFor = (business: string) => {
      const drawn = drawnWith({
        'globalSettings.business': business,
        'globalSettings.composition': 'frieze',
      });
      return drawn.match(/<div class="[^"]*" aria-hidden="true"><svg/g);
    };
    expect(drawnFor('bakery')).toEqual(['<div class="frieze" aria-hidden="true"><svg']);
    expect(drawnFor('repairs')).toEqual(['<div class="frieze run" aria-hidden="true"><svg']);
  });

  it('stands on the main color above a frieze, and on paper else; on dark paper a step above it', () => {
    const groundOf = (values: Readonly<Record<string, Json>>) => {
      const drawn = drawnWith({
        'globalSettings.business': 'bakery',
        'globalSettings.primaryColor': '#a8500f',
        'globalSettings.secondaryColor': '#fdf6ec',
        'globalSettings.accentColor': '#8a4b2a',
        ...values,
      });
      return [variablesOf(drawn, '#header')['--bg'], variablesOf(drawn, '#home')['--bg']];
    };
    const frieze = { 'globalSettings.composition': 'frieze' };
    expect(groundOf(frieze)).toEqual(['#a8500f', '#a8500f']);
    expect(groundOf({ 'globalSettings.composition': 'words' })).toEqual(['#fdf6ec', '#fdf6ec']);
    expect(groundOf({ ...frieze, 'globalSettings.secondaryColor': '#1a130d' })).toEqual([
      '#2d261f',
      '#2d261f',
    ]);
  });

  it('of words tells how to reach the business, once that was said', () => {
    const factsOf = (values: Readonly<Record<string, Json>>) => {
      const drawn = drawnWith({ 'globalSettings.composition': 'words', ...values });
      return [...drawn.matchAll(/<div><dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, text = '']) => [
        name,
        text.replaceAll(/<[^>]*>/g, ''),
      ]);
    };
    const own = { 'contact.phone': '030 1234567', 'contact.email': 'me@my-own.com' };
    expect(factsOf({})).toEqual([]);
    expect(factsOf({ 'contact.phone': '030 1234567' })).toEqual([]);
    expect(factsOf({ ...own, 'contact.address': '12 Mill Lane' })).toEqual([
      ['Phone', '030 1234567'],
      ['Email', 'me@my-own.com'],
      ['How to find us', '12 Mill Lane'],
    ]);
    expect(factsOf({ ...own, 'portfolio.items[0].thumbnail': PNG })).toEqual([]);
  });

  it('has the initial of the name as the sign of its tab, the moon only with the moon', () => {
    const iconOf = (drawn: string) =>
      decodeURIComponent(/<link rel="icon" href="([^"]*)"/.exec(drawn)?.[1] ?? '');
    expect(iconOf(drawnWith({ 'globalSettings.composition': 'words' }))).toContain('>M</text>');
    expect(iconOf(page)).not.toContain('<text');
  });

  it('sets a long title smaller', () => {
    expect(screenOf('words', { 'home.title': 'a word '.repeat(10) })).toBe('words long');
  });

  it('is followed by the work if that has pictures, unless the visitor has moved sections', () => {
    const orderOf = (values: Readonly<Record<string, Json>>) =>
      [...drawnWith(values).matchAll(/<section id="([a-z]+)"/g)].map(([, id]) => id);
    const pictured = { 'portfolio.items[0].thumbnail': PNG };
    expect(orderOf({})).toEqual(['home', 'services', 'portfolio']);
    expect(orderOf(pictured)).toEqual(['home', 'portfolio', 'services']);
    const moved = { ...pictured, 'globalSettings.sectionOrder': 'services,home,portfolio' };
    expect(orderOf(moved)).toEqual(['services', 'home', 'portfolio']);
  });
});
