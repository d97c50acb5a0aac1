import type { FontSubsetRequest } from '../../domain/fonts/font-subset.ts';

const WRITABLE = 2;
/** Hinting is for screens that no machine has had for years, and a third of the bytes. */
const NO_HINTING = 1;

const LAYOUT_FEATURES = 6;
/** What writes words as they are read; small capitals and fractions would bring letters that no page asks for. */
const KEPT_FEATURES = ['ccmp', 'locl', 'rlig', 'calt', 'clig', 'liga', 'kern', 'mark', 'mkmk'];

/** What is used of HarfBuzz: every number but a size is an address in its memory, 0 for none. */
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

/** Cuts a variable TrueType font down to the characters and weights of a lettering. */
export type Subset = (font: Uint8Array, lettering: FontSubsetRequest) => Uint8Array<ArrayBuffer>;

/** Starts HarfBuzz from its program. */
export async function loadSubset(program: BufferSource): Promise<Subset> {
  const { instance } = await WebAssembly.instantiate(program);
  const harfBuzz = instance.exports as unknown as HarfBuzz;
  harfBuzz._initialize();
  return (font, lettering) => subset(harfBuzz, font, lettering);
}

function subset(hb: HarfBuzz, font: Uint8Array, { characters, weights }: FontSubsetRequest) {
  const data = hb.malloc(font.byteLength);
  new Uint8Array(hb.memory.buffer).set(font, data);
  const source = hb.hb_blob_create(data, font.byteLength, WRITABLE, 0, 0);
  const face = hb.hb_face_create(source, 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, NO_HINTING);
  hb.hb_subset_input_set_axis_range(input, face, tagOf('wght'), ...weights, Number.NaN);
  const features = hb.hb_subset_input_set(input, LAYOUT_FEATURES);
  hb.hb_set_clear(features);
  for (const name of KEPT_FEATURES) hb.hb_set_add(features, tagOf(name));
  const wanted = hb.hb_subset_input_unicode_set(input);
  for (const character of characters) hb.hb_set_add(wanted, character.codePointAt(0) ?? 0);
  const cut = hb.hb_subset_or_fail(face, input);
  const result = hb.hb_face_reference_blob(cut);
  const start = hb.hb_blob_get_data(result, 0);
  // The memory may have been replaced by a larger one since.
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
