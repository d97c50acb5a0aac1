import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decompress } from 'woff2-encoder';
import {
  linkPreviewAddress,
  MARK_FACES,
  type Mark,
  type MarkFace,
  markOfAddress,
} from '../../../domain/publish/link-preview.ts';
import { answerLinkPreview } from '../../../server/link-preview/link-preview-route.ts';

const MARK: Mark = { shape: 'tile', ground: '#fdf6ec', main: '#9c4a12', spot: '#ffb347' };
const PACKAGES = join(import.meta.dirname, '../../../node_modules');
/** Which file of its package the build makes a plain font of. */
const FILES: Readonly<Record<MarkFace, string>> = {
  fraunces: 'fraunces-latin-opsz-normal',
  'bricolage-grotesque': 'bricolage-grotesque-latin-opsz-normal',
  newsreader: 'newsreader-latin-opsz-normal',
  'instrument-serif': 'instrument-serif-latin-400-normal',
  outfit: 'outfit-latin-wght-normal',
  'open-sans': 'open-sans-latin-wght-normal',
  nunito: 'nunito-latin-wght-normal',
  cairo: 'cairo-arabic-wght-normal',
  'el-messiri': 'el-messiri-arabic-wght-normal',
};

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-fonts-'));
  for (const [face, file] of Object.entries(FILES)) {
    const scope = face === 'instrument-serif' ? '@fontsource' : '@fontsource-variable';
    const packed = await readFile(join(PACKAGES, scope, face, 'files', `${file}.woff2`));
    await writeFile(join(folder, `${file}-BFGW77um.ttf`), await decompress(packed));
  }
});

afterAll(() => rm(folder, { recursive: true }));

async function answerTo(address: string, fonts: string | undefined = folder): Promise<Response> {
  const answer = answerLinkPreview(() => ({ area: '', origin: '', listening: '', network: '' }), fonts);
  const app = new Hono().get('/drawn/*', async (c) => (await answer(c)) ?? c.notFound());
  return app.request(address);
}

async function pixelsOf(address: string, fonts?: string) {
  const answer = await answerTo(address, fonts);
  expect(answer.status).toBe(200);
  const picture = sharp(new Uint8Array(await answer.arrayBuffer())).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const lettered = (face: MarkFace, text: string): Mark => ({ ...MARK, lettering: { face, text } });

test('a name is written in its own face, at the lower edge, where its language begins', async () => {
  const drawn = new Map<string, MarkFace>();
  for (const face of MARK_FACES) {
    const isArabic = face === 'cairo' || face === 'el-messiri';
    const { data, width, height } = await pixelsOf(
      linkPreviewAddress('preview', lettered(face, isArabic ? 'مخبز' : 'Otter & <Söhne>')),
    );
    expect([width, height]).toEqual([1200, 630]);
    // Letters are dark, and stand below the middle.
    const dark = (left: number, top: number) => {
      let found = 0;
      for (let y = top; y < top + 280; y += 1)
        for (let x = left; x < left + 600; x += 1) if ((data[(y * width + x) * 3] ?? 255) < 60) found += 1;
      return found;
    };
    expect(dark(isArabic ? 600 : 0, 300), face).toBeGreaterThan(5000);
    drawn.set(data.toString('base64'), face);
  }
  expect([...drawn.values()]).toEqual([...MARK_FACES]);
});

test('an icon has its initial in the middle of the main color', async () => {
  const { data, width } = await pixelsOf(linkPreviewAddress('icon', lettered('open-sans', 'H')));
  const at = (x: number, y: number) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
  expect([at(2, 2), at(177, 177), at(90, 90)]).toEqual([
    [0x9c, 0x4a, 0x12],
    [0x9c, 0x4a, 0x12],
    [0xff, 0xff, 0xff],
  ]);
});

test('where the fonts are not built, the mark alone is drawn', async () => {
  const [bare, missing] = await Promise.all([
    pixelsOf(linkPreviewAddress('preview', MARK)),
    pixelsOf(linkPreviewAddress('preview', lettered('outfit', 'Otter')), join(folder, 'absent')),
  ]);
  expect(missing.data.equals(bare.data)).toBe(true);
});

test.each([['Otter & Söhne'], ['100 % Brot / Käse'], ['a?b#c'], ['مخبز']])(
  'the address names %s',
  async (text) => {
    const address = linkPreviewAddress('preview', lettered('outfit', text));
    expect(markOfAddress(address)?.mark.lettering).toEqual({ face: 'outfit', text });
    expect((await answerTo(address)).status).toBe(200);
  },
);

test.each(['comic-sans/Otter', 'outfit/%20', 'outfit/%E0%A4%A', `outfit/${'a'.repeat(61)}`, 'outfit/a/b'])(
  'nothing is drawn of %s',
  async (lettering) => {
    const drawn = linkPreviewAddress('preview', MARK).replace('.png', `/${lettering}.png`);
    expect((await answerTo(drawn)).status).toBe(404);
  },
);
