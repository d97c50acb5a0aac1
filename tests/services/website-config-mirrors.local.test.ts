import { describe, expect, test } from 'vitest';
import { mirrorMark } from '../../domain/storage/startup-source.ts';
import { storageErrorOf } from '../../domain/storage/storage-error.ts';
import { localMirrors } from '../../src/services/website-config-mirrors.local.ts';
import { forbiddenStorage, roomyStorage } from './local-storage.ts';

const NOTHING = {
  config: null,
  mark: undefined,
  owner: null,
  hasPage: false,
  hasMirrored: false,
};

/** A tab: its own session storage on the local storage of all tabs. */
function tabOn(local: Storage, session = roomyStorage()) {
  return localMirrors(
    () => local,
    () => session,
  );
}

function filled(texts: Readonly<Record<string, string>>, room?: number): Storage {
  const storage = roomyStorage(room);
  for (const [key, text] of Object.entries(texts)) storage.setItem(key, text);
  return storage;
}

const textsIn = (storage: Storage) =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').map((key) => [
      key,
      storage.getItem(key),
    ]),
  );
const mirrored = (config: string, revision: number) => ({
  websiteConfig: config,
  'parley.mirror': JSON.stringify(mirrorMark(config, revision)),
});
const problemOf = (write: () => void) => {
  try {
    write();
    return undefined;
  } catch (error) {
    return storageErrorOf(error);
  }
};

describe('reading the mirrors', () => {
  test('of an empty browser', () => {
    expect(tabOn(roomyStorage()).read()).toEqual(NOTHING);
  });

  test('returns everything that is there', () => {
    const local = filled({
      ...mirrored('{}', 3),
      websiteHTML: '<!doctype html>',
      'parley.owner': 'own',
    });
    expect(tabOn(local, filled({ 'parley.mirrored': 'yes' })).read()).toEqual({
      config: '{}',
      mark: mirrorMark('{}', 3),
      owner: 'own',
      hasPage: true,
      hasMirrored: true,
    });
  });

  test('returns nothing if storage is blocked', () => {
    expect(localMirrors(forbiddenStorage, forbiddenStorage).read()).toEqual(NOTHING);
  });

  test.each(['', '{', 'null', '7', '{"revision":"1","digest":"x"}', '{"revision":1}'])(
    'without a mark that is none: %j',
    (mark) => {
      expect(tabOn(filled({ 'parley.mirror': mark })).read()).toEqual(NOTHING);
    },
  );
});

describe('mirroring a commit', () => {
  test('writes config and mark, then the page; the previous page is removed first', () => {
    const local = filled({ ...mirrored('{"old":1}', 6), websiteHTML: 'old' });
    const tab = tabOn(local);
    tab.writeConfig('{"new":1}', 7);
    expect(textsIn(local)).toEqual(mirrored('{"new":1}', 7));
    tab.writePage('<!doctype html>', 7);
    expect(textsIn(local)).toEqual({ ...mirrored('{"new":1}', 7), websiteHTML: '<!doctype html>' });
  });

  test('removes the config after a reset', () => {
    const local = filled({ ...mirrored('{"old":1}', 6), websiteHTML: 'old' });
    tabOn(local).writeConfig(null, 7);
    expect(textsIn(local)).toEqual({ 'parley.mirror': JSON.stringify(mirrorMark(null, 7)) });
  });

  test('is remembered by the tab across a reload, and by no other tab', () => {
    const local = roomyStorage();
    const session = roomyStorage();
    tabOn(local, session).writeConfig('{}', 1);
    expect([tabOn(local, session).read().hasMirrored, tabOn(local).read().hasMirrored]).toEqual([
      true,
      false,
    ]);
  });

  test('does not overwrite a later revision of another tab', () => {
    const local = roomyStorage();
    const [one, two] = [tabOn(local), tabOn(local)];
    one.read();
    one.writeConfig('{"at":7}', 7);
    two.writeConfig('{"at":8}', 8);
    one.writeConfig('{"late":7}', 7);
    one.writePage('late', 7);
    expect(textsIn(local)).toEqual(mirrored('{"at":8}', 8));
  });

  test('is retried after a failure', () => {
    const local = roomyStorage();
    const tab = tabOn(local);
    tab.writeConfig('{"at":7}', 7);
    tab.writeConfig('{"again":7}', 7);
    expect(textsIn(local)).toEqual(mirrored('{"again":7}', 7));
  });

  test('overwrites the mirror of a deleted database, whose revisions were higher', () => {
    const local = filled(mirrored('{"lost":57}', 57));
    const tab = tabOn(local);
    tab.read();
    tab.writeConfig('{"at":2}', 2);
    expect(textsIn(local)).toEqual(mirrored('{"at":2}', 2));
  });
});

test('accepts restarted revisions after the database was deleted while the page is open', () => {
  const local = roomyStorage();
  const tab = tabOn(local);
  tab.read();
  tab.writeConfig('{"at":57}', 57);
  tab.forgetMark();
  tab.writeConfig('{"at":1}', 1);
  expect(textsIn(local)).toEqual(mirrored('{"at":1}', 1));
});

describe('if the browser refuses', () => {
  test.each([
    ['the config', 100],
    ['the mark', 140],
  ])('%s, config and mark stay unchanged', (_, room) => {
    const before = { websiteConfig: '{}', 'parley.mirror': '{"revision":1,"digest":"x"}' };
    const local = filled(before, room);
    const tab = tabOn(local);
    expect(problemOf(() => tab.writeConfig('x'.repeat(83), 123_456))).toBe('full');
    expect(textsIn(local)).toEqual(before);
    expect(tab.read().hasMirrored).toBe(false);
  });

  test('the page, the config stays written', () => {
    const local = roomyStorage(120);
    const tab = tabOn(local);
    tab.writeConfig('{}', 1);
    expect(problemOf(() => tab.writePage('x'.repeat(100), 1))).toBe('full');
    expect(textsIn(local)).toEqual(mirrored('{}', 1));
  });

  test('all storage, writes throw, except those that must never fail', () => {
    const tab = localMirrors(forbiddenStorage, forbiddenStorage);
    expect(problemOf(() => tab.writeConfig('{}', 1))).toBe('refused');
    tab.writeOwner('a'.repeat(32));
    tab.forgetMark();
    expect(tab.keepUnreadable('{')).toBe(false);
  });

  test('session storage only, the config is still mirrored', () => {
    const local = roomyStorage();
    localMirrors(() => local, forbiddenStorage).writeConfig('{}', 1);
    expect(textsIn(local)).toEqual(mirrored('{}', 1));
  });
});

test('stores an unreadable text if there is room', () => {
  const local = roomyStorage(60);
  const tab = tabOn(local);
  expect([tab.keepUnreadable('{"a"'), tab.keepUnreadable('x'.repeat(60))]).toEqual([true, false]);
  expect(textsIn(local)).toEqual({ 'websiteConfig.unreadable': '{"a"' });
});

test('mirrors the owner secret', () => {
  const local = roomyStorage();
  tabOn(local).writeOwner('a'.repeat(32));
  expect(textsIn(local)).toEqual({ 'parley.owner': 'a'.repeat(32) });
});
