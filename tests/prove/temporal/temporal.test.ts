import { expect, test } from 'vitest';
import { after, always, answeredOnce, leadsTo, never, Properties, type Property, until } from './temporal.ts';

const is = (letter: string) => (step: string) => step === letter;

/** What becomes of a property on a run of letters: cut off after each of them, and complete. */
function read(
  property: Property<string>,
  run: string,
): { readonly cutOff: string; readonly isComplete: boolean } {
  const properties = new Properties({ it: property });
  const cutOff = [...run].map((step) => (properties.see(step) === undefined ? '.' : '!')).join('');
  return { cutOff, isComplete: properties.end() === undefined };
}

test('always and never speak of every step, and stay broken', () => {
  expect(read(always(is('a')), 'aab')).toEqual({ cutOff: '..!', isComplete: false });
  expect(read(always(is('a')), 'abaa')).toEqual({ cutOff: '.!!!', isComplete: false });
  expect(read(always(is('a')), '')).toEqual({ cutOff: '', isComplete: true });
  expect(read(never(is('b')), 'aaa')).toEqual({ cutOff: '...', isComplete: true });
  expect(read(never(is('b')), 'aab')).toEqual({ cutOff: '..!', isComplete: false });
});

test('until holds up to its goal, which need not come, and not beyond', () => {
  expect(read(until(is('a'), is('z')), 'aaz')).toEqual({ cutOff: '...', isComplete: true });
  expect(read(until(is('a'), is('z')), 'aazb')).toEqual({ cutOff: '....', isComplete: true });
  expect(read(until(is('a'), is('z')), 'aba')).toEqual({ cutOff: '.!!', isComplete: false });
  expect(read(until(is('a'), is('z')), 'aaa')).toEqual({ cutOff: '...', isComplete: true });
});

test('leadsTo is open until its goal, which only a complete run must have reached', () => {
  expect(read(leadsTo(is('a'), is('z')), 'abz')).toEqual({ cutOff: '...', isComplete: true });
  expect(read(leadsTo(is('a'), is('z')), 'zab')).toEqual({ cutOff: '...', isComplete: false });
  expect(read(leadsTo(is('a'), is('a')), 'a')).toEqual({ cutOff: '.', isComplete: true });
  expect(read(leadsTo(is('a'), is('z')), 'bbb')).toEqual({ cutOff: '...', isComplete: true });
});

test('after begins its property anew behind each cause', () => {
  expect(read(after(is('c'), until(is('a'), is('z'))), 'bcaazbcb')).toEqual({
    cutOff: '.......!',
    isComplete: false,
  });
  expect(read(after(is('c'), leadsTo(is('a'), is('z'))), 'aca')).toEqual({
    cutOff: '...',
    isComplete: false,
  });
});

test('a property applies once the run has what it speaks of', () => {
  const properties = {
    always: always(is('a')),
    until: until(is('a'), is('z')),
    leadsTo: leadsTo(is('a'), is('z')),
    after: after(is('c'), leadsTo(is('a'), is('z'))),
    answered: answeredOnce(
      (step: string) => (step === 'q' ? [step] : []),
      () => [],
    ),
  };
  const appliedOn = (run: string) => {
    const applied = new Set<string>();
    const read = new Properties(properties, applied);
    for (const step of run) read.see(step);
    return [...applied].toSorted();
  };
  expect(appliedOn('')).toEqual([]);
  expect(appliedOn('bc')).toEqual(['always', 'until']);
  expect(appliedOn('ab')).toEqual(['always', 'leadsTo', 'until']);
  expect(appliedOn('caq')).toEqual(['after', 'always', 'answered', 'leadsTo', 'until']);
});

test('what is asked is answered once, and nothing else is', () => {
  const digit = (step: string) => (/\d/.test(step) ? [step] : []);
  const spelled = (step: string) => ({ o: ['1'], t: ['2'] })[step] ?? [];
  const property = answeredOnce(digit, spelled);
  expect(read(property, '12ot')).toEqual({ cutOff: '....', isComplete: true });
  expect(read(property, '12t')).toEqual({ cutOff: '...', isComplete: false });
  expect(read(property, '1oo')).toEqual({ cutOff: '..!', isComplete: false });
  expect(read(property, '1t')).toEqual({ cutOff: '.!', isComplete: false });
  expect(read(property, '11oo')).toEqual({ cutOff: '....', isComplete: true });
});
