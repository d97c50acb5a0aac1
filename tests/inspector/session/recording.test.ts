import { describe, expect, test } from 'vitest';
import { formatEventList, parseEventList, type SentEvent } from '../../../charts/event-list.ts';
import { replay } from '../../../inspector/app-side/replay.ts';
import { nameOf } from '../../../inspector/panel/entry-text.ts';
import type { Report } from '../../../inspector/session/messages.ts';
import { actorsAt, isUntaken, snapshotAt } from '../../../inspector/session/point-in-time.ts';
import { eventListOf } from '../../../inspector/session/reproduction.ts';
import { cleared, NEW_SESSION, record, type Session } from '../../../inspector/session/session.ts';
import { EDIT, endOf, firstIndexOf, sessionOf, statesAt } from '../replayed-session.ts';

const SAVING = 'xstate.done.actor.0.site.saving.busy.task';
const MEGABYTE = 1_000_000;
const REPORTS = replay(EDIT);

/** A visitor who makes edits, and types many drafts between them. */
function longList(edits: number, draftsEach: number): readonly SentEvent[] {
  return Array.from({ length: edits }, (_, edit) => edit).flatMap((edit): SentEvent[] => [
    {
      to: 'site',
      event: { type: 'edit.apply', commandId: `e${edit}`, path: 'hero.title.text', typed: `Title ${edit}` },
    },
    { to: 'site', event: { type: `${SAVING}.committing`, output: 'committed' } },
    { to: 'site', event: { type: `${SAVING}.mirroring` } },
    ...Array.from(
      { length: draftsEach },
      (__, draft): SentEvent => ({
        to: 'chat.box',
        event: { type: 'draft.change', text: `${edit} ${draft}` },
      }),
    ),
  ]);
}

const long = record(NEW_SESSION, structuredClone(replay(longList(300, 24))) as readonly Report[]);

/** The snapshots of the running machines, by address. */
function snapshotsAt(session: Session, index: number) {
  return actorsAt(session, index).flatMap(({ sessionId, address, chart }) =>
    chart ? [[address, snapshotAt(session, sessionId, index)] as const] : [],
  );
}

function contextAt(session: Session, address: string, index: number) {
  const actor = actorsAt(session, index).find((each) => each.address === address);
  return snapshotAt(session, actor?.sessionId ?? '', index)?.context as Readonly<Record<string, unknown>>;
}

describe('an event that no transition took', () => {
  const session = sessionOf([
    ...EDIT,
    { to: 'site', event: { type: 'step.redo', at: 9 } },
    { to: 'preview', event: { type: 'guides.toggle' } },
  ]);
  const untaken = session.entries
    .filter((entry) => isUntaken(session, entry))
    .map(({ from, to, event }) => `${nameOf(session, from)} to ${nameOf(session, to)}: ${event.type}`);

  test('is told from one that was taken, from starts, and from what goes to a service', () => {
    expect(untaken).toContain('screen to site: step.redo');
    expect(untaken.filter((text) => /guides|option\.pick|xstate\.init|listen$/.test(text))).toEqual([]);
  });

  test('is not one that is still being handled', () => {
    const open = record(NEW_SESSION, REPORTS.slice(0, -2));
    const last = open.entries[firstIndexOf(open, 'place.entered')] ?? open.entries.at(-1);
    expect(last && isUntaken(open, { ...last, after: undefined })).toBe(false);
  });
});

describe('a log of about ten thousand events', () => {
  test('is saved in at most 3 MB, and its replay comes to the same', () => {
    expect(long.entries.length).toBeGreaterThan(9000);
    const text = formatEventList(eventListOf(long, endOf(long)) ?? []);
    console.log(
      `a session of ${long.entries.length} entries with 300 edits: ${text.length} characters saved`,
    );
    expect(text.length).toBeLessThan(3 * MEGABYTE);
    const back = sessionOf(parseEventList(text) ?? []);
    expect(snapshotsAt(back, 5000)).toEqual(snapshotsAt(long, 5000));
    expect(snapshotsAt(back, endOf(back))).toEqual(snapshotsAt(long, endOf(long)));
  });

  test('shares the unchanged parts of documents, whatever message they came with', () => {
    const inputs = long.entries.flatMap(({ event }) => {
      const { input } = event as { input?: { committed?: { config: Readonly<Record<string, unknown>> } } };
      return input?.committed ? [input.committed.config] : [];
    });
    expect(inputs).toHaveLength(300);
    expect(new Set(inputs.map(({ footer }) => footer)).size).toBe(1);
    const pending = long.entries.flatMap(({ event, after }) => {
      const { pending: all } = (after?.context ?? {}) as { pending?: { from: { footer: unknown } }[] };
      return event.type === 'edit.apply' && all ? all.map(({ from }) => from.footer) : [];
    });
    expect(pending).toHaveLength(300);
    expect(new Set(pending).size).toBe(1);
  });
});

describe('a log beyond ten thousand events', () => {
  const list = longList(2, 6500);
  const session = sessionOf(list);

  test('has lost its oldest entries in whole batches, and says from when it is kept', () => {
    const lost = session.dropped?.count ?? 0;
    expect(lost % 2000).toBe(0);
    expect(session.entries.length).toBeLessThanOrEqual(10_000);
    expect(session.entries.length + lost).toBeGreaterThan(13_000);
    expect(session.dropped?.before).toBe(session.entries[0]?.at);
    expect(session.entries.map(({ index }) => index)).toEqual(session.entries.map((_, index) => index));
  });

  test('still knows every actor and its snapshot, from its first entry on', () => {
    const whole = sessionOf(list.slice(0, 1));
    expect(Object.keys(statesAt(session, -1)).sort()).toEqual(
      Object.keys(statesAt(whole, endOf(whole))).sort(),
    );
    expect(contextAt(session, 'chat.box', -1).text).toMatch(/^0 \d+$/);
    expect(contextAt(session, 'chat.box', endOf(session)).text).toBe('1 6499');
  });

  test('cannot be reproduced, as its start is gone', () => {
    expect(eventListOf(session, endOf(session))).toBeUndefined();
  });
});

describe('a cleared log', () => {
  test('has no entries, and its actors are as they were', () => {
    const before = record(NEW_SESSION, REPORTS);
    const after = cleared(before);
    expect(after.entries).toEqual([]);
    expect(snapshotsAt(after, -1)).toEqual(snapshotsAt(before, endOf(before)));
  });

  test('goes on with what follows, even if an event was being handled', () => {
    const cut = REPORTS.findLastIndex(({ kind }) => kind === 'event');
    const whole = record(NEW_SESSION, REPORTS);
    const [first, rest] = [REPORTS.slice(0, cut + 1), REPORTS.slice(cut + 1)];
    const after = record(cleared(record(NEW_SESSION, first)), rest);
    expect(snapshotsAt(after, endOf(after))).toEqual(snapshotsAt(whole, endOf(whole)));
  });
});
