import type { FontSubsetRequest } from '../../../domain/fonts/font-subset.ts';

const WRITABLE = 2;
/** Hinting helps only low-resolution screens, and takes a third of the bytes. */
const NO_HINTING = 1;

const LAYOUT_FEATURES = 6;
/** The features that text needs to be read; small capitals or fractions would add glyphs that no page uses. */
const KEPT_FEATURES = [
  ...['ccmp', 'locl', 'rlig', 'calt', 'clig', 'liga', 'kern', 'mark', 'mkmk'],
  // The shapes of letters that join, as in Arabic.
  ...['isol', 'init', 'medi', 'fina', 'rclt'],
  // Figures of one width and one height, which columns of prices and hours are set in.
  ...['tnum', 'lnum'],
];

/** The exports of HarfBuzz used here. Every number is an address in its memory (0: none), unless it is a size. */
interface HarfBuzz {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): number;
  free(address: number): void;
  hb_blob_create(data: number, size: number, mode: number, userData: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, size: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_clear(set: number): void;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_set_axis_range(
    input: number,
    face: number,
    axis: number,
    lightest: number,
    boldest: number,
    start: number,
  ): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

/** Subsets a TrueType font to the characters, weights and optical size of a request. Throws if HarfBuzz cannot. */
export type Subset = (font: Uint8Array, request: FontSubsetRequest) => Uint8Array<ArrayBuffer>;

/** Instantiates HarfBuzz from its WebAssembly binary. */
export async function loadSubset(program: BufferSource): Promise<Subset> {
  const { instance } = await WebAssembly.instantiate(program);
  const harfBuzz = instance.exports as unknown as HarfBuzz;
  harfBuzz._initialize();
  return (font, request) => subset(harfBuzz, font, request);
}

function subset(hb: HarfBuzz, font: Uint8Array, { characters, weights, opticalSize }: FontSubsetRequest) {
  const data = hb.malloc(font.byteLength);
  new Uint8Array(hb.memory.buffer).set(font, data);
  const source = hb.hb_blob_create(data, font.byteLength, WRITABLE, 0, 0);
  const face = hb.hb_face_create(source, 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, NO_HINTING);
  // A font without the axis ignores it.
  hb.hb_subset_input_set_axis_range(input, face, tagOf('wght'), ...weights, Number.NaN);
  if (opticalSize !== undefined)
    hb.hb_subset_input_set_axis_range(input, face, tagOf('opsz'), opticalSize, opticalSize, Number.NaN);
  const features = hb.hb_subset_input_set(input, LAYOUT_FEATURES);
  hb.hb_set_clear(features);
  for (const name of KEPT_FEATURES) hb.hb_set_add(features, tagOf(name));
  const wanted = hb.hb_subset_input_unicode_set(input);
  for (const character of characters) hb.hb_set_add(wanted, character.codePointAt(0) ?? 0);
  const cut = hb.hb_subset_or_fail(face, input);
  const result = hb.hb_face_reference_blob(cut);
  const start = hb.hb_blob_get_data(result, 0);
  // Take a new view: the memory may have grown, which detaches the old buffer.
  const bytes = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(result));
  for (const blob of [result, source]) hb.hb_blob_destroy(blob);
  for (const made of [cut, face]) hb.hb_face_destroy(made);
  hb.hb_subset_input_destroy(input);
  hb.free(data);
  if (bytes.byteLength === 0) throw new Error('The font could not be cut.');
  return bytes;
}

function tagOf(name: string): number {
  return [...name].reduce((tag, character) => (tag << 8) + character.charCodeAt(0), 0);
}
