/** Sizes in a chart, in pixels. The font is monospaced, so that text can be measured without a browser. */
export const CHART_SIZES = { letter: 7.25, line: 18, name: 30, side: 12, inside: 16, initial: 14 } as const;
