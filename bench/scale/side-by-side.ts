import type { Figure } from '../report/figure.ts';
import type { Measured } from './figures.ts';

/** One line for each figure, one column for each store and number of sites. */
export function sideBySide(measured: readonly Measured[]): string {
  const names = measured[0]?.figures.map(({ name }) => name) ?? [];
  const rows = [
    ['', ...measured.map(({ store, sites }) => `${store} ${sites.toLocaleString('en')}`)],
    ...names.map((name, at) => [name, ...measured.map(({ figures }) => shown(figures[at]))]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

function shown(figure: Figure | undefined): string {
  if (!figure) return '';
  const [value, unit] = figure.unit === 'B' ? [figure.value / 1e6, 'MB'] : [figure.value, figure.unit];
  return `${value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 0 })} ${unit}`;
}
