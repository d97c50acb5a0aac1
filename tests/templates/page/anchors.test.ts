import { expect, test } from 'vitest';
import { loadPages, renderPage } from '../../../templates/pages.ts';
import { templates } from '../../../templates/templates.ts';

await loadPages();

test.each(templates)(
  'a section of $name that is reached by its anchor stands below the header, however high that is',
  ({ base }) => {
    const page = renderPage(base);
    const rem = (pattern: RegExp) => Number(pattern.exec(page)?.[1]);
    const header = rem(/#header\{[^}]*max-height:([\d.]+)rem/);
    expect(header).toBeGreaterThan(0);
    expect(rem(/scroll-padding-top:([\d.]+)rem/)).toBeGreaterThanOrEqual(header);
  },
);
