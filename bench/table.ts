import type { Figure } from './figure.ts';

/** The figures as lines of a table, aligned: name, value, and its share of the budget. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, unit, budget }) => [
    name,
    `${show(value)} ${unit}`,
    budget === undefined ? '' : `${Math.round((value / budget) * 100)} % of ${show(budget)} ${unit}`,
  ]);
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const [names, values, budgets] = [width(0), width(1), width(2)];
  return rows
    .map(([name = '', value = '', budget = '']) =>
      `${name.padEnd(names)}  ${value.padStart(values)}  ${budget.padStart(budgets)}`.trimEnd(),
    )
    .join('\n');
}

function show(value: number): string {
  return value.toLocaleString('en', {
    maximumFractionDigits: Number.isInteger(value) ? 0 : value < 10 ? 2 : 1,
  });
}
