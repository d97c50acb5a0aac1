import { pictureTypeOf } from './picture-type.ts';
import { bareDrawing } from './svg-without-metadata.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * A picture's file without what its camera and its programs wrote beside the picture: place, time, device, names, previews,
 * and whatever follows its end. The pixels, the colors, the animation and which side is up stay. The same array if there is
 * nothing to take away.
 */
export function withoutMetadata(file: Bytes): Bytes {
  switch (pictureTypeOf(file)) {
    case 'image/jpeg':
      return joined(file, jpegParts(file));
    case 'image/png':
      return joined(file, pngParts(file));
    case 'image/webp':
      return bareWebp(file);
    case 'image/gif':
      return joined(file, gifParts(file));
    case 'image/svg+xml':
      return bareSvg(file);
    default:
      // AVIF and HEIC, which no decoder here needs to know.
      return textAt(file, 4, 4) === 'ftyp' ? bareIsoFile(file) : file;
  }
}

/** Whether a JPEG is to be turned or mirrored before it is shown. */
export function isTurned(file: Uint8Array): boolean {
  if (pictureTypeOf(file) !== 'image/jpeg') return false;
  return jpegSegments(file).some(
    ({ marker, from, to }) => marker === APP1 && orientationIn(file.subarray(from, to)) > 1,
  );
}

/** A part of a file, from its first byte to after its last one. */
interface Part {
  readonly from: number;
  readonly to: number;
}

function joined(file: Bytes, parts: readonly (Part | Uint8Array)[]): Bytes {
  const pieces = parts.map((part) => ('length' in part ? part : file.subarray(part.from, part.to)));
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  if (size === file.length && !parts.some((part) => 'length' in part)) return file;
  const made = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    made.set(piece, at);
    at += piece.length;
  }
  return made;
}

// JPEG

const APP0 = 0xe0;
const APP1 = 0xe1;
const COMMENT = 0xfe;
const SCAN = 0xda;
const END = 0xd9;
/** The application segments that say how the pixels are meant; every other one is about something else. */
const NEEDED = new Map([
  [APP0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);

interface Segment extends Part {
  readonly marker: number;
}

function jpegParts(file: Uint8Array): readonly (Part | Uint8Array)[] {
  return [
    { from: 0, to: 2 },
    ...jpegSegments(file).flatMap((segment): readonly (Part | Uint8Array)[] => {
      const { marker, from } = segment;
      if (marker === APP1) {
        const orientation = orientationIn(file.subarray(from, segment.to));
        return orientation > 1 ? [orientationAlone(orientation)] : [];
      }
      const isOther = marker === COMMENT || (marker >= APP0 && marker <= 0xef);
      const start = NEEDED.get(marker);
      return isOther && (start === undefined || textAt(file, from + 4, start.length) !== start)
        ? []
        : [segment];
    }),
  ];
}

/** The segments of a JPEG after its first two bytes, up to its end; a scan comes with its data. */
function jpegSegments(file: Uint8Array): readonly Segment[] {
  const found: Segment[] = [];
  for (let at = file.indexOf(0xff, 2); at !== -1 && at + 1 < file.length; ) {
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff || marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) {
      at = file.indexOf(0xff, at + (marker === 0xff ? 1 : 2));
      continue;
    }
    const size = marker === END ? 0 : numberAt(file, at + 2, 2);
    const after = Math.min(at + 2 + size, file.length);
    const to = marker === SCAN ? endOfScan(file, after) : after;
    found.push({ marker, from: at, to });
    if (marker === END) break;
    at = file.indexOf(0xff, Math.max(to, at + 2));
  }
  return found;
}

/** Where the data of a scan ends: at the first marker other than a restart marker. */
function endOfScan(file: Uint8Array, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return file.length;
}

/** The orientation in an Exif segment, from 1 to 8; 1 where it holds none. */
function orientationIn(segment: Uint8Array): number {
  const start = 10;
  if (textAt(segment, 4, 6) !== 'Exif\0\0') return 1;
  const isLittle = textAt(segment, start, 2) === 'II';
  const number = (at: number, size: number) => numberAt(segment, start + at, size, isLittle);
  const directory = number(4, 4);
  const count = number(directory, 2);
  for (let entry = 0; entry < count && start + directory + 2 + entry * 12 < segment.length; entry++) {
    const at = directory + 2 + entry * 12;
    if (number(at, 2) === 0x0112) return Math.min(Math.max(number(at + 8, 2), 1), 8);
  }
  return 1;
}

/** An Exif segment that says which side is up, and nothing else. */
function orientationAlone(orientation: number): Uint8Array {
  const head = [0xff, APP1, 0, 0x22, ...[...'Exif\0\0MM\0*'].map((letter) => letter.charCodeAt(0))];
  return Uint8Array.from([
    ...head,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
}

// PNG

/** The chunks besides the necessary ones, which begin with a capital letter, that say how the pixels are meant. */
const PNG_NEEDED =
  /^(?:[A-Z]...|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|mDC[Vv]|cLL[Ii]|sBIT|bKGD|hIST|pHYs|sPLT|acTL|fcTL|fdAT)$/;

function pngParts(file: Uint8Array): readonly Part[] {
  const parts: Part[] = [{ from: 0, to: 8 }];
  for (let at = 8; at < file.length; ) {
    const kind = textAt(file, at + 4, 4);
    const to = Math.min(at + 12 + numberAt(file, at, 4), file.length);
    if (PNG_NEEDED.test(kind) || !/^[a-zA-Z]{4}$/.test(kind)) parts.push({ from: at, to });
    if (kind === 'IEND') break;
    at = to;
  }
  return parts;
}

// WebP

const WEBP_NEEDED = /^(?:VP8[ LX]|ALPH|ANIM|ANMF|ICCP)$/;

function bareWebp(file: Bytes): Bytes {
  const end = Math.min(8 + numberAt(file, 4, 4, true), file.length);
  const parts: Part[] = [{ from: 0, to: 12 }];
  for (let at = 12; at < end; ) {
    const size = numberAt(file, at + 4, 4, true);
    const to = Math.min(at + 8 + size + (size % 2), end);
    if (WEBP_NEEDED.test(textAt(file, at, 4))) parts.push({ from: at, to });
    at = to;
  }
  const made = joined(file, parts);
  if (made === file) return file;
  new DataView(made.buffer).setUint32(4, made.length - 8, true);
  // The flags of the extended header that announce Exif and XMP.
  if (textAt(made, 12, 4) === 'VP8X' && made.length > 20) made[20] = (made[20] ?? 0) & ~0b1100;
  return made;
}

// GIF

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const GIF_END = 0x3b;
const LOOPS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

function gifParts(file: Uint8Array): readonly Part[] {
  const start = 13 + colorTable(file[10] ?? 0);
  const parts: Part[] = [{ from: 0, to: Math.min(start, file.length) }];
  for (let at = start; at < file.length; ) {
    const kind = file[at];
    if (kind !== EXTENSION && kind !== IMAGE) {
      // Nothing follows the end; what else it is, is for decoders to say.
      parts.push({ from: at, to: kind === GIF_END ? at + 1 : file.length });
      break;
    }
    const to = afterBlocks(file, kind === IMAGE ? at + 11 + colorTable(file[at + 9] ?? 0) : at + 2);
    const label = file[at + 1];
    const isText = label === COMMENT || (label === 0xff && !LOOPS.has(textAt(file, at + 3, 11)));
    if (kind === IMAGE || !isText) parts.push({ from: at, to });
    at = to;
  }
  return parts;
}

/** The size of the color table that a packed field announces. */
function colorTable(packed: number): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0;
}

function afterBlocks(file: Uint8Array, from: number): number {
  let at = from;
  while (at < file.length && file[at] !== 0) at += 1 + (file[at] ?? 0);
  return Math.min(at + 1, file.length);
}

// SVG: a text, read as one character a byte, whatever its encoding

function bareSvg(file: Bytes): Bytes {
  const text = lettersOf(file);
  const made = bareDrawing(text, (picture) => {
    const bytes = base64Bytes(picture);
    const bare = bytes && withoutMetadata(bytes);
    return bare === undefined || bare === bytes ? picture : btoa(lettersOf(bare));
  });
  return made === text ? file : bytesOf(made);
}

/** The bytes of a base64 text; undefined if it is none. */
function base64Bytes(text: string): Bytes | undefined {
  try {
    return bytesOf(atob(text.replace(/&#(?:10|13|xa|xd);|\s/gi, '')));
  } catch {
    return undefined;
  }
}

function lettersOf(bytes: Uint8Array): string {
  const step = 8192;
  let text = '';
  for (let at = 0; at < bytes.length; at += step) text += textAt(bytes, at, step);
  return text;
}

function bytesOf(letters: string): Bytes {
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

// AVIF and HEIC: a list of items, whose bytes stand elsewhere in the file. Nothing is moved: the items lose their type and bytes.

/** Boxes for programs of their own, and for notes of users. */
const ISO_NOTES = /^(?:uuid|udta)$/;

function bareIsoFile(file: Bytes): Bytes {
  return withoutIsoItems(withoutIsoNotes(file));
}

/** The file whose boxes of notes are free space, also those beside the track of an animation. */
function withoutIsoNotes(file: Bytes): Bytes {
  const all = [...boxesOf(file, { from: 0, to: file.length })];
  const inMovie = all.filter(({ kind }) => kind === 'moov').flatMap((movie) => [...boxesOf(file, movie)]);
  const notes = [...all, ...inMovie].filter(({ kind }) => ISO_NOTES.test(kind));
  if (notes.length === 0) return file;
  const made = file.slice();
  for (const { typeAt, from, to } of notes) {
    setFree(made, typeAt);
    made.fill(0, from, to);
  }
  return made;
}

/** Makes a box or an item one that means nothing. */
function setFree(file: Uint8Array, typeAt: number): void {
  for (const [at, letter] of [...'free'].entries()) file[typeAt + at] = letter.charCodeAt(0);
}

function withoutIsoItems(file: Bytes): Bytes {
  const meta = boxesIn(file, { from: 0, to: file.length }).get('meta');
  if (!meta) return file;
  const inMeta = boxesIn(file, { from: meta.from + 4, to: meta.to });
  const [infos, places, data] = ['iinf', 'iloc', 'idat'].map((name) => inMeta.get(name));
  if (!infos || !places) return file;
  const items = metadataItems(file, infos);
  if (items.size === 0) return file;
  const made = file.slice();
  for (const typeAt of items.values()) setFree(made, typeAt);
  for (const { item, from, to } of extentsIn(file, places, data?.from ?? 0))
    if (items.has(item)) made.fill(0, from, to);
  return made;
}

/** A box: its type, where that is written, and its content. */
interface Box extends Part {
  readonly kind: string;
  readonly typeAt: number;
}

/** The boxes in a part of the file, by their type; of several of a type the first. */
function boxesIn(file: Uint8Array, part: Part): ReadonlyMap<string, Part> {
  const found = new Map<string, Part>();
  for (const box of boxesOf(file, part)) if (!found.has(box.kind)) found.set(box.kind, box);
  return found;
}

function* boxesOf(file: Uint8Array, { from, to }: Part): Generator<Box> {
  for (let at = from; at + 8 <= to; ) {
    const short = numberAt(file, at, 4);
    const size = short === 1 ? numberAt(file, at + 8, 8) : short === 0 ? to - at : short;
    if (size < 8) break;
    const kind = textAt(file, at + 4, 4);
    const start = Math.min(at + (short === 1 ? 16 : 8), to);
    yield { kind, typeAt: at + 4, from: start, to: Math.min(at + size, to) };
    at += size;
  }
}

/** The ids of the items that hold Exif or XMP, each with the place of its type. */
function metadataItems(file: Uint8Array, { from, to }: Part): ReadonlyMap<number, number> {
  const items = new Map<number, number>();
  for (let at = from + (file[from] === 0 ? 6 : 8); at + 20 <= to; ) {
    const isLong = (file[at + 8] ?? 0) > 2;
    const typeAt = at + (isLong ? 18 : 16);
    if (/^(?:Exif|mime)$/.test(textAt(file, typeAt, 4)))
      items.set(numberAt(file, at + 12, isLong ? 4 : 2), typeAt);
    at += Math.max(numberAt(file, at, 4), 8);
  }
  return items;
}

/** A camera writes one extent an item. A file that names more of them would be written over for hours. */
const MOST_EXTENTS = 100;

/** Where the bytes of each item stand. */
function* extentsIn(
  file: Uint8Array,
  { from, to }: Part,
  dataFrom: number,
): Generator<Part & { item: number }> {
  const version = file[from] ?? 0;
  const [sizes, more] = [file[from + 4] ?? 0, file[from + 5] ?? 0];
  const [offsetSize, lengthSize, baseSize] = [sizes >> 4, sizes & 15, more >> 4];
  const indexSize = version === 0 ? 0 : more & 15;
  const idSize = version < 2 ? 2 : 4;
  let at = from + 6;
  let left = MOST_EXTENTS;
  const next = (size: number) => {
    at += size;
    return numberAt(file, at - size, size);
  };
  for (let items = next(idSize); items > 0 && at < to && left > 0; items--) {
    const item = next(idSize);
    const isInData = version > 0 && (next(2) & 15) === 1;
    at += 2;
    const base = next(baseSize) + (isInData ? dataFrom : 0);
    for (let extents = next(2); extents > 0 && at < to && left > 0; extents--) {
      left -= 1;
      at += indexSize;
      const start = base + next(offsetSize);
      const length = next(lengthSize);
      yield { item, from: start, to: length === 0 ? file.length : start + length };
    }
  }
}

function numberAt(file: Uint8Array, at: number, size: number, isLittle = false): number {
  let number = 0;
  for (let byte = 0; byte < size; byte++)
    number = number * 256 + (file[isLittle ? at + size - 1 - byte : at + byte] ?? 0);
  return number;
}

function textAt(file: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...file.subarray(at, at + length));
}
