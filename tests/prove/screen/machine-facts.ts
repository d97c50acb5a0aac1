import type { PublishedVersions } from '../../../domain/publish/published-versions.ts';
import type { Stack } from '../../../machines/chat/stack.ts';
import type { Control } from './controls.ts';

/** The state of the machines of a page as plain data. A value is undefined if its machine is not running. */
export interface Facts {
  readonly app: { readonly value: unknown; readonly failure: string };
  readonly values: Readonly<Record<string, unknown>>;
  /** How the screen must show the saving of the site. */
  readonly saving: string | undefined;
  readonly chat: {
    readonly stack: Stack;
    readonly draft: string;
    /** How many fields have a text of before a reload. */
    readonly fromLastVisit: number;
    readonly isWorking: boolean;
    /** Whether the message box takes a value. */
    readonly takesValue: boolean;
    /** The commands whose steps can be reverted. */
    readonly undoable: readonly string[];
  };
  readonly editor: undefined | { readonly query: string; readonly custom: string | undefined };
  readonly upload:
    | undefined
    | {
        readonly fileName: string | undefined;
        readonly problem: 'notImage' | 'tooLarge' | undefined;
        readonly fraction: number;
      };
  /** The chosen pictures: the name of each file, and how far it has come. */
  readonly pictures: readonly (readonly [name: string, stage: string])[];
  readonly publish: {
    readonly email: string;
    readonly failure: string | undefined;
    readonly failedStep: 'drawing' | 'rendering' | 'sending' | undefined;
    readonly url: string | undefined;
  };
  readonly published: { readonly versions: PublishedVersions | undefined };
  /** What the texts of status lines and alerts are made of. */
  readonly told: {
    readonly problem: string | undefined;
    readonly isWithoutStore: boolean;
    /** Whether changes are not committed yet. */
    readonly isDirty: boolean;
    readonly isUndone: boolean;
    /** Whether other code had removed the website. */
    readonly isRemoved: boolean;
    /** Whether the latest step of this visit was made, undone or redone. */
    readonly way: string | undefined;
    readonly reason: string | undefined;
    readonly retryAfter: number | undefined;
    readonly retryEmail: string;
    readonly savedName: string;
    readonly failure: string;
    readonly found: string;
    readonly refusal: string | undefined;
    /** What the opened link is for. */
    readonly purpose: string | undefined;
    /** Whether the right that it gives is taken. */
    readonly isTaken: boolean;
    /** The change of the published website that was asked for latest. */
    readonly change: { readonly kind?: string; readonly version?: number };
    /** Whether the latest request about it came to nothing, or the text was no e-mail address. */
    readonly isRefused: boolean;
    readonly isRejected: boolean;
    /** Whether its versions were asked for. */
    readonly isAboutVersions: boolean;
  };
  /** The query of the find box; undefined if it is closed. */
  readonly find: string | undefined;
  /** Whether the website equals its template's default. */
  readonly isUntouched: boolean;
  readonly link: string | undefined;
  readonly language: string | undefined;
  /** The fields that another tab changed too. */
  readonly contested: readonly { readonly path: string; readonly value?: unknown }[];
  /** The kind of step that undo would revert, and that redo would apply. */
  readonly undone: string | undefined;
  readonly redone: string | undefined;
  /** The controls whose events their machines accept. */
  readonly accepted: readonly string[];
}

/** Whether a machine is in a state, on any level. */
export function isIn(value: unknown, state: string): boolean {
  if (!(value instanceof Object)) return value === state;
  return Object.entries(value).some(([key, below]) => key === state || isIn(below, state));
}

/** How far the late code is. */
export function lateCodeIn({ app: { value } }: Facts): 'loading' | 'failed' | 'loaded' {
  const { screen } = Object(Object(value).running);
  if (screen === 'whole') return 'loaded';
  return isIn(screen, 'failed') ? 'failed' : 'loading';
}

/** All messages, oldest first. */
export const messagesIn = ({ chat }: Facts) => chat.stack.flatMap(({ messages }) => messages);

/** The part of an actor that the facts need. */
export interface ReadableActor {
  getSnapshot(): {
    readonly value: unknown;
    readonly context: object;
    readonly children: Readonly<Record<string, ReadableActor | undefined>>;
    can(event: { readonly type: string; readonly commandId?: string }): boolean;
    hasTag(tag: string): boolean;
  };
}

/** Reads the machines of a page. It is sent into the browser, so it must not use anything outside itself. */
export function factsOf(
  root: ReadableActor,
  controls: readonly Control[],
  defaults: readonly object[],
): Facts {
  const app = root.getSnapshot();
  const values: Record<string, unknown> = { app: app.value };
  const snapshots: Record<string, typeof app> = {};
  const add = (prefix: string, parent: typeof app) => {
    for (const [id, actor] of Object.entries(parent.children)) {
      const child = actor?.getSnapshot();
      if (!child || child.value === undefined) continue;
      values[prefix + id] = child.value;
      snapshots[prefix + id] = child;
      add(`${prefix}${id}.`, child);
    }
  };
  add('', app);
  // biome-ignore lint/suspicious/noExplicitAny: contexts of several machines, each read once.
  const contextOf = (actor: ReadableActor | undefined): any => actor?.getSnapshot().context;
  const chat = app.children.chat?.getSnapshot();
  const editor = chat?.children.editor;
  const { stack } = contextOf(app.children.chat) ?? {};
  const { text: draft, fromLastVisit = {} } = contextOf(chat?.children.box) ?? {};
  const { field, question } = stack?.at(-1) ?? {};
  const upload = contextOf(editor?.getSnapshot().children.upload);
  const publish = contextOf(app.children.publish);
  const shown = app.children.dialogs?.getSnapshot().children ?? {};
  // A dialog is told by its own name, as those are that live on.
  for (const id of Object.keys(shown)) values[id] = values[`dialogs.${id}`];
  const pictures = contextOf(shown.pictures);
  const published = contextOf(shown.published);
  const refusal = contextOf(shown.published ?? shown.comeBack)?.refusal;
  const history = contextOf(app.children.site)?.history;
  const site = app.children.site?.getSnapshot();
  const commands: string[] = (history?.past ?? []).map(
    (step: { commandId?: string }) => step.commandId ?? '',
  );
  // In whatever order the keys stand.
  const valuesOf = (config: object) =>
    JSON.stringify({ ...config, _structure: null }, (_, value) =>
      value instanceof Object && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort())
        : value,
    );
  const { failure } = contextOf(root);
  const content = contextOf(app.children.site);
  const file = contextOf(shown.transfer) ?? contextOf(shown.report);
  // biome-ignore lint/suspicious/noExplicitAny: a state value, read once.
  const savingOf = (value: any): string | undefined => {
    if (!value) return undefined;
    const { resting, busy } = value.saving;
    return resting ?? (busy.patience === 'over' ? 'late' : 'saving');
  };
  return {
    app: { value: app.value, failure },
    values,
    saving: savingOf(site?.value),
    chat: {
      stack,
      draft,
      fromLastVisit: Object.keys(fromLastVisit).length,
      isWorking: chat?.hasTag('working') === true,
      takesValue: field !== undefined || ['name', 'contact', 'address'].includes(question),
      undoable: commands.filter((commandId) => site?.can({ type: 'step.revert', commandId }) === true),
    },
    editor: editor && { query: contextOf(editor).query, custom: contextOf(editor).custom },
    upload: upload && {
      fileName: upload.file?.name,
      problem: upload.problem,
      fraction: upload.fraction,
    },
    pictures: (pictures?.pictures ?? []).map(
      ({ id, file, end }: { id: number; file: File; end?: { kind: string } }) => [
        file.name,
        end?.kind ?? (pictures.sending.includes(id) ? 'sending' : 'waiting'),
      ],
    ),
    publish: {
      email: publish?.email,
      failure: publish?.failure?.reason,
      failedStep: publish?.failure?.step,
      url: publish?.result?.url,
    },
    published: { versions: published?.told?.versions },
    told: {
      problem: content?.problem,
      isWithoutStore: content?.isWithoutStore === true,
      isDirty: (content?.pending.length ?? 0) > 0 || content?.unreadable !== undefined,
      isUndone: history?.isUndone === true,
      isRemoved: history?.past.at(-1)?.commandId === 'removed',
      way: content?.latest?.step && content.latest.way,
      reason: upload?.reason,
      retryAfter: upload?.retryAfter,
      retryEmail: publish?.retryEmail ?? '',
      savedName: file?.savedName ?? '',
      failure: file?.failure ?? '',
      found: file?.found?.title ?? '',
      refusal: file?.refusal,
      purpose: contextOf(shown.comeBack)?.target?.purpose,
      isTaken: contextOf(shown.comeBack)?.taken !== undefined,
      change: published?.change ?? {},
      isRefused: refusal !== undefined,
      isRejected: refusal?.problem === 'notAnAddress',
      isAboutVersions: published?.isAboutVersions === true,
    },
    find: contextOf(shown.find)?.query,
    isUntouched: defaults.some((each) => valuesOf(each) === valuesOf(contextOf(app.children.site)?.config)),
    link: contextOf(app.children.preview)?.address,
    language: contextOf(root)?.chosen,
    contested: contextOf(app.children.tabConflicts)?.contested ?? [],
    undone: history?.past.at(-1)?.deed.kind,
    redone: history?.future[0]?.deed.kind,
    accepted: controls
      .filter(({ actor, event }) => snapshots[actor]?.can(event) === true)
      .map(({ within, label }) => `${within} › ${label}`),
  };
}
