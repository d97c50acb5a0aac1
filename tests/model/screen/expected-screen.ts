import { DEPLOY_STEPS } from '../../../machines/publish/publish.selectors.ts';
import { fieldOf, latestOf, transcriptOf } from '../../../src/domain/chat/conversation.ts';
import { linkIn } from '../../../src/domain/chat/shorten-link.ts';
import { deployFailureText, ownerCallText, retryText } from '../../../src/domain/errors/failure-text.ts';
import { en } from '../../../src/words/en/en.ts';
import type { Facts } from './machine-facts.ts';
import type { ScreenContent } from './read-screen.ts';

/** How the fractions of the model's uploads are shown, and said. */
const PER_CENT = new Map<number | undefined, { readonly shown: string; readonly said: string }>([
  [0, { shown: '0%', said: '0%' }],
  [0.6, { shown: '60%', said: '50%' }],
]);

type Region = Readonly<Record<string, unknown>>;

/** What the screen must show, where the machines say this. */
export function expectedReading(facts: Facts): ScreenContent {
  const { app, values } = facts;
  const hasFailed = app.value === 'failed';
  const stands = app.value === 'running';
  return {
    failed: hasFailed ? app.failure : null,
    chat: stands ? chatOf(facts) : null,
    popover: stands ? popoverOf(facts) : null,
    saving: stands ? (facts.saving ?? null) : null,
    offersUndo: stands ? ['template', 'reset', 'import', 'start'].includes(facts.undone ?? '') : null,
    offersStart: stands ? facts.isUntouched && facts.chat.conversation.above.length === 0 : null,
    // They follow the first screen.
    isOffline: stands ? isLoaded(values) && isIn(values.browser, 'network', 'lost') : null,
    isNewVersionReady: stands ? isLoaded(values) && isIn(values.browser, 'version', 'ready') : null,
    contested:
      stands && isLoaded(values) ? facts.contested.map(({ value }) => en.tabs.use(String(value))) : [],
    isUnreadable: stands ? app.isUnreadable : null,
    dialog: stands ? dialogOf(facts) : null,
    versions: stands ? versionsOf(facts) : null,
    question: stands ? questionOf(values) : null,
    language: stands ? (facts.language ?? null) : null,
    isLanguageNotKept: stands && values.language === 'notKept',
    transfer: stands ? transferOf(facts) : null,
    find: stands ? (facts.find ?? null) : null,
    starts: stands ? startsOf(facts) : null,
    preview: stands ? previewOf(facts) : null,
  };
}

function chatOf({ chat, values, undone, redone }: Facts): ScreenContent['chat'] {
  const field = fieldOf(chat.conversation);
  const options = latestOf(chat.conversation)?.buttons ?? [];
  return {
    state: chat.isWorking ? 'working' : field ? 'editing' : 'browsing',
    messages: transcriptOf(chat.conversation).map(({ text }) => {
      const linked = linkIn(text);
      return linked ? linked.before + linked.shown + linked.after : text;
    }),
    options: options.map((label) => [label, !chat.isWorking]),
    olderOptions: 0,
    undoable: transcriptOf(chat.conversation).flatMap(({ isSuccess, commandId }, at) =>
      isSuccess && commandId && chat.undoable.includes(commandId) ? at : [],
    ),
    placeholder: field ? en.chat.placeholderValue : en.chat.placeholderFree,
    draft: chat.draft,
    send: [chat.isWorking ? en.chat.sending : en.chat.send, chat.canSend],
    back: chat.canGoBack,
    undo: undone !== undefined,
    redo: redone !== undefined,
    home: chat.canOpenMenu,
    isBehind: isIn(values.transcriptScroll, 'away', 'behind'),
  };
}

function popoverOf({ values, editor, upload, chat }: Facts): ScreenContent['popover'] {
  const { kind, popover } = (values['chat.editor'] ?? {}) as { kind?: string; popover?: string };
  if (!(popover === 'open' || popover === 'chosen') || !isTitled(kind)) return null;
  const hasSearch = kind === 'color' || kind === 'icon';
  const state = values['chat.editor.upload'];
  const stage = typeof state === 'string' ? state : 'idle';
  const problem = upload?.problem
    ? en.editors[upload.problem]
    : stage === 'failed'
      ? en.editors.uploadFailed + tooMany(upload?.retryAfter)
      : null;
  const percent = stage === 'uploading' ? PER_CENT.get(upload?.fraction) : undefined;
  return {
    title: en.editors[kind],
    isEnabled: !chat.isWorking,
    canClose: !chat.isWorking,
    query: hasSearch ? (editor?.query ?? null) : null,
    custom: kind === 'color' ? (editor?.custom ?? null) : null,
    uploader:
      kind === 'image' && state !== undefined
        ? {
            state: stage,
            problem,
            file: upload?.fileName ?? null,
            isBusy: stage === 'uploading',
            percent: percent?.shown ?? null,
            says: stage === 'waiting' ? en.editors.uploadWaits : (percent?.said ?? ''),
          }
        : null,
  };
}

function isTitled(kind: string | undefined): kind is 'color' | 'icon' | 'image' | 'toggle' {
  return kind !== undefined && kind !== 'text' && kind !== 'deciding';
}

const tooMany = (retryAfter: number | undefined) =>
  retryAfter === undefined ? '' : `${en.editors.tooManyPictures} ${retryText(retryAfter, en.again)}`;

function dialogOf({ values, publish }: Facts): ScreenContent['dialog'] {
  const [state] =
    typeof values.publish === 'string' ? [values.publish] : Object.keys(values.publish as Region);
  if (state === undefined || state === 'idle') return null;
  if (!isLoaded(values)) return dialogToCome(values.rest === 'failed');
  const { words, failure } = { words: en.publish, failure: publish.failure };
  const isBusy = state === 'deploying';
  const isRejected =
    isIn(values.publish, 'form', 'rejected') ||
    isIn(values.publish, 'failed', 'needsNewSite', 'email', 'rejected');
  const details = failure === undefined ? null : deployFailureText(failure, en);
  const needsNewSite = isIn(values.publish, 'failed', 'needsNewSite');
  return {
    state,
    email: state === 'success' ? null : publish.email,
    problem: isRejected ? words.invalidEmail : state === 'failed' ? details : null,
    link: state === 'success' ? (publish.url ?? null) : null,
    steps: stepsOf(values.publish),
    buttons: [
      ...(state === 'success'
        ? [
            [words.copy, true],
            [words.share, true],
          ]
        : []),
      [words.close, true],
      ...(needsNewSite ? [[words.asNewSite, true]] : []),
      ...(state === 'success' ? [] : [[isBusy ? words.submitting : words.submit, !isBusy]]),
    ],
  };
}

/** What stands in the place of the dialog until it is loaded. */
function dialogToCome(hasFailed: boolean): ScreenContent['dialog'] {
  const { close, retry } = en.rest;
  return {
    state: hasFailed ? 'missing' : 'loading',
    email: null,
    problem: null,
    link: null,
    steps: [],
    buttons: [[close, true], ...(hasFailed ? [[retry, true]] : [])],
  };
}

/** The steps of a deploy, as far as it is or came: what comes before sending is over sooner than anybody could look. */
function stepsOf(publish: unknown): (string | null)[][] {
  const { steps, standing } = en.publish;
  const failed = isIn(publish, 'failed', 'needsNewSite')
    ? DEPLOY_STEPS.indexOf('sending')
    : DEPLOY_STEPS.findIndex((step) => isIn(publish, 'failed', step));
  if (failed === -1 && !isIn(publish, 'deploying', 'sending')) return [];
  return DEPLOY_STEPS.map((step, at) => {
    if (at === failed) return [steps[step], standing.failed, null];
    if (failed === -1 && step === 'sending') return [steps[step], standing.now, 'step'];
    return [steps[step], at < failed || failed === -1 ? standing.done : standing.left, null];
  });
}

function versionsOf({ values, versions }: Facts): ScreenContent['versions'] {
  const { published, wanted, problem } = versions;
  const [state] =
    typeof values.versions === 'string' ? [values.versions] : Object.keys(values.versions as Region);
  if (state === undefined || state === 'closed') return null;
  const words = en.versions;
  const isChanged = isIn(values.versions, 'listed', 'changed');
  const says: Readonly<Record<string, string>> = {
    loading: words.loading,
    none: words.none,
    listed: isChanged ? words.broughtBack(wanted) : words.kept(published?.versions.length ?? 0),
    confirming: words.kept(published?.versions.length ?? 0),
    bringingBack: words.bringingBack(wanted),
    unpublishing: words.unpublishing,
    unpublished: words.unpublished,
    failed: words.failed,
  };
  const isList = ['listed', 'confirming', 'bringingBack', 'unpublishing'].includes(state);
  return {
    state,
    status: says[state] ?? '',
    problem: state === 'failed' && problem ? ownerCallText(problem, versions.retryAfter, en) : null,
    versions: isList
      ? (published?.versions ?? []).map(({ version, publishedAt, url }) => [
          words.version(version),
          publishedAt,
          version === published?.current ? words.live : null,
          version === published?.current ? null : String(state !== 'listed'),
          url,
        ])
      : [],
    buttons: [
      ...(isList ? [[words.unpublish, state === 'listed' || state === 'confirming']] : []),
      [words.close, true],
      ...(state === 'none' ? [[en.chat.dialogs.publish, true]] : []),
      ...(state === 'failed' ? [[words.retry, true]] : []),
    ],
  };
}

function startsOf({ starts }: Facts): ScreenContent['starts'] {
  if (starts === 'closed' || starts === undefined) return null;
  const { close, retry } = en.starts;
  const businesses = Object.values(en.businesses).map((name) => [name, starts !== 'loading']);
  return {
    state: starts,
    buttons: [...businesses, [close, true], ...(starts === 'failed' ? [[retry, true]] : [])],
  };
}

function questionOf(values: Facts['values']): string | null {
  if (values.versions === 'confirming') return en.versions.unpublishTitle;
  if (values.templateChange === 'confirming') return en.confirm.templateTitle;
  return values.reset === 'confirming' ? en.confirm.resetTitle : null;
}

function transferOf({ values, transfer }: Facts): ScreenContent['transfer'] {
  const { open } = values.transfer as { open?: { right: string; work: string | Region } };
  if (open === undefined) return null;
  const words = en.transfer;
  const work = typeof open.work === 'string' ? open.work : open.work.offering;
  const { refusal, savedName, failure, title = '' } = transfer;
  const refused = refusal && words.refused[refusal.reason as keyof typeof words.refused](refusal.detail);
  const told: Readonly<Record<string, string>> = {
    saving: words.busySaving,
    reading: words.busyReading,
    saved: words.saved(savedName),
    confirming: words.found(title),
  };
  const problems: Readonly<Record<string, string>> = {
    failed: words.failed(failure),
    refused: `${refused} ${words.unchanged}`,
  };
  return {
    state: String(work),
    isRightCarried: work === 'confirming' ? null : open.right === 'carried',
    status: told[String(work)] ?? '',
    problem: problems[String(work)] ?? null,
    buttons: work === 'confirming' ? [words.decline, words.accept] : [words.page, words.website, words.close],
  };
}

function previewOf({ values, link }: Facts): ScreenContent['preview'] {
  const { viewport, guides, panel } = values.preview as Region;
  return {
    state: String(viewport),
    isMobile: viewport === 'mobile',
    guides: guides === 'shown',
    isMissing: values.rest === 'failed',
    link: link ?? null,
    tab: `${panel}-tab`,
    panel: String(panel),
  };
}

function isLoaded(values: Facts['values']): boolean {
  return values.rest === 'loaded';
}

/** Whether a machine is in the state that this way leads down to. */
function isIn(value: unknown, ...way: readonly string[]): boolean {
  const [state, ...below] = way;
  if (state === undefined) return true;
  if (value === state) return below.length === 0;
  return value instanceof Object && state in value && isIn((value as Region)[state], ...below);
}
