import { DEPLOY_STEPS } from '../../../machines/publish/publish.selectors.ts';
import { fieldOf, latestOf, transcriptOf } from '../../../src/domain/chat/conversation.ts';
import { en } from '../../../src/words/en/en.ts';
import { CONTROLS, nameOf } from './controls.ts';
import type { Facts } from './machine-facts.ts';
import type { ScreenContent } from './read-screen.ts';

/** What the screen shows, and what it must show; nothing where the property says nothing of this screen. */
type Property = (
  screen: ScreenContent,
  facts: Facts,
) => readonly [shown: unknown, meant: unknown] | undefined;
type Dialog = ScreenContent['dialogs'][number];
type DialogName = (typeof DIALOGS)[number];

const DIALOGS = ['find', 'transfer', 'versions', 'publish', 'starts'] as const;
/** The states of dialogs, and of the question about a published site, in which nothing is open. */
const CLOSED = ['idle', 'closed'];
/** The words that stand on the screen whatever happens. */
const WORDS = new Set(textsIn(en));

function textsIn(words: unknown): unknown[] {
  return words instanceof Object ? Object.values(words).flatMap(textsIn) : [words];
}

/** Whether a machine is in a state, on whatever level. */
function isIn(value: unknown, state: string): boolean {
  if (!(value instanceof Object)) return value === state;
  return Object.entries(value).some(([key, below]) => key === state || isIn(below, state));
}

/** The name of the state that a machine is in, on the highest level. */
const topOf = (value: unknown) => (value instanceof Object ? Object.keys(value)[0] : value);

const isLoaded = ({ values }: Facts) => values.rest === 'loaded';

/** The state that a dialog must show: its machine's, or the one of what stands in its place until it has come. */
function stateOf(facts: Facts, name: DialogName): unknown {
  if (!isLoaded(facts)) return isIn(facts.values.rest, 'failed') ? 'missing' : 'loading';
  if (name === 'find') return undefined;
  if (name !== 'transfer') return topOf(facts.values[name]);
  const { open } = facts.values.transfer as { readonly open: { readonly work: object | string } };
  return open.work instanceof Object ? Object.values(open.work)[0] : open.work;
}

/** Holds one property of every open dialog that is no question. */
const ofDialogs =
  (property: (dialog: Dialog, name: DialogName, facts: Facts) => readonly [unknown, unknown]): Property =>
  ({ dialogs }, facts) => {
    const pairs = dialogs.flatMap((dialog) => {
      const name = DIALOGS.find((each) => en[each].title === dialog.title);
      return name ? [property(dialog, name, facts)] : [];
    });
    return [pairs.map(([shown]) => shown ?? null), pairs.map(([, meant]) => meant ?? null)];
  };

/** Says something of one dialog, while that is open and has come. */
const of =
  (name: DialogName, property: (dialog: Dialog, facts: Facts) => readonly [unknown, unknown]): Property =>
  ({ dialogs }, facts) => {
    const dialog = dialogs.find(({ title }) => title === en[name].title);
    return dialog && isLoaded(facts) ? property(dialog, facts) : undefined;
  };

/** What holds whatever the app does. */
const ALWAYS: Readonly<Record<string, Property>> = {
  'a failed app says what broke it': ({ failure }, { app }) => [
    failure,
    app.value === 'failed' ? app.failure : null,
  ],
  'the panels stand exactly while the app runs': ({ chat, preview }, { app }) => [
    chat !== null && preview !== null,
    app.value === 'running',
  ],
};

/** What holds while the app runs. */
const WHILE_RUNNING: Readonly<Record<string, Property>> = {
  'the chat says whether it works, edits or browses': ({ chat }, { chat: { isWorking, conversation } }) => [
    chat?.state,
    isWorking ? 'working' : fieldOf(conversation) ? 'editing' : 'browsing',
  ],
  'the transcript shows each message in order': ({ chat }, facts) => [
    chat?.messages,
    transcriptOf(facts.chat.conversation).map(({ text }) => text),
  ],
  'the latest message shows its options': ({ chat }, facts) => [
    chat?.options,
    latestOf(facts.chat.conversation)?.buttons ?? [],
  ],
  'only the latest options can be picked, and none while the chat works': ({ chat }, facts) => [
    chat?.usableOptions,
    facts.chat.isWorking ? [] : chat?.options,
  ],
  'a message offers to undo its step where the site can': (
    { chat },
    { chat: { conversation, undoable } },
  ) => [
    chat?.undoable,
    transcriptOf(conversation).flatMap(({ isSuccess, commandId }, at) =>
      isSuccess && commandId && undoable.includes(commandId) ? at : [],
    ),
  ],
  'the message box asks for a value while a field is edited': ({ chat }, facts) => [
    chat?.placeholder === en.chat.placeholderValue,
    fieldOf(facts.chat.conversation) !== undefined,
  ],
  'outside a field Send is disabled exactly while the draft is blank or the chat works': ({ chat }, facts) =>
    fieldOf(facts.chat.conversation)
      ? undefined
      : [chat?.canSend, facts.chat.draft.trim() !== '' && !facts.chat.isWorking],
  'undo and redo are enabled where there is a step': ({ chat }, { undone, redone }) => [
    [chat?.canUndo, chat?.canRedo],
    [undone !== undefined, redone !== undefined],
  ],
  'new messages are announced while they are below what is read': ({ chat }, { values }) => [
    chat?.isBehind,
    isIn(values.transcriptScroll, 'behind'),
  ],
  'every box holds the text of its machine': ({ chat, popover }, facts) => [
    [chat?.draft, popover?.query ?? facts.editor?.query, popover?.custom ?? facts.editor?.custom],
    [facts.chat.draft, facts.editor?.query, facts.editor?.custom],
  ],
  'a control can be used exactly where its machine accepts its event': (
    { chat, popover, dialogs },
    facts,
  ) => {
    // What lies under a question waits for the answer.
    if (dialogs.some(({ isQuestion }) => isQuestion)) return undefined;
    const shown = [chat, popover, ...dialogs].flatMap((place) => place?.buttons ?? []);
    const usable = shown.filter(({ canUse }) => canUse).map(nameOf);
    const known = CONTROLS.filter(({ within }) => isLoaded(facts) || within === en.chat.panel).map(nameOf);
    return [
      known.filter((name) => usable.includes(name)),
      known.filter((name) => facts.accepted.includes(name)),
    ];
  },
  'a popover is open exactly while its machine says so': ({ popover }, { values }) => {
    const { kind, popover: state } = (values['chat.editor'] ?? {}) as Partial<Record<string, string>>;
    const isOpen = (state === 'open' || state === 'chosen') && kind !== 'text' && kind !== 'deciding';
    return [popover?.title, isOpen ? en.editors[kind as 'color'] : undefined];
  },
  'a popover can be used exactly while the chat is free': ({ popover }, { chat }) =>
    popover ? [popover.canUse, !chat.isWorking] : undefined,
  'an uploader shows the state, the file and the fraction of its machine': (
    { uploader },
    { values, upload },
  ) =>
    uploader
      ? [
          [uploader.state, uploader.file, uploader.fraction],
          [
            topOf(values['chat.editor.upload']),
            upload?.fileName ?? null,
            uploader.state === 'uploading' ? upload?.fraction : null,
          ],
        ]
      : undefined,
  'what is wrong with an upload stands in an alert': ({ uploader }, { upload }) =>
    uploader
      ? [uploader.alert !== null, upload?.problem !== undefined || uploader.state === 'failed']
      : undefined,
  'the status line shows whether the site is kept': ({ saving }, facts) => [saving, facts.saving],
  'undo is offered exactly where the whole website was replaced': ({ offersUndo }, { undone }) => [
    offersUndo,
    ['template', 'reset', 'import', 'start'].includes(undone ?? ''),
  ],
  'a notice stands exactly while it is true': ({ notices }, facts) => {
    const { browser } = isLoaded(facts) ? facts.values : {};
    const truth = {
      offline: isIn(browser, 'lost'),
      ready: isIn(browser, 'ready'),
      taking: isIn(browser, 'taking'),
      start: facts.isUntouched && facts.chat.conversation.above.length === 0,
      unreadable: facts.app.isUnreadable,
    };
    return [notices, Object.entries(truth).flatMap(([notice, isTrue]) => (isTrue ? notice : []))];
  },
  'each value of another tab is offered': ({ contested }, facts) => [
    contested,
    isLoaded(facts) ? facts.contested.map(({ value }) => en.tabs.use(String(value))) : [],
  ],
  'a dialog is open exactly while its machine is not closed': ({ dialogs }, { values }) => [
    dialogs.filter(({ isQuestion }) => !isQuestion).map(({ title }) => title),
    DIALOGS.filter((name) => !CLOSED.includes(String(topOf(values[name])))).map((name) => en[name].title),
  ],
  'a question is asked exactly while its machine waits for the answer': ({ dialogs }, { values }) => [
    dialogs.filter(({ isQuestion }) => isQuestion).length,
    ['versions', 'templateChange', 'reset'].filter((name) => isIn(values[name], 'confirming')).length,
  ],
  "a dialog has its machine's state": ofDialogs(({ state }, name, facts) => [state, stateOf(facts, name)]),
  "an error of a dialog's machine stands in an alert": ofDialogs(({ alert }, name, { values, publish }) => [
    alert !== null && alert !== '',
    ['rejected', 'refused'].some((state) => isIn(values[name], state)) ||
      (isIn(values[name], 'failed') &&
        name !== 'starts' &&
        (name !== 'publish' || publish.failure !== undefined)),
  ]),
  "a dialog's status line has the words of its state": ofDialogs(({ status }, name, facts) => {
    const own: unknown = Reflect.get(isLoaded(facts) ? en[name] : en.rest, String(stateOf(facts, name)));
    return [status, typeof own === 'string' && !isIn(facts.values[name], 'changed') ? own : status];
  }),
  'every title and button of a dialog is in the words': ({ dialogs }) => [
    dialogs
      .flatMap(({ title, buttons }) => [title, ...buttons.map(({ label }) => label)])
      .filter((text) => !WORDS.has(text)),
    [],
  ],
  'publishing asks for an address until the page is live, and then links it': of(
    'publish',
    ({ state, input, link }, { publish: { email, url } }) => [
      [input, link],
      state === 'success' ? [null, url] : [email, null],
    ],
  ),
  'the first step of a deploy that is not done is the one that its machine is in': of(
    'publish',
    ({ steps }, { values: { publish } }) => {
      const { name, standing } = steps.find((step) => step.standing !== 'done') ?? {};
      const isSent = ['needsNewSite', 'offline', 'keeping'].some((state) => isIn(publish, state));
      const isBegun = ['queueing', 'following'].some((state) => isIn(publish, state));
      const own = DEPLOY_STEPS.find((each) => isIn(publish, each));
      const step = isSent ? 'sending' : isBegun ? 'drawing' : own;
      const meant = step && [en.publish.steps[step], isIn(publish, 'deploying') ? 'now' : 'failed'];
      return [name && [name, standing], meant];
    },
  ),
  'the versions are those of the server, and all but the current one can be brought back': of(
    'versions',
    ({ versions }, { values, versions: { published } }) => [
      versions,
      ['listed', 'confirming', 'bringingBack', 'unpublishing'].some((state) => isIn(values.versions, state))
        ? published?.versions.map(({ version, publishedAt, url }) => [
            en.versions.version(version),
            publishedAt,
            url,
            version === published.current ? en.versions.live : isIn(values.versions, 'listed'),
          ])
        : [],
    ],
  ),
  'the box is ticked exactly where the right is carried': of('transfer', ({ isTicked }, { values }) => [
    isTicked,
    isIn(values.transfer, 'confirming') ? null : isIn(values.transfer, 'carried'),
  ]),
  'the find box holds the query': of('find', ({ input }, { find }) => [input, find]),
  'the chosen language is selected; one that is not kept is told in an alert': ({ language }, facts) => [
    [language.chosen, language.isNotKept],
    [facts.language, isIn(facts.values.language, 'notKept')],
  ],
  'the preview shows its viewport, its guides, its panel and where a link leads': ({ preview }, facts) => {
    const { viewport, guides, panel } = facts.values.preview as Readonly<Record<string, string>>;
    return [
      [preview?.state, preview?.viewport, preview?.hasGuides, preview?.panel, preview?.tab, preview?.link],
      [viewport, viewport, guides === 'shown', panel, `${panel}-tab`, facts.link],
    ];
  },
  'what could not be loaded is told in an alert': ({ preview }, { values }) => [
    preview?.isMissing,
    isIn(values.rest, 'failed'),
  ],
};

/** The properties that a screen breaks, each with what it shows and what it must show. */
export function brokenProperties(screen: ScreenContent, facts: Facts): string[] {
  const held = facts.app.value === 'running' ? { ...ALWAYS, ...WHILE_RUNNING } : ALWAYS;
  return Object.entries(held).flatMap(([name, property]) => {
    const [shown, meant] = (property(screen, facts) ?? []).map((side) => JSON.stringify(side ?? null));
    return shown === meant ? [] : `${name}: shows ${shown}, not ${meant}`;
  });
}
