import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Config } from '../../../domain/config/config.ts';
import { parseStoredConfig } from '../../../domain/config/config-schema.ts';
import { loadConfig } from '../../../domain/config/load-config.ts';
import { isArray, isObject, type Json, type JsonObject } from '../../../domain/json/json.ts';
import { resolveTemplate } from '../../../templates/resolve-template.ts';

const FOLDER = new URL('earlier-configs/', import.meta.url);

/** An edited config from each earlier build that changed the shape of a config, as browsers still store it. */
const EARLIER: readonly (readonly [string, string])[] = readdirSync(FOLDER).map((name) => [
  name,
  readFileSync(new URL(name, FOLDER), 'utf8'),
]);

/** Incomplete or irregular configs, as browsers may store them. */
const IRREGULAR: readonly (readonly [string, string])[] = Object.entries({
  'no structure': { _templateId: 'moonlight', _templateVersion: '1.0.0', home: { title: 'Mine' } },
  'no template id': { hero: { title: { text: 'Mine' } }, cta: { button: { visible: 'false' } } },
  'no version': { _templateId: 'landing_business', footer: { phone: '030 12' } },
  'numbers instead of texts': { _templateId: 'landing_business', footer: { phone: 3012, email: null } },
  'no logo image, no lists': { _templateId: 'landing_business', header: { logoText: 'Mine' }, benefits: {} },
  'empty lists': { _templateId: 'landing_business', benefits: { items: [] }, header: { menuItems: [] } },
  'values of no field': {
    _templateId: 'moonlight',
    home: { motto: 'Ever on' },
    extras: { a: [1, { b: true }] },
  },
  'another version': { _templateVersion: '0.9.0', _structure: [], hero: { subtitle: { text: 'Mine' } } },
}).map(([name, config]) => [name, JSON.stringify(config)]);

test.each([...EARLIER, ...IRREGULAR])('loads complete and keeps every stored value: %s', (_, raw) => {
  const baseOf = (config: JsonObject) => resolveTemplate(config).template.base;
  const { config, isUnreadable } = loadConfig(raw, baseOf, resolveTemplate({}).template.base);
  expect(isUnreadable).toBe(false);
  const { _templateVersion, _structure, ...set } = JSON.parse(raw);
  expect(config).toMatchObject(set);
  // A config keeps its own structure, so it has no value of a field that came later.
  const missing = missingPaths(config, baseOf(config)).filter((path) => !isLater(path, config));
  expect(missing).toEqual([]);
  expect(parseStoredConfig(JSON.stringify(config))).toEqual(config);
});

/** Fields that the templates did not have at first. */
const LATER = ['.hero.image', '.home.image', '.cta.image'];

function isLater(path: string, { _structure }: Config): boolean {
  return LATER.includes(path) && !JSON.stringify(_structure).includes(`"${path.slice(1)}"`);
}

/** The paths of a template's base that a config lacks. */
function missingPaths(config: Json | undefined, base: Json | undefined, path = ''): readonly string[] {
  if (config === undefined) return [path];
  if (!isObject(base) || isArray(config) || path === '._structure') return [];
  // A config without a template id stays without.
  const keys = Object.keys(base).filter((key) => key !== '_templateId');
  return keys.flatMap((key) =>
    missingPaths(isObject(config) ? config[key] : undefined, base[key], `${path}.${key}`),
  );
}
