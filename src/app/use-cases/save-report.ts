import type { Files, OwnerKeys } from '../../../domain/ports.ts';
import { createRedactor } from '../../../domain/redact.ts';
import type { ReportRequest } from '../../../machines/dialogs/report.machine.ts';
import type { SavedFile } from '../../../machines/dialogs/transfer.machine.ts';
import { templates } from '../../../templates/templates.ts';
import type { Recent } from '../recent/recent-when-loaded.ts';

interface ReportServices {
  readonly files: Files;
  readonly owner: OwnerKeys;
  readonly recent: Recent;
  readonly now: () => number;
}

/** What stands in these entries names something of the program: a field, an event, a template. */
const NAMES = new Set([
  'type',
  'to',
  'from',
  'path',
  'place',
  'target',
  'list',
  'kind',
  'id',
  'act',
  'dialog',
  'code',
  'commandId',
  'templateId',
  '_templateId',
  '_templateVersion',
  'sectionOrder',
  'output',
]);
const IS_COLOR = /^#[\da-f]{3,8}$/i;

/**
 * Downloads the latest events from outside as a list that the inspector replays. E-mail addresses and owner secrets are
 * never in it. The visitor's texts are, if asked for; else an `x` stands for each character.
 */
export async function saveReport(
  { files, owner, recent, now }: ReportServices,
  { words, withTexts }: ReportRequest,
  signal: AbortSignal,
): Promise<SavedFile> {
  const redact = createRedactor([await owner.secret()], undefined, 'all');
  const { events } = recent.list();
  const known = withTexts ? undefined : new Set([...textsIn(words), ...textsIn(templates)]);
  const lines = events
    .map((event) => redact(event))
    .map((event) => JSON.stringify(known ? withoutTexts(event, known) : event));
  const name = `parley-report-${now()}.json`;
  signal.throwIfAborted();
  await files.download({ name, type: 'application/json', text: `[\n${lines.join(',\n')}\n]\n` });
  return { name };
}

/** A value with the length of each text in its place that is neither the program's own nor the name of a part of it. */
function withoutTexts(value: unknown, known: ReadonlySet<unknown>): unknown {
  if (typeof value === 'string')
    return known.has(value) || IS_COLOR.test(value) ? value : 'x'.repeat(value.length);
  if (Array.isArray(value)) return value.map((each) => withoutTexts(each, known));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, isName(key, part) ? part : withoutTexts(part, known)]),
  );
}

function isName(key: string, part: unknown): boolean {
  const isText = (each: unknown) => typeof each === 'string';
  return NAMES.has(key) && (isText(part) || (Array.isArray(part) && part.every(isText)));
}

function textsIn(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [value];
}
