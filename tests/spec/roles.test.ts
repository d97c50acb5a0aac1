import { describe, expect } from 'vitest';
import { chooseImage } from '../harness/builder/builder-actions.ts';
import { test } from '../harness/builder/builder-test.ts';

/** Chapter 6 of docs/product.md: roles and permissions. */
describe('§6 Roles and permissions', () => {
  test('6.1 no roles: anyone can edit and publish by giving an e-mail address', async ({ openBuilder }) => {
    for (const name of ['Ada', 'Ben']) {
      const visitor = await openBuilder();
      expect(await visitor.profile.storageState()).toEqual({ cookies: [], origins: [] });
      await visitor.say(`hero.title.text The site of ${name}`);
      await visitor.second();
      const address = await visitor.publish(`${name}@example.com`);
      expect(await (await fetch(address)).text()).toContain(`The site of ${name}`);
      expect(await visitor.profile.cookies()).toEqual([]);
    }
  });

  test('6.1 a public anonymous client key exists for the backend platform', async ({ builder }) => {
    const call = builder.page.waitForRequest(/\/storage\/v1\/object\/images\//);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    await chooseImage(builder, { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
    await builder.popover('Upload Image').getByRole('button', { name: 'Upload', exact: true }).click();
    const { apikey = '', authorization } = await (await call).allHeaders();
    const claims = JSON.parse(Buffer.from(apikey.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ role: 'anon' });
    expect(authorization).toBe(`Bearer ${apikey}`);
    expect(await builder.page.locator('body').innerText()).not.toContain(apikey);
  });
});
