import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { USAGE } from '../../server/admin/commands.ts';
import { PROJECT_ROOT } from '../../server/settings.ts';
import { startTestServer } from '../server/test-server.ts';

const DOTENV = parseEnv(readFileSync(join(PROJECT_ROOT, '.env'), 'utf8'));

/** The matches of a pattern's first group, each once. */
const all = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found]) => found ?? '')),
];

describe.each(['production.md', 'scale.md'])('what docs/%s names is there', (name) => {
  const text = readFileSync(join(PROJECT_ROOT, 'docs', name), 'utf8');

  test('its settings, with these defaults', () => {
    const named = all(text, /\b([A-Z]+(?:_[A-Z]+)+)\b/g).filter((word) => !word.startsWith('NODE_'));
    expect(named.filter((setting) => !(setting in DOTENV))).toEqual([]);
    for (const [, setting = '', value = ''] of text.matchAll(/`([A-Z_]+)`,? (?:\w+ )?\(([\d,]+)\)/g))
      expect([setting, DOTENV[setting]]).toEqual([setting, value.replaceAll(',', '')]);
  });

  test('its commands', () => {
    const inTables = all(text, /^\| `([\w-]+) </gm);
    const commands = [...all(text, /npm run admin -- ([\w-]+)/g), ...inTables];
    expect(commands.filter((command) => !USAGE.includes(`\n  ${command} `))).toEqual([]);
  });

  test('its metrics', async () => {
    const { address } = await startTestServer();
    const metrics = await (await fetch(`${address}/metrics`)).text();
    expect(all(text, /`(parley_\w+)`/g).filter((metric) => !metrics.includes(metric))).toEqual([]);
  });
});
