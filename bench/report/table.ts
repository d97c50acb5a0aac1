import type { Figure } from './figure.ts';

/** The figures as an aligned table: name, value, and how the value compares to its budget or goal. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${show(figure.value)} ${figure.unit}`,
    targetOf(figure),
  ]);
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const [names, values, budgets] = [width(0), width(1), width(2)];
  return rows
    .map(([name = '', value = '', budget = '']) =>
      `${name.padEnd(names)}  ${value.padStart(values)}  ${budget.padStart(budgets)}`.trimEnd(),
    )
    .join('\n');
}

function targetOf({ value, unit, budget, goal }: Figure): string {
  if (goal !== undefined) return `${value >= goal ? 'reaches' : 'MISSES'} ${show(goal)} ${unit}`;
  if (budget === undefined) return '';
  if (budget === 0) return `${value <= 0 ? 'keeps' : 'BREAKS'} 0 ${unit}`;
  return `${Math.round((value / budget) * 100)} % of ${show(budget)} ${unit}`;
}

function show(value: number): string {
  return value.toLocaleString('en', {
    maximumFractionDigits: Number.isInteger(value) ? 0 : value < 10 ? 2 : 1,
  });
}
