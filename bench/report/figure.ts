/** One figure that a bench found. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'B' | 'µs' | 'ms' | '/s' | '×' | 'points' | 'errors' | 'requests' | 'shift';
  /** What the value may be at most. */
  readonly budget?: number;
  /** What the value must be at least. */
  readonly goal?: number;
}

/** The value that a share of all values does not exceed: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
