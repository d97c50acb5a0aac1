import * as v from 'valibot';

/**
 * A value whose parts are shared, as rows: the parts of an object after the number of its keys in `shapes`, where a list
 * has none. A part that is an object is the number of its row in brackets; each object is written once, after its parts.
 */
const packedValue = v.object({
  shapes: v.array(v.nullable(v.array(v.string()))),
  rows: v.array(
    v.tupleWithRest(
      [v.number()],
      v.union([v.string(), v.number(), v.boolean(), v.null(), v.tuple([v.number()])]),
    ),
  ),
});

type Packed = v.InferOutput<typeof packedValue>;

const MAX_DEPTH = 60;
/** The most parts of a part of the whole, shared ones counted again: a hostile file could make a page hang otherwise. */
const MAX_PARTS = 100_000_000;

/** Packs a value of plain data. What is not defined is left out. */
export function packed(value: unknown): Packed {
  const shapes: (string[] | null)[] = [null];
  const shapeNumbers = new Map<string, number>();
  const rows: Packed['rows'] = [];
  const numbers = new Map<object, number>();
  const shapeOf = (keys: string[]): number => {
    const name = JSON.stringify(keys);
    const known = shapeNumbers.get(name);
    if (known !== undefined) return known;
    shapeNumbers.set(name, shapes.length);
    return shapes.push(keys) - 1;
  };
  const add = (part: unknown): Packed['rows'][number][number] => {
    if (typeof part !== 'object' || part === null) return part as string | number | boolean | null;
    let number = numbers.get(part);
    if (number === undefined) {
      const entries = Object.entries(part).filter(([, each]) => each !== undefined);
      const shape = Array.isArray(part) ? 0 : shapeOf(entries.map(([key]) => key));
      number = rows.push([shape, ...entries.map(([, each]) => add(each))]) - 1;
      numbers.set(part, number);
    }
    return [number];
  };
  add(value);
  return { shapes, rows };
}

/** Unpacks a value; undefined if the data is none that `packed` makes. Shared parts are one object again. */
export function unpacked(data: unknown): unknown {
  const parsed = v.safeParse(packedValue, data);
  if (!parsed.success) return undefined;
  const { shapes, rows } = parsed.output;
  const made: { readonly value: unknown; readonly depth: number; readonly parts: number }[] = [];
  for (const [shape, ...row] of rows) {
    const keys = shapes[shape];
    const values = row.map((part) =>
      Array.isArray(part) ? made[part[0]] : { value: part, depth: 0, parts: 1 },
    );
    // A part stands before what holds it, so that nothing contains itself.
    if (keys === undefined || values.includes(undefined) || (keys && keys.length !== values.length))
      return undefined;
    const known = values.flatMap((each) => each ?? []);
    const depth = 1 + Math.max(0, ...known.map((each) => each.depth));
    const parts = known.reduce((sum, each) => sum + each.parts, 1);
    if (depth > MAX_DEPTH || parts > MAX_PARTS) return undefined;
    const own = known.map((each) => each.value);
    made.push({ value: keys ? Object.fromEntries(keys.map((key, n) => [key, own[n]])) : own, depth, parts });
  }
  return made.at(-1)?.value;
}
