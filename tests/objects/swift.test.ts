import { afterAll, beforeAll } from 'vitest';
import type { ObjectStore } from '../harness/object-stores/object-store.ts';
import { startSwift } from '../harness/object-stores/swift.ts';
import { LONGEST_INSTALL_MS } from '../server/store/test-database.ts';
import { describeBuckets } from './bucket-contract.ts';

let swift: ObjectStore;

beforeAll(async () => {
  swift = await startSwift();
}, LONGEST_INSTALL_MS);

afterAll(() => swift?.stop());

describeBuckets('OpenStack Swift', () => swift);
