import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { withoutMetadata } from '../../../domain/images/without-metadata.ts';

/** What no stored copy may tell: wherever a format has room for a text, a file of it says this. */
const SECRET = 'holidays of rosa';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const textOf = (file: Uint8Array) => Buffer.from(file).toString('latin1');
const number = (value: number, size: number) =>
  String.fromCharCode(...Array.from({ length: size }, (_, at) => (value >>> (8 * (size - 1 - at))) & 0xff));
const little = (value: number) => [...number(value, 4)].reverse().join('');
const drawn = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
  sharp({ create: { width: 8, height: 4, channels: 3, background: '#a62' } })
    .toFormat(format)
    .toBuffer()
    .then((file) => file.toString('latin1'));

const segment = (marker: number, content: string) =>
  `\xff${String.fromCharCode(marker)}${number(content.length + 2, 2)}${content}`;
const pngChunk = (kind: string, content: string) =>
  number(content.length, 4) + kind + content + number(crc32(Buffer.from(kind + content, 'latin1')), 4);
const riffChunk = (kind: string, content: string) =>
  kind + little(content.length) + content + (content.length % 2 ? '\0' : '');
const box = (kind: string, content: string) => number(content.length + 8, 4) + kind + content;
const block = (text: string) => `${String.fromCharCode(text.length)}${text}\0`;

async function jpegs(): Promise<Readonly<Record<string, string>>> {
  const photo = await drawn('jpeg');
  const withSegment = (marker: number, content: string) =>
    photo.slice(0, 2) + segment(marker, content) + photo.slice(2);
  return {
    'Exif and XMP': withSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${SECRET}`),
    'the notes of an agency': withSegment(0xed, `Photoshop 3.0\x008BIM${SECRET}`),
    'a comment': withSegment(0xfe, SECRET),
    'its origin': withSegment(0xeb, `JP\0\0${SECRET}`),
    'further pictures': withSegment(0xe2, `MPF\0${SECRET}`),
    'what follows its end': photo + SECRET,
  };
}

async function pngs(): Promise<Readonly<Record<string, string>>> {
  const picture = await drawn('png');
  const withChunk = (kind: string) => {
    const at = picture.indexOf('IDAT') - 4;
    return picture.slice(0, at) + pngChunk(kind, SECRET) + picture.slice(at);
  };
  const kinds = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'caBX', 'mkBF', 'prVW'];
  return {
    ...Object.fromEntries(kinds.map((kind) => [kind, withChunk(kind)])),
    'what follows its end': picture + SECRET,
  };
}

async function webps(): Promise<Readonly<Record<string, string>>> {
  const picture = await drawn('webp');
  const withChunk = (kind: string) => {
    const all = picture.slice(8) + riffChunk(kind, SECRET);
    return `RIFF${little(all.length)}${all}`;
  };
  return {
    ...Object.fromEntries(['EXIF', 'XMP ', 'C2PA', 'ABCD'].map((kind) => [kind, withChunk(kind)])),
    'what follows its end': picture + SECRET,
  };
}

async function gifs(): Promise<Readonly<Record<string, string>>> {
  const picture = 'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;';
  const at = picture.indexOf(',');
  const withBlock = (start: string, text: string) => picture.slice(0, at) + start + text + picture.slice(at);
  return {
    'a comment': withBlock('\x21\xfe', block(SECRET)),
    XMP: withBlock('\x21\xff', `\x0bXMP DataXMP${block(SECRET)}`),
    'what follows its end': picture + SECRET,
  };
}

async function avifs(): Promise<Readonly<Record<string, string>>> {
  const picture = await drawn('avif');
  return {
    XMP: picture + box('uuid', `1234567890123456${SECRET}`),
    'the notes of a user': picture + box('udta', box('name', SECRET)),
    'those of an animation': picture + box('moov', box('udta', box('name', SECRET))),
  };
}

const INKSCAPE =
  'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"';

async function svgs(): Promise<Readonly<Record<string, string>>> {
  const svg = (inside: string, attributes = '') =>
    `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${inside}<path d="M0 0h9"/></svg>`;
  const photo = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#a62' } })
    .jpeg()
    .withExif({ IFD0: { Model: SECRET } })
    .toBuffer();
  return {
    'a comment': svg(`<!-- ${SECRET} -->`),
    metadata: svg(`<metadata><rdf:RDF xmlns:rdf="x"><metadata>${SECRET}</metadata></rdf:RDF></metadata>`),
    'a title': svg(`<title>${SECRET}</title>`),
    'a description': svg(`<desc id="d">${SECRET}</desc>`),
    'an attribute of Inkscape': svg('', ` ${INKSCAPE} inkscape:export-filename="${SECRET}/logo.png"`),
    'an attribute of a shape': svg(
      `<g inkscape:label='${SECRET}' sodipodi:docname="${SECRET}"/>`,
      ` ${INKSCAPE}`,
    ),
    'an element of Inkscape': svg(
      `<sodipodi:namedview pagecolor="#fff"><inkscape:page name="${SECRET}"/></sodipodi:namedview>`,
      ` ${INKSCAPE}`,
    ),
    'an element of Illustrator, whose namespace is an entity': `<!DOCTYPE svg [<!-- ${SECRET} --><!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/"><!ENTITY ns_svg "http://www.w3.org/2000/svg">]><svg xmlns="&ns_svg;" xmlns:i="&ns_ai;"><i:pgf>${SECRET}</i:pgf></svg>`,
    'an element with a namespace of its own': svg(`<note xmlns="http://editor.example">${SECRET}</note>`),
    'the name of a layer': svg(`<g data-name="${SECRET}"/>`),
    'a picture that stands in a folder': svg(`<image xlink:href="file://${SECRET}/a.png" width="9"/>`),
    'a base': svg('', ` xml:base="file://${SECRET}/"`),
    'an instruction': `<?xpacket begin="${SECRET}"?>${svg('')}`,
    'a comment of a style': svg(`<style>/* ${SECRET} */path{fill:red}</style>`),
    'what follows its end': `${svg('')}<!-- ${SECRET} -->`,
    'a photo in it': svg(`<image href="data:image/jpeg;base64,${photo.toString('base64')}"/>`),
  };
}

/** All that a file says, pictures in it included. */
function said(file: Uint8Array): string {
  const text = textOf(file);
  const embedded = [...text.matchAll(/base64,([^"']*)/g)].map(([, each = '']) => atob(each));
  return [text, ...embedded].join('\n');
}

describe('no stored copy tells place, camera, folder or name', () => {
  describe.each([
    ['JPEG', jpegs],
    ['PNG', pngs],
    ['WebP', webps],
    ['GIF', gifs],
    ['AVIF', avifs],
    ['SVG', svgs],
  ] as const)('%s', (_, made) => {
    test('wherever it could', async () => {
      const files = Object.entries(await made()).map(([where, text]) => [where, bytes(text)] as const);
      const telling = ([, file]: (typeof files)[number]) => said(file).includes(SECRET);
      expect(files.filter((each) => !telling(each)).map(([where]) => where)).toEqual([]);
      const bare = files.map(([where, file]) => [where, withoutMetadata(file)] as const);
      expect(bare.filter(telling).map(([where]) => where)).toEqual([]);
      // Once is enough.
      expect(bare.filter(([, file]) => withoutMetadata(file) !== file).map(([where]) => where)).toEqual([]);
    });
  });
});

describe('a drawing', () => {
  test.each([
    [
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xml:space="preserve"><defs><path id="a" d="M0 0"/></defs><use xlink:href="#a"/><text>a &lt; b</text><style>.a > .b{fill:url(#a)}</style><![CDATA[<!-- x -->]]></svg>',
    ],
    ["<svg xmlns='http://www.w3.org/2000/svg'><image href='data:image/png;base64,iVBORw0KGgo='/></svg>"],
    ['<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:path d="M0 0"/></s:svg>'],
    ['<!DOCTYPE svg [<!ENTITY n "http://www.w3.org/2000/svg">]><svg xmlns="&n;"><path d="M0 0>"/></svg>'],
    ['<svg xmlns="http://www.w3.org/2000/svg"><text>Bäckerei نص</text></svg>'],
  ])('without anything to lose is the same: %s', (text) => {
    const file = new Uint8Array(Buffer.from(text));
    expect(withoutMetadata(file)).toBe(file);
  });

  test('keeps all that is drawn', () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://editor.example/" i:v="1" width="9"><title>t</title><g i:l="a" fill="red"><title>u</title><i:x><path/></i:x><path d="M0 0"/></g></svg>';
    expect(textOf(withoutMetadata(bytes(drawing)))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9"><g fill="red"><path d="M0 0"/></g></svg>',
    );
  });

  test.each([
    '<svg ',
    '<svg><!--',
    '<svg a="',
    '<svg><metadata>',
    '<svg><style>/*',
    '<!DOCTYPE svg [',
    '<svg>]]>',
  ])('that begins with %s again and again is read once', (start) => {
    const file = bytes(`<svg>${start.repeat(200_000)}`);
    expect(withoutMetadata(file).length).toBeLessThanOrEqual(file.length);
  });
});
