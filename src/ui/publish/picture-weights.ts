/** What the pictures in the preview weighed as they came, in bytes, by their addresses; of other hosts only those that tell. */
export function pictureWeights(): ReadonlyMap<string, number> {
  const frames = [...document.querySelectorAll('iframe')];
  const loaded = frames.flatMap(
    ({ contentWindow }) =>
      (contentWindow?.performance.getEntriesByType('resource') ?? []) as PerformanceResourceTiming[],
  );
  return new Map(loaded.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
}
