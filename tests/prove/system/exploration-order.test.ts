import { expect, test } from 'vitest';
import { Frontier } from './exploration.ts';

const at = (start: string) => ({ start, events: [] });
const PICK = (label: string) => ({ to: 'chat', event: { type: 'option.pick', label, at: 1 } });
const BACK = { to: 'chat', event: { type: 'step.back' } };
const OPEN = { to: 'publish', event: { type: 'publish.open' } };

/** Takes all events, and tells each with the start of its way. */
function drain(frontier: Frontier): string[] {
  const taken: string[] = [];
  for (let edge = frontier.next(); edge; edge = frontier.next()) {
    const { type, ...rest } = edge.event.event;
    taken.push([edge.way.start, type, ...('label' in rest ? [rest.label] : [])].join(' '));
  }
  return taken;
}

test('kinds of events take turns, each in the order in which they were found', () => {
  const frontier = new Frontier();
  frontier.add(at('first'), [PICK('Hero'), PICK('Page'), OPEN]);
  frontier.add(at('second'), [PICK('Hero'), OPEN]);
  frontier.add(at('third'), [PICK('Hero')]);
  expect(drain(frontier)).toEqual([
    'first publish.open',
    'first option.pick Page',
    'first option.pick Hero',
    'second option.pick Hero',
    'second publish.open',
    'third option.pick Hero',
  ]);
});

test('a new kind comes next, and what is left is told by machine', () => {
  const frontier = new Frontier();
  frontier.add(at('first'), [PICK('Hero'), OPEN]);
  frontier.next();
  frontier.add(at('second'), [PICK('Hero'), BACK]);
  expect(frontier.next()?.event).toEqual(BACK);
  expect([...frontier.leftByMachine()]).toEqual([['chat', 2]]);
  expect(frontier.leftSituations()).toBe(2);
  expect([frontier.kinds(), frontier.unexplored()]).toEqual([3, ['chat option.pick Hero']]);
});
