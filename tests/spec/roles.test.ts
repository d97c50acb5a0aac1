import { describe, expect } from 'vitest';
import { test } from '../harness/builder/builder-test.ts';

/** Chapter 6 of docs/product.md: roles and permissions. */
describe('§6 Roles and permissions', () => {
  test('6.1, 1.1 no roles: anyone can edit and publish by giving an e-mail address; 1.5 the generated page footer credits the product', async ({
    openBuilder,
  }) => {
    const addresses = new Set<string>();
    for (const name of ['Ada', 'Ben']) {
      const visitor = await openBuilder();
      expect(await visitor.profile.storageState()).toEqual({ cookies: [], origins: [] });
      await visitor.say(`hero.title.text The site of ${name}`);
      await visitor.second();
      const address = await visitor.publish(`${name}@example.com`);
      const page = await (await fetch(address)).text();
      expect(page).toContain(`The site of ${name}`);
      expect(page.slice(page.lastIndexOf('<footer'))).toContain('>Built with Parley<');
      expect(await visitor.profile.cookies()).toEqual([]);
      addresses.add(address);
    }
    expect(addresses.size).toBe(2);
  });
});
