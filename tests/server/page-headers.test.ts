import { expect, test } from 'vitest';
import { PAGE_HEADERS } from '../../server/headers.ts';
import { templates } from '../../templates/registry.ts';

// What a meta tag cannot say.
const OF_HEADERS_ONLY = /; (?:frame-ancestors|sandbox)[^;]*/g;

test.each(templates)('a page of $id carries the policy that it is served under', ({ render, base }) => {
  const [, carried] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(render(base)) ?? [];
  expect(carried).toBe(PAGE_HEADERS['Content-Security-Policy']?.replaceAll(OF_HEADERS_ONLY, ''));
});
