/** Keeps those of `characters` that a CSS `unicode-range` covers. */
export function charactersInRange(range: string, characters: string): string {
  const bounds = range.split(',').map((part) =>
    part
      .slice('U+'.length)
      .split('-')
      .map((point) => Number.parseInt(point, 16)),
  );
  return [...characters]
    .filter((character) => {
      const point = character.codePointAt(0) ?? 0;
      return bounds.some(([first = 0, last = first]) => point >= first && point <= last);
    })
    .join('');
}
