import { ChartArrows, ChartPicture, NO_HIGHLIGHTS } from '../../charts/ChartPicture.tsx';
import type { ChartLayout } from '../../charts/layout.ts';

const MARGIN = 12;
const TOKEN = /^\s*(--[\w-]+):\s*light-dark\((#\w+), (#\w+)\);$/gm;

interface ChartSheetProps {
  readonly title: string;
  readonly layout: ChartLayout;
  /** The text of `chart.css`, and of the `tokens.css` beside it. */
  readonly chartCss: string;
  readonly tokensCss: string;
}

/** A chart as a self-contained SVG file, in light and dark colors. */
export function ChartSheet({ title, layout, chartCss, tokensCss }: ChartSheetProps) {
  const { width, height } = layout;
  const box = [-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={box.join(' ')}
      width={box[2]}
      height={box[3]}
      role="img"
      aria-label={title}
    >
      <style>{`${paletteOf(tokensCss, chartCss)}\n${chartCss}`}</style>
      <ChartArrows />
      <ChartPicture layout={layout} highlights={NO_HIGHLIGHTS} />
    </svg>
  );
}

/** The CSS variables that a style sheet uses, with their light and dark values. */
function paletteOf(tokensCss: string, usedBy: string): string {
  const tokens = [...tokensCss.matchAll(TOKEN)].filter(([, name]) => usedBy.includes(`var(${name})`));
  const scheme = (place: 2 | 3) =>
    `svg { ${tokens.map((token) => `${token[1]}: ${token[place]};`).join(' ')} }`;
  return `${scheme(2)}\n@media (prefers-color-scheme: dark) { ${scheme(3)} }`;
}
