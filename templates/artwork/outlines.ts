/*
 * Outlines for SVG paths. A motif is drawn on a square of 8 units.
 */

/** A disc's outline. */
export function disc(x: number, y: number, radius: number): string {
  return `M${written(x - radius)} ${y}a${radius} ${radius} 0 1 0 0-.1z`;
}

/** Outlines of boxes. */
export function boxes(
  width: number,
  height: number,
  ...places: readonly (readonly [x: number, y: number])[]
): string {
  return places.map(([x, y]) => `M${x} ${y}h${width}v${height}h-${width}z`).join('');
}

/** A bar from one point to another. */
export function bar(fromX: number, fromY: number, toX: number, toY: number, width: number): string {
  const length = Math.hypot(toX - fromX, toY - fromY);
  const [acrossX, acrossY] = [((fromY - toY) / length) * (width / 2), ((toX - fromX) / length) * (width / 2)];
  const corners = [
    [fromX + acrossX, fromY + acrossY],
    [toX + acrossX, toY + acrossY],
    [toX - acrossX, toY - acrossY],
    [fromX - acrossX, fromY - acrossY],
  ] as const;
  return `M${corners.map(([x, y]) => `${written(x)} ${written(y)}`).join('L')}z`;
}

/** A number with two decimals at most, as short as a path may write it. */
function written(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}
