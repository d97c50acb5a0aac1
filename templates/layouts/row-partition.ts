/** A row is as high as its pictures need to reach both edges: the larger the sum of their ratios, the lower it is. */
const LEAST = 2.3;
const MOST = 3.6;
/** Two pictures are higher rather than short of the right edge, unless a screen could not show the row whole. */
const LEAST_OF_SEVERAL = 1.3;
/** One picture alone is shown whole on a usual screen, in the middle of its row. */
const LEAST_ALONE = 1.78;
/** No row ends before the right edge while another picture follows. */
const NEVER = 1000;

/** One row of pictures. */
interface Row {
  /** How many pictures it holds. */
  readonly count: number;
  /** What its width is divided by: the sum of its ratios, or more where a lone picture would make it too high. */
  readonly sum: number;
}

/** Divides pictures, in their order, into rows of about one height. `ratios` are their widths by their heights. */
export function rowsOf(ratios: readonly number[]): readonly Row[] {
  // The best rows for the first pictures, by how many these are.
  const best: { readonly cost: number; readonly rows: readonly Row[] }[] = [{ cost: 0, rows: [] }];
  for (let end = 1; end <= ratios.length; end += 1) {
    let sum = 0;
    let found = { cost: Number.POSITIVE_INFINITY, rows: [] as readonly Row[] };
    for (let start = end - 1; start >= 0 && sum <= MOST; start -= 1) {
      sum += ratios[start] ?? 0;
      const before = best[start];
      if (!before) continue;
      const cost = before.cost + costOf(sum, end === ratios.length);
      const count = end - start;
      const width = Math.max(sum, count > 1 ? LEAST_OF_SEVERAL : LEAST_ALONE);
      if (cost < found.cost) found = { cost, rows: [...before.rows, { count, sum: width }] };
    }
    best[end] = found;
  }
  return best.at(-1)?.rows ?? [];
}

function costOf(sum: number, isLast: boolean): number {
  if (sum < LEAST) return isLast ? 1 + 4 * (LEAST - sum) : NEVER;
  const outside = Math.max(0, sum - MOST);
  const middle = (LEAST + MOST) / 2;
  return outside * 8 + (sum - middle) ** 2 / 10;
}
