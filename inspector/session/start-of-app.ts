import type { AppInput } from '../../machines/app/app.machine.ts';
import type { LoadedSite } from '../../machines/site/site.context.ts';
import { NO_HISTORY } from '../../src/domain/editing/history.ts';
import { EMPTY_STORE } from '../../src/domain/storage/site-document.ts';
import { resolveTemplate } from '../../templates/resolve-template.ts';
import { templates } from '../../templates/templates.ts';

/** What an app may have started from: the conversation and texts of before a reload. */
type StartOfApp = Pick<AppInput, 'conversation' | 'drafts' | 'interview'>;

export const STARTED = 'xstate.init';
export const BOOTED = 'xstate.done.actor.0.app.booting';

const PARTS = ['conversation', 'drafts', 'interview'] as const;

/** What the start event of an app says that it started from; empty if it began anew. */
export function startIn(
  event: { readonly type: string; readonly [detail: string]: unknown } | undefined,
): StartOfApp {
  const input = event?.type === STARTED ? event.input : undefined;
  if (typeof input !== 'object' || input === null) return {};
  const given: Readonly<Record<string, unknown>> = { ...input };
  const parts = PARTS.flatMap((part) => (isEmpty(given[part]) ? [] : [[part, given[part]] as const]));
  return Object.fromEntries(parts);
}

/** The website that an app without a stored one loads, in English. */
export function newWebsite(): LoadedSite {
  const document = { config: resolveTemplate({}).template.base, history: NO_HISTORY, live: undefined };
  return {
    ...document,
    stored: storedAs(document),
    pending: [],
    mirrored: 0,
    isWithoutStore: false,
    isUnreadable: false,
    fresh: Object.fromEntries(templates.map(({ id, base }) => [id, base])),
    tab: '',
  };
}

/** A stored document that is the same as the loaded one. */
export function storedAs({
  config,
  history,
  live,
}: Pick<LoadedSite, 'config' | 'history' | 'live'>): LoadedSite['stored'] {
  return { ...EMPTY_STORE, config, history, live };
}

function isEmpty(part: unknown): boolean {
  if (typeof part === 'object' && part !== null) return Object.keys(part).length === 0;
  return part === undefined || part === null || part === '';
}
