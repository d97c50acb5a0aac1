import { expect } from 'vitest';
import { linkPreviewAddress, MARK_FACES, type Mark } from '../../../domain/publish/link-preview.ts';
import { test } from '../../harness/builder/builder-test.ts';

const MARK: Mark = { shape: 'tile', ground: '#fdf6ec', main: '#9c4a12', spot: '#ffb347' };

test('the built server has the font of each face that it writes names in', async ({ url }) => {
  const drawn = async (mark: Mark) => {
    const answer = await fetch(new URL(linkPreviewAddress('preview', mark), url));
    return Buffer.from(await answer.arrayBuffer()).toString('base64');
  };
  const bare = await drawn(MARK);
  const missing: string[] = [];
  for (const face of MARK_FACES)
    if ((await drawn({ ...MARK, lettering: { face, text: 'Otter' } })) === bare) missing.push(face);
  expect(missing).toEqual([]);
});
