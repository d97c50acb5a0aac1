/** One result of a bench. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'B' | 'µs' | 'ms' | '/s' | '×' | 'points' | 'errors' | 'requests' | 'shift';
  /** The maximum value. */
  readonly budget?: number;
  /** The minimum value. */
  readonly goal?: number;
}

/** The quantile of values: a share of 0.5 gives the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
