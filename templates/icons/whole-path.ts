/** How many numbers each path command takes; all but an arc's first five are points. */
const SIZES = new Map([
  ['m', 2],
  ['l', 2],
  ['c', 6],
  ['s', 4],
  ['a', 7],
  ['z', 0],
]);
const ARC_SHAPE = 5;
const COMMANDS = /([a-z])([^a-z]*)/gi;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

type Point = readonly [x: number, y: number];
interface Step {
  readonly name: string;
  readonly isRelative: boolean;
  readonly numbers: readonly number[];
}

/**
 * An outline at another scale, each of its points on the nearest whole one: the same picture at any size an icon has,
 * in fewer bytes. Each step is measured from the exact points, so that nothing drifts.
 */
export function wholePath(outline: string, scale: number): string {
  let [written, last] = ['', ''];
  let [exact, start]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  for (const { name, isRelative, numbers } of stepsOf(outline)) {
    const shape = name === 'a' ? numbers.slice(0, ARC_SHAPE) : [];
    const points = pairsOf(numbers.slice(shape.length)).map(
      ([x, y]): Point => (isRelative ? [exact[0] + x, exact[1] + y] : [x, y]),
    );
    const whole = (length: number) => Math.round(length * scale);
    const moves = points.flatMap(([x, y]) => [whole(x) - whole(exact[0]), whole(y) - whole(exact[1])]);
    const [letter, rest] = writtenStep(name, [...shape.slice(0, 2).map(whole), ...shape.slice(2), ...moves]);
    written += letter === last ? (rest.startsWith('-') ? rest : ` ${rest}`) : letter + rest;
    last = letter;
    exact = name === 'z' ? start : (points.at(-1) ?? exact);
    if (name === 'm') start = exact;
  }
  return written;
}

/** The outline's commands, one step each: what one letter says for several is taken apart. */
function stepsOf(outline: string): readonly Step[] {
  return [...outline.matchAll(COMMANDS)].flatMap(([, letter = '', rest = '']): Step[] => {
    const name = letter.toLowerCase();
    const size = SIZES.get(name);
    if (size === undefined) throw new Error(`path command ${letter} is not known`);
    const isRelative = letter === name;
    const numbers = [...rest.matchAll(NUMBER)].map(([text]) => Number(text));
    if (size === 0) return [{ name, isRelative, numbers }];
    return Array.from({ length: numbers.length / size }, (_, at) => ({
      name: name === 'm' && at > 0 ? 'l' : name,
      isRelative,
      numbers: numbers.slice(at * size, (at + 1) * size),
    }));
  });
}

function pairsOf(numbers: readonly number[]): readonly Point[] {
  return Array.from(
    { length: numbers.length / 2 },
    (_, at): Point => [numbers[2 * at] ?? 0, numbers[2 * at + 1] ?? 0],
  );
}

/** A step as its letter and the rest; a straight line along an axis in its shorter form. */
function writtenStep(name: string, numbers: readonly number[]): readonly [letter: string, rest: string] {
  const [x, y] = numbers;
  if (name === 'l' && y === 0) return ['h', String(x)];
  if (name === 'l' && x === 0) return ['v', String(y)];
  return [name, numbers.join(' ').replaceAll(' -', '-')];
}
