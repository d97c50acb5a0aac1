/** The axe rules that every page is checked against: WCAG 2.2 AA and best practice. */
export const RULES: readonly string[] = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];
