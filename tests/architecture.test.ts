import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CHART_RULES } from './harness/architecture/charts.rules.ts';
import { COMMITTED_TEXT_RULES } from './harness/architecture/committed-text.rules.ts';
import { FILE_RULES } from './harness/architecture/files.rules.ts';
import { IMPORT_RULES } from './harness/architecture/imports.rules.ts';
import { MACHINE_RULES } from './harness/architecture/machines.rules.ts';
import { ORACLE_RULES } from './harness/architecture/oracles.rules.ts';
import { projectOf } from './harness/architecture/project.ts';
import { readProjectFiles } from './harness/architecture/project-files.ts';
import { TEMPLATE_RULES } from './harness/architecture/templates.rules.ts';
import { TEXT_RULES } from './harness/architecture/texts.rules.ts';

const project = projectOf(readProjectFiles(fileURLToPath(new URL('..', import.meta.url))));

test.each([
  ...IMPORT_RULES,
  ...ORACLE_RULES,
  ...FILE_RULES,
  ...MACHINE_RULES,
  ...CHART_RULES,
  ...TEMPLATE_RULES,
  ...TEXT_RULES,
  ...COMMITTED_TEXT_RULES,
])('$name', ({ breaches, reason }) => {
  expect(breaches(project), reason).toEqual([]);
});
