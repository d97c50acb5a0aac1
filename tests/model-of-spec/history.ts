import { isSame, newWebsite, type Website, withSiteId } from './website.ts';

/** The website of a browser, which all its tabs edit, and the steps that led to it. */
export interface History {
  site: Site;
  /** The steps that can be undone, and those that can be done again, each time the next one last. */
  done: readonly Step[];
  undone: readonly Step[];
  /** Whether local storage has config and page: not before the first edit, and not after a reset. */
  isStored: boolean;
}

/** A website, and how many stood in its place before: a late answer is for the one that it answers. */
interface Site {
  readonly website: Website;
  readonly age: number;
}

/** One step: its name, and the website on the other side of it. */
interface Step {
  readonly name: string;
  readonly isReplacing: boolean;
  readonly other: Site;
}

/** A visit begins with the default template. */
export function newHistory(): History {
  return { site: { website: newWebsite(), age: 0 }, done: [], undone: [], isStored: false };
}

/** An edit is stored. It is one step, and takes the steps away that could be done again; without a difference it is none. */
export function change(history: History, website: Website, name: string): void {
  history.isStored = true;
  if (!isSame(website, history.site.website)) record(history, { ...history.site, website }, name, false);
}

/** Another template, without the site id: the next publish makes another site. */
export function changeTemplate(history: History, templateId: string): true {
  record(history, successor(history, newWebsite(templateId)), 'template change', true);
  history.isStored = true;
  return true;
}

/** The default template, as one step. Config and page leave the storage until the next change. True if that is another website. */
export function reset(history: History): boolean {
  const next = successor(history, newWebsite());
  const isOther = !isSame(next.website, history.site.website);
  if (isOther) record(history, next, 'reset', true);
  history.isStored = false;
  return isOther;
}

function record(history: History, site: Site, name: string, isReplacing: boolean): void {
  history.done = [...history.done, { name, isReplacing, other: history.site }];
  history.undone = [];
  history.site = site;
}

function successor({ site, done, undone }: History, website: Website): Site {
  return { website, age: 1 + Math.max(site.age, ...[...done, ...undone].map(({ other }) => other.age)) };
}

/** Takes the latest step back; true if that replaced the website. */
export function undo(history: History): boolean {
  const step = history.done.at(-1);
  if (!step) return false;
  history.done = history.done.slice(0, -1);
  history.undone = [...history.undone, { ...step, other: history.site }];
  history.isStored = true;
  return walk(history, step);
}

/** Does the step again that was undone last; true if that replaced the website. */
export function redo(history: History): boolean {
  const step = history.undone.at(-1);
  if (!step) return false;
  history.undone = history.undone.slice(0, -1);
  history.done = [...history.done, { ...step, other: history.site }];
  history.isStored = step.name !== 'reset';
  return walk(history, step);
}

/** Goes to the other side of a step. What a publish has bound to this website since stays bound to it. */
function walk(history: History, { other, isReplacing }: Step): boolean {
  const { _siteId } = history.site.website;
  history.site = isReplacing ? other : { ...other, website: withSiteId(other.website, _siteId) };
  return isReplacing;
}

/** A publish binds its site id to the website that was sent, which may come back; not to another one in its place. */
export function bind(history: History, age: number, siteId: string): void {
  const bound = (site: Site): Site =>
    site.age === age ? { ...site, website: withSiteId(site.website, siteId) } : site;
  const across = (step: Step): Step => ({ ...step, other: bound(step.other) });
  history.isStored ||= history.site.age === age;
  history.site = bound(history.site);
  history.done = history.done.map(across);
  history.undone = history.undone.map(across);
}
