import { expect, test } from 'vitest';
import { applyPlan } from '../../../domain/config/edit-config.ts';
import { focusPath } from '../../../domain/config/focus-path.ts';
import { isCropped } from '../../../domain/config/focus-point.ts';
import { leavesOf } from '../../../domain/config/leaves.ts';
import { TEMPLATES } from '../template-facts.ts';

test.each(TEMPLATES)('%s crops every picture around its focus point', (_, { template }) => {
  const pictures = leavesOf(template.base).filter(({ type, path }) => type === 'image' && isCropped(path));
  const plan = pictures.flatMap(({ path }, nth) => [
    { path, typed: `https://pictures.example/${nth}.jpg` },
    { path: focusPath(path), typed: `${nth}% 80%` },
  ]);
  const page = template.render(applyPlan(template.base, plan) ?? template.base);
  const shown = [...page.matchAll(/<img src="[^"]*\/(\d+)\.jpg"[^>]* style="object-position:(\d+% \d+%)"/g)];
  expect(pictures.length).toBeGreaterThan(0);
  expect(new Map(shown.map(([, nth, point]) => [Number(nth), point]))).toEqual(
    new Map(pictures.map((_, nth) => [nth, `${nth}% 80%`])),
  );
});
