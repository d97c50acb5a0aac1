import { templates } from '../../templates/templates.ts';

/** A website as it is stored, without the structure, which its template has. */
export interface Website {
  readonly _templateId: string;
  readonly _siteId?: string | undefined;
  readonly [section: string]: unknown;
}

/** A section, or what stands below one, as a template lists it. */
export interface Node {
  readonly name: string;
  readonly editable: boolean;
  readonly type?: string;
  readonly path?: string;
  readonly pathTemplate?: string;
  readonly choices?: readonly string[];
  readonly children?: readonly Node[];
  readonly itemStructure?: readonly Node[];
}

type Section = Node & { readonly id: string };

/** Where a value stands: names and list indexes from the website down. */
type Way = readonly (string | number)[];

/** A website begins as its template brings it; the first template is the default. */
export function newWebsite(templateId: string = templates[0].id): Website {
  const { _structure, ...values } = templateOf(templateId).base;
  return { ...values, _templateId: templateId };
}

/** The sections of a website, in their order, and its global settings. */
export function structureOf({ _templateId }: Website) {
  const { sections, globalSettings } = templateOf(_templateId).base._structure;
  return { sections: sections as readonly Section[], globals: globalSettings.children as readonly Node[] };
}

function templateOf(id: string) {
  return templates.find((template) => template.id === id) ?? templates[0];
}

/** The value at a path; undefined if nothing was ever set there. */
export function valueAt(website: Website, path: string): unknown {
  return wayOf(path)?.reduce<unknown>((here, step) => Object(here)[step], website);
}

/** A path is written with dots and brackets; `items.0.icon` is `items[0].icon`. */
function wayOf(path: string): Way | undefined {
  const steps = path.replace(/\[(\d+)\]/g, '.$1').split('.');
  return steps.some((step) => !/^[\w-]+$/.test(step))
    ? undefined
    : steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/**
 * A path can be updated if it begins with a section or the global settings, has no private step and no index over 99, puts
 * no scalar over an object or a list, and walks through no scalar.
 */
function isUpdatable(website: Website, way: Way): boolean {
  const roots = ['globalSettings', ...structureOf(website).sections.map(({ id }) => id)];
  const isSafe = way.every((step) =>
    typeof step === 'number'
      ? step <= 99
      : !step.startsWith('_') && !/^(?:prototype|constructor)$/.test(step),
  );
  if (!isSafe || way.length < 2 || !roots.includes(String(way[0]))) return false;
  let here: unknown = website;
  for (const step of way.slice(0, -1)) {
    here = Object(here)[step];
    if (here === undefined) return true;
    if (typeof here !== 'object') return false;
  }
  return typeof Object(here)[way.at(-1) ?? ''] !== 'object';
}

/** An address gets a scheme, a property named hidden becomes a boolean; everything else is stored as typed. */
function converted(path: string, typed: string | boolean): string | boolean {
  if (typeof typed === 'boolean') return typed;
  if (path.endsWith('.hidden')) return typed.toLowerCase() === 'true';
  const isAddress = path.endsWith('url') || path.includes('.url');
  return isAddress && typed !== '' && !/^(?:https?:\/\/|#)/.test(typed) ? `https://${typed}` : typed;
}

/** Writes what was typed or chosen; undefined if the path cannot be updated. Slots that a list lacks become `{}`. */
export function written(website: Website, path: string, typed: string | boolean) {
  const way = wayOf(path);
  if (!way || !isUpdatable(website, way)) return undefined;
  const value = converted(path, typed);
  return { website: put(website, way, value) as Website, value };
}

function put(here: unknown, [step, ...rest]: Way, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step !== 'number') return { ...Object(here), [step]: put(Object(here)[step], rest, value) };
  const list = Array.isArray(here) ? [...here] : [];
  while (list.length < step) list.push({});
  list[step] = put(list[step], rest, value);
  return list;
}

/** True if two websites say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const keys = (of: object) => Object.keys(of).filter((key) => Object(of)[key] !== undefined);
  return (
    keys(one).length === keys(other).length &&
    keys(one).every((key) => isSame(Object(one)[key], Object(other)[key]))
  );
}

/** The same website with another site id, or without one. */
export function withSiteId(website: Website, siteId: string | undefined): Website {
  const { _siteId, ...unbound } = website;
  return siteId === undefined ? (unbound as Website) : ({ ...unbound, _siteId: siteId } as Website);
}

/** What distinguishes a website from a new one of its template, by paths: what was removed is undefined. */
export function differences(website: Website): Readonly<Record<string, unknown>> {
  const fresh = newWebsite(website._templateId);
  const found: Record<string, unknown> = { _templateId: website._templateId };
  const compare = (here: unknown, there: unknown, path: string): void => {
    if (isSame(here, there)) return;
    if (typeof here !== 'object' || here === null) found[path] = here;
    else
      for (const key of new Set([...Object.keys(here), ...Object.keys(Object(there))]))
        compare(Object(here)[key], Object(there)[key], path === '' ? key : `${path}.${key}`);
  };
  compare(website, fresh, '');
  return found;
}
