import { newWebsite, valueAt, type Website, written } from './website.ts';

/** What a template makes up: texts, links to the front pages of social networks, and the projects of a section. */
interface MadeUp {
  readonly texts: readonly string[];
  readonly social: string;
  readonly projects?: { readonly section: string; readonly list: string };
}

const MADE_UP: Readonly<Record<string, MadeUp>> = {
  landing_business: {
    texts: ['header.logoText', 'footer.phone', 'footer.email', 'footer.address'],
    social: 'footer.social',
  },
  moonlight: {
    texts: ['header.logo.text', 'contact.phone', 'contact.email', 'contact.address', 'contact.copyright'],
    social: 'contact.social',
    projects: { section: 'portfolio', list: 'portfolio.items' },
  },
};
const NETWORKS = ['facebook', 'twitter', 'instagram', 'linkedin'];
/** An address of a host alone is nobody's profile. */
const FRONT_PAGE = /^https?:\/\/[^/]+\/?$/;

/** One edit: what is written at a path. */
type Edit = readonly [path: string, value: string | boolean];

const isOn = (value: unknown) => value === true || value === 'true';
const isShown = (website: Website, path: string) =>
  valueAt(website, path) === undefined || isOn(valueAt(website, path));
const isHidden = (website: Website, path: string) => isOn(valueAt(website, `${path.split('.')[0]}.hidden`));

/** The edits that take what the template made up off a page. A section without anything of the visitor's is hidden whole. */
export function leavingOff(website: Website): readonly Edit[] {
  const madeUp = MADE_UP[website._templateId];
  if (!madeUp) return [];
  const fresh = newWebsite(website._templateId);
  const texts = madeUp.texts.filter((path) => isMadeUp(website, path, valueAt(fresh, path)));
  const links = NETWORKS.map((network) => `${madeUp.social}.${network}`).filter(
    (link) => isShown(website, `${link}.visible`) && FRONT_PAGE.test(String(valueAt(website, `${link}.url`))),
  );
  const edits = [
    ...texts.map((path): Edit => [path, '']),
    ...links.map((link): Edit => [`${link}.url`, '']),
    ...projectEdits(website, madeUp),
  ];
  return edits.filter(([path]) => !isHidden(website, path));
}

/** A text that a website began with, and that nobody wrote into it again. */
const isMadeUp = (website: Website, path: string, begun: unknown) =>
  valueAt(website, path) === begun && valueAt(website, `${path}Sample`) !== '';

function projectEdits(website: Website, { projects }: MadeUp): readonly Edit[] {
  if (!projects) return [];
  const { section, list } = projects;
  const items = itemsOf(website, list);
  const invented = items
    .filter(({ path }) => isShown(website, `${path}.visible`))
    .flatMap(({ path, invented }) => invented.map((name): Edit => [`${path}.${name}`, '']));
  const isOwn = items.some(({ own }) => own);
  if (invented.length === 0 || isOwn) return invented;
  return [
    [`${section}.hidden`, true],
    [`${section}.hiddenSample`, 'true'],
  ];
}

/** The projects of a list: which of their texts are the template's, and whether something in them is the visitor's. */
function itemsOf(website: Website, list: string) {
  const begun = listAt(newWebsite(website._templateId), list).flatMap((item) => Object.values(item));
  return listAt(website, list).map((item, at) => {
    const said = Object.entries(item).filter(([, value]) => typeof value === 'string' && value.trim() !== '');
    const invented = said
      .filter(([name, value]) => begun.includes(value) && item[`${name}Sample`] !== '')
      .map(([name]) => name);
    return { path: `${list}[${at}]`, picture: item.thumbnail, invented, own: invented.length < said.length };
  });
}

function listAt(website: Website, list: string): readonly Readonly<Record<string, unknown>>[] {
  const items = valueAt(website, list);
  return Array.isArray(items) ? items : [];
}

/** A website with all edits. */
export function withEdits(website: Website, edits: readonly Edit[]): Website {
  return edits.reduce((done, [path, value]) => written(done, path, value)?.website ?? done, website);
}

/**
 * A website after an edit, which brings about some more. A text that was made up is the visitor's once it is typed. A picture takes away the title and the text that were there before it;
 * a section that a publish hid is shown again with the first thing of the visitor's.
 */
export function withOwnContent(before: Website, edited: Website, path: string): Website {
  const madeUp = MADE_UP[edited._templateId];
  const after =
    madeUp && beganWith(edited, path, madeUp) ? withEdits(edited, [[`${path}Sample`, '']]) : edited;
  const { projects } = madeUp ?? {};
  if (!projects) return after;
  const { section, list } = projects;
  const captions = itemsOf(after, list)
    .filter(({ path, picture }) => picture !== '' && picture !== valueAt(before, `${path}.thumbnail`))
    .flatMap(({ path, invented }) => invented.map((name): Edit => [`${path}.${name}`, '']));
  const pictured = withEdits(after, captions);
  if (valueAt(pictured, `${section}.hiddenSample`) !== 'true') return pictured;
  const isBack = !isHidden(pictured, section) || itemsOf(pictured, list).some(({ own }) => own);
  return isBack
    ? withEdits(pictured, [
        [`${section}.hidden`, false],
        [`${section}.hiddenSample`, ''],
      ])
    : pictured;
}

/** Whether a website has at a path what its template made up there. */
function beganWith(website: Website, path: string, { texts, projects }: MadeUp): boolean {
  const value = valueAt(website, path);
  if (typeof value !== 'string' || value.trim() === '') return false;
  // A telephone number or an address that nobody can have stays made up.
  if (/\.(?:phone|email)$/.test(path)) return false;
  if (texts.includes(path)) return value === valueAt(newWebsite(website._templateId), path);
  const item = projects && itemsOf(website, projects.list).find((each) => path.startsWith(`${each.path}.`));
  return item?.invented.some((name) => path === `${item.path}.${name}`) ?? false;
}
