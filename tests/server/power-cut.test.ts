import { describe, expect, test } from 'vitest';
import { afterPowerCut, type FileCall } from '../harness/durability/power-cut.ts';

const write = (offset: number, text: string): FileCall => ({
  kind: 'write',
  file: 'a',
  offset,
  bytes: Buffer.from(text),
});
const SYNC: FileCall = { kind: 'sync', file: 'a' };

const left = (calls: readonly FileCall[], ...randoms: number[]) => {
  const files = afterPowerCut(new Map([['a', Buffer.from('before')]]), calls, () => randoms.shift() ?? 0);
  return String(files.get('a'));
};

describe('a simulated power cut', () => {
  test('keeps what was synced', () => {
    expect(left([write(0, 'BEF'), write(6, '!'), SYNC])).toBe('BEFore!');
    expect(left([{ kind: 'cut', file: 'a', size: 3 }, SYNC])).toBe('bef');
  });

  test('loses any of the later calls, in any combination', () => {
    const calls = [write(0, 'B'), SYNC, write(1, 'E'), write(2, 'F')];
    expect(left(calls, 0, 0)).toBe('Before');
    expect(left(calls, 0, 0.9, 0.9)).toBe('BeFore');
    expect(left(calls, 0.9, 0.9, 0.9, 0.9)).toBe('BEFore');
    expect(left([write(0, 'B'), { kind: 'sync', file: 'b' }], 0)).toBe('before');
  });

  test('tears a write between two sectors', () => {
    const calls = [write(0, 'x'.repeat(1500))];
    const kept = left(calls, 0.9, 0.1, 0.9);
    expect([kept.length, kept]).toEqual([1024, 'x'.repeat(1024)]);
  });
});
