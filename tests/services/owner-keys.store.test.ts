import { describe, expect, test } from 'vitest';
import type { OwnerKeys } from '../../domain/ports.ts';
import { storedOwnerKeys } from '../../src/services/owner-keys.store.ts';
import { localMirrors } from '../../src/services/website-config-mirrors.local.ts';
import { forbiddenStorage, roomyStorage } from './local-storage.ts';
import { emptyStorePlace, fakeSiteStore } from './site-store.fake.ts';

const SITE = 'site-abc1234';
const OWN = 'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB';
const [A, B, C] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];

/** A browser in which pages are opened. The first page generates `OWN`, later ones other secrets. */
class Browser {
  readonly place = emptyStorePlace();
  local: Storage | undefined = roomyStorage();
  private pages = 0;

  open(): OwnerKeys {
    this.pages += 1;
    const byte = this.pages;
    const mirrors = localMirrors(() => this.local ?? forbiddenStorage(), roomyStorage);
    return storedOwnerKeys(fakeSiteStore(this.place), mirrors, (count) => new Uint8Array(count).fill(byte));
  }

  mirror(texts: Readonly<Record<string, string>>): void {
    for (const [key, text] of Object.entries(texts)) this.local?.setItem(key, text);
  }

  get stored() {
    return { secrets: this.place.secrets, mirrored: this.local?.getItem('parley.owner') };
  }

  /** Makes the database reject every call. */
  failing(): this {
    this.place.refusal = new DOMException('Gone', 'UnknownError');
    return this;
  }
}

describe('this browser’s own secret', () => {
  test('is generated once, also by two concurrent pages, and mirrored', async () => {
    const browser = new Browser();
    const pages = [browser.open(), browser.open()];
    expect(await Promise.all(pages.map((page) => page.secret()))).toEqual([OWN, OWN]);
    expect(await browser.open().secret()).toBe(OWN);
    expect(browser.stored).toEqual({ secrets: { own: OWN, kept: {} }, mirrored: OWN });
  });

  test('is known without the store once it was asked for', async () => {
    const page = new Browser().open();
    expect(page.knownSecret()).toBeUndefined();
    await page.secretsFor('site-abc1234');
    expect(page.knownSecret()).toBe(OWN);
  });

  test('is restored to local storage from the store', async () => {
    const browser = new Browser();
    browser.place.secrets = { own: A, kept: {} };
    expect(await browser.open().secret()).toBe(A);
    expect(browser.stored).toEqual({ secrets: { own: A, kept: {} }, mirrored: A });
  });

  test('is copied from local storage to the store', async () => {
    const browser = new Browser();
    browser.mirror({ 'parley.owner': A });
    expect(await browser.open().secret()).toBe(A);
    expect(browser.stored).toEqual({ secrets: { own: A, kept: {} }, mirrored: A });
  });

  test('in local storage wins over the stored one, which is kept as a former one', async () => {
    const browser = new Browser();
    browser.place.secrets = { own: A, former: [C], kept: {} };
    browser.mirror({ 'parley.owner': B });
    const page = browser.open();
    expect([await page.secret(), await page.secretsFor(SITE)]).toEqual([B, [B]]);
    expect(browser.stored).toEqual({ secrets: { own: B, former: [A, C], kept: {} }, mirrored: B });
  });

  test('is replaced if the one in local storage is invalid', async () => {
    const browser = new Browser();
    browser.mirror({ 'parley.owner': 'too short' });
    expect(await browser.open().secret()).toBe(OWN);
    expect(browser.stored).toEqual({ secrets: { own: OWN, kept: {} }, mirrored: OWN });
  });
});

describe('rights of the website files that earlier versions had', () => {
  test('are tried before the own secret, the latest first, also in the next visit', async () => {
    const browser = new Browser();
    browser.place.secrets = { kept: { [SITE]: [A, B] } };
    const page = browser.open();
    for (const each of [page, browser.open()]) {
      expect(await each.secretsFor(SITE)).toEqual([A, B, OWN]);
      expect(await each.secretsFor('site-other12')).toEqual([OWN]);
    }
    expect(browser.place.secrets).toEqual({ own: OWN, kept: { [SITE]: [A, B] } });
  });
});

describe('without a database', () => {
  test('local storage keeps the own secret', async () => {
    const browser = new Browser().failing();
    const page = browser.open();
    expect([await page.secret(), await browser.open().secret()]).toEqual([OWN, OWN]);
    expect(await page.secretsFor(SITE)).toEqual([OWN]);
    expect(browser.stored).toEqual({ secrets: { kept: {} }, mirrored: OWN });
  });

  test('and without local storage, secrets last as long as the page', async () => {
    const browser = new Browser().failing();
    browser.local = undefined;
    const page = browser.open();
    expect(await Promise.all([page.secret(), page.secretsFor(SITE)])).toEqual([OWN, [OWN]]);
    expect(await browser.open().secret()).not.toBe(OWN);
  });

  test('secrets are stored once the database works again', async () => {
    const browser = new Browser().failing();
    const page = browser.open();
    await page.secret();
    browser.place.refusal = undefined;
    browser.place.secrets = { own: B, kept: { [SITE]: [A] } };
    browser.local?.removeItem('parley.owner');
    expect(await page.secret()).toBe(B);
    expect(browser.place.secrets).toEqual({ own: B, former: [OWN], kept: { [SITE]: [A] } });
  });
});

test('calls that change nothing write nothing', async () => {
  const browser = new Browser();
  const page = browser.open();
  await page.secret();
  const { secrets } = browser.place;
  const changed: unknown[] = [];
  const store = fakeSiteStore(browser.place);
  const watched = storedOwnerKeys(
    {
      changeSecrets: (change) =>
        store.changeSecrets((before) => {
          const after = change(before);
          changed.push(after === before);
          return after;
        }),
    },
    localMirrors(() => browser.local ?? forbiddenStorage(), roomyStorage),
    () => new Uint8Array(24),
  );
  expect(await watched.secret()).toBe(OWN);
  expect([changed, browser.place.secrets]).toEqual([[true], secrets]);
});
