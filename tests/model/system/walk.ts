import type { App } from '../../../machines/app.machine.ts';
import type { SentEvent } from '../../../src/domain/event-list.ts';
import { resolveOutline } from '../../../templates/catalog.ts';
import { choicesIn } from './choices.ts';
import { brokenBy } from './sentences.ts';
import { send, startSilentApp } from './silent-app.ts';
import { type Situation, situationOf } from './situation.ts';
import { leadsHome } from './way-home.ts';

// Published: a reset leads to a website that is not, which only a publish that succeeds leads back from.
const STORED = JSON.stringify({ ...resolveOutline({}).outline.base, _siteId: 'site-xyz9876' });

/** How a walk ended: all that was sent, and what it broke. */
export interface Walked {
  readonly sent: readonly SentEvent[];
  readonly broken: string | undefined;
  /** The states that were met, by the chart's names. */
  readonly met: ReadonlySet<string>;
}

/** Walks through the app: each turn takes one of the events that are possible then. */
export function walk(turns: readonly number[]): Promise<Walked> {
  return walkBy(turns, (app, turn) => {
    const choices = choicesIn(app);
    // The menu, an upload, a publish and its versions are deep: without a heavier weight the walk would seldom get to their end.
    const chat = choices.filter((events) => events[0]?.to.startsWith('chat'));
    const deep = choices.filter((events) =>
      /^(publish|versions|chat\.editor\.upload)$/.test(events[0]?.to ?? ''),
    );
    const machines = [...choices, ...chat, ...chat, ...deep, ...deep, ...deep, ...deep];
    const events = machines[turn % machines.length] ?? [];
    return events[Math.floor(turn / machines.length) % events.length];
  });
}

/** Walks through the app by a list of events. */
export function replay(list: readonly SentEvent[]): Promise<Walked> {
  return walkBy(list, (_, event) => event);
}

async function walkBy<Turn>(
  turns: readonly Turn[],
  choose: (app: App, turn: Turn) => SentEvent | undefined,
): Promise<Walked> {
  const app = await startSilentApp(STORED);
  const sent: SentEvent[] = [];
  let before: Situation = situationOf(app);
  let broken: string | undefined;
  const met = new Set<string>();
  for (const turn of turns) {
    const next = choose(app, turn);
    if (!next) continue;
    sent.push(next);
    send(app, next);
    const after = situationOf(app);
    for (const { _nodes } of after.all.values()) for (const { id } of _nodes) met.add(id);
    broken = brokenBy(before, after, next);
    if (broken !== undefined) break;
    before = after;
  }
  broken ??= leadsHome(app) ? undefined : 'every situation has a way home';
  app.stop();
  return { sent, broken, met };
}

/** The shortest list found that breaks the same sentence: what can be left out is. */
export async function shortest({ sent, broken }: Omit<Walked, 'met'>): Promise<readonly SentEvent[]> {
  for (let at = sent.length - 1; at >= 0; at--) {
    const shorter = sent.toSpliced(at, 1);
    if ((await replay(shorter)).broken === broken) return shortest({ sent: shorter, broken });
  }
  return sent;
}
