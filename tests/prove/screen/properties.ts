import { en } from '../../../words/en/en.ts';
import { CONTROLS, nameOf } from './controls.ts';
import { type Facts, isIn, lateCodeIn, messagesIn } from './machine-facts.ts';
import type { ScreenContent } from './read-screen.ts';
import { saidAndMeant } from './said.ts';

/** Compares what the screen shows with what it must show. Undefined: the property does not apply to this screen. */
type Property = (
  screen: ScreenContent,
  facts: Facts,
) => readonly [shown: unknown, expected: unknown] | undefined;
type Dialog = ScreenContent['dialogs'][number];
type DialogName = (typeof DIALOGS)[number];

const DIALOGS = ['find', 'published', 'comeBack', 'transfer', 'publish', 'pictures', 'report'] as const;
/** The states in which a dialog tells of an error. */
const ERRORS = ['rejected', 'refused'];
/** The step of a deploy in the states after the drawing of an id. */
const AT_STEP: Readonly<Record<string, 'rendering' | 'sending'>> = {
  rendering: 'rendering',
  sending: 'sending',
  keeping: 'sending',
};
/** The states of the published website that show no versions. */
const HIDES_VERSIONS = new Set<unknown>(['unanswered', 'none', 'unpublished', 'linked', 'linkOver']);
/** The texts of the words table that have no placeholders. */
const WORDS = new Set([...textsIn(en), ...[1, 2, 3].map(en.pictures.use)]);

function textsIn(words: unknown): unknown[] {
  return words instanceof Object ? Object.values(words).flatMap(textsIn) : [words];
}

/** The name of the top-level state of a machine. */
const topOf = (value: unknown) => (value instanceof Object ? Object.keys(value)[0] : value);

const isLoaded = (facts: Facts) => lateCodeIn(facts) === 'loaded';

/** The state that a dialog must show: its machine's, or that of its placeholder until the late code has come. */
function stateOf(facts: Facts, name: DialogName): unknown {
  if (!isLoaded(facts)) return lateCodeIn(facts) === 'failed' ? 'missing' : 'loading';
  if (name === 'find') return undefined;
  if (name === 'report') return belowTop(facts.values.report);
  if (name !== 'transfer') return topOf(facts.values[name]);
  return belowTop(facts.values.transfer) ?? facts.values.transfer;
}

/** The title of a dialog: once it has loaded, a link that leads back has its own. */
function titleOf(name: DialogName, facts: Facts): string {
  const isLink = name === 'comeBack' && isLoaded(facts) && !ASKS_FOR_LINK.has(facts.values.comeBack);
  return isLink ? en.titles.link : en.titles[name];
}

const ASKS_FOR_LINK = new Set<unknown>(['typing', 'mailing', 'mailed']);

/** The name of the state below the top-level one, if there is any. */
function belowTop(value: unknown): unknown {
  return value instanceof Object ? Object.values(value)[0] : value;
}

/** Checks a property of every open dialog that is not a question. */
const ofDialogs =
  (property: (dialog: Dialog, name: DialogName, facts: Facts) => readonly [unknown, unknown]): Property =>
  ({ dialogs }, facts) => {
    const pairs = dialogs.flatMap((dialog) => {
      const name = DIALOGS.find((each) => titleOf(each, facts) === dialog.title);
      return name ? [property(dialog, name, facts)] : [];
    });
    return [pairs.map(([shown]) => shown ?? null), pairs.map(([, expected]) => expected ?? null)];
  };

/** Checks a property of one dialog while it is open and loaded. */
const ofDialog =
  (name: DialogName, property: (dialog: Dialog, facts: Facts) => ReturnType<Property>): Property =>
  ({ dialogs }, facts) => {
    const dialog = dialogs.find(({ title }) => title === titleOf(name, facts));
    return dialog && isLoaded(facts) ? property(dialog, facts) : undefined;
  };

/** The properties that hold in every state of the app. */
const ALWAYS: Readonly<Record<string, Property>> = {
  'a failed app shows its error': ({ failure }, { app }) => [
    failure,
    app.value === 'failed' ? app.failure : null,
  ],
  'the panels are shown exactly while the app runs': ({ chat, preview }, { app }) => [
    chat !== null && preview !== null,
    isIn(app.value, 'running'),
  ],
};

/** The properties that hold while the app runs. */
const WHILE_RUNNING: Readonly<Record<string, Property>> = {
  'the chat shows whether it works, edits or browses': ({ chat }, { chat: { isWorking, takesValue } }) => [
    chat?.state,
    isWorking ? 'working' : takesValue ? 'editing' : 'browsing',
  ],
  'the transcript shows each message in order': ({ chat }, facts) => [
    chat?.messages,
    messagesIn(facts).map(({ text }) => text),
  ],
  'the latest message shows its options': ({ chat }, facts) => [
    chat?.options,
    messagesIn(facts).at(-1)?.buttons ?? [],
  ],
  'only the latest options can be picked, and none while the chat works': ({ chat }, facts) => [
    chat?.usableOptions,
    facts.chat.isWorking ? [] : chat?.options,
  ],
  'a message offers to undo its step if the site can': ({ chat }, facts) => [
    chat?.undoable,
    messagesIn(facts).flatMap(({ isSuccess, commandId }, at) =>
      isSuccess && commandId && facts.chat.undoable.includes(commandId) ? at : [],
    ),
  ],
  'breadcrumb and Undo of messages can be used exactly while the chat does not work': ({ chat }, facts) => [
    chat?.inLists,
    chat?.inLists.map(() => !facts.chat.isWorking),
  ],
  'the message box asks for a value while a field is edited': ({ chat }, facts) => [
    chat?.placeholder === en.chat.placeholderValue,
    facts.chat.takesValue,
  ],
  'outside a field Send is disabled exactly while the draft is blank or the chat works': ({ chat }, facts) =>
    facts.chat.stack.at(-1)?.field
      ? undefined
      : [chat?.canSend, facts.chat.draft.trim() !== '' && !facts.chat.isWorking],
  'undo and redo are enabled if there is a step': ({ chat }, { undone, redone }) => [
    [chat?.canUndo, chat?.canRedo],
    [undone !== undefined, redone !== undefined],
  ],
  'every box holds the text of its machine': ({ chat, popover }, facts) => [
    [chat?.draft, popover?.query ?? facts.editor?.query, popover?.custom ?? facts.editor?.custom],
    // Until a custom color is typed, its box has the one in force.
    [facts.chat.draft, facts.editor?.query, facts.editor?.custom ?? popover?.custom],
  ],
  'a control is enabled exactly while its machine accepts its event': ({ chat, popover, dialogs }, facts) => {
    // Controls below a question are blocked until it is answered.
    if (dialogs.some(({ isQuestion }) => isQuestion)) return undefined;
    const shown = [chat, popover, ...dialogs].flatMap((place) => place?.buttons ?? []);
    const usable = shown.filter(({ canUse }) => canUse).map(nameOf);
    const known = CONTROLS.filter(({ within }) => isLoaded(facts) || within === en.chat.panel).map(nameOf);
    return [
      known.filter((name) => usable.includes(name)),
      known.filter((name) => facts.accepted.includes(name)),
    ];
  },
  'a popover is open exactly while its machine is open': ({ popover }, { values }) => {
    const { kind, popover: state } = (values['chat.editor'] ?? {}) as Partial<
      Record<string, object | string>
    >;
    const isShown = typeof state === 'object' || state === 'chosen';
    const isOpen = isShown && kind !== 'text' && kind !== 'deciding';
    return [popover?.title, isOpen ? en.editors[kind as 'color'] : undefined];
  },
  'a popover is enabled exactly while the chat does not work': ({ popover }, { chat }) =>
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
  'a problem of an upload is shown in an alert': ({ uploader }, { upload }) =>
    uploader
      ? [uploader.alert !== null, upload?.problem !== undefined || uploader.state === 'failed']
      : undefined,
  'the status line shows whether the site is saved': ({ saving }, facts) => [saving, facts.saving],
  'undo is offered exactly after the whole website was replaced': ({ offersUndo }, facts) => [
    offersUndo,
    isLoaded(facts) && ['template', 'carry', 'reset', 'import', 'start'].includes(facts.undone ?? ''),
  ],
  'a notice is shown exactly while it is true': ({ notices }, facts) => {
    const { browser } = isLoaded(facts) ? facts.values : {};
    const truth = {
      draft: isLoaded(facts) && facts.chat.fromLastVisit > 0,
      offline: isIn(browser, 'lost'),
      ready: isIn(browser, 'ready'),
      taking: isIn(browser, 'taking'),
      unreadable: isLoaded(facts) && isIn(facts.app.value, 'unreadable'),
    };
    return [notices, Object.entries(truth).flatMap(([notice, isTrue]) => (isTrue ? notice : []))];
  },
  'each value of another tab is offered': ({ contested }, facts) => [
    contested,
    isLoaded(facts) ? facts.contested.map(({ value }) => en.tabs.use(String(value))) : [],
  ],
  'a dialog is open exactly while its machine is not closed': ({ dialogs }, facts) => [
    dialogs.filter(({ isQuestion }) => !isQuestion).map(({ title }) => title),
    DIALOGS.filter((name) => facts.values[name] !== undefined && facts.values[name] !== 'idle').map((name) =>
      titleOf(name, facts),
    ),
  ],
  'a question is open exactly while its machine waits for the answer': ({ dialogs }, { values }) => [
    dialogs.filter(({ isQuestion }) => isQuestion).length,
    ['published', 'templateChange', 'reset'].filter((name) => isIn(values[name], 'confirming')).length,
  ],
  "a dialog has its machine's state": ofDialogs(({ state }, name, facts) => [state, stateOf(facts, name)]),
  'each chosen picture shows how far it has come': ofDialog('pictures', ({ pictures }, facts) => [
    pictures,
    facts.pictures,
  ]),
  "an error of a dialog's machine is shown in an alert": ofDialogs(
    ({ alert }, name, { values, publish, pictures, told }) => [
      alert !== null && alert !== '',
      ((name === 'published' || name === 'comeBack') && told.isRefused) ||
        ERRORS.some((state) => isIn(values[name], state)) ||
        (name === 'pictures' && pictures.some(([, stage]) => stage === 'failed')) ||
        (isIn(values[name], 'failed') && (name !== 'publish' || publish.failure !== undefined)),
    ],
  ),
  'each status line and alert has the words of its state, and no other': saidAndMeant,
  'every title and button of a dialog has a text of the words': ({ dialogs }) => [
    dialogs
      .flatMap(({ title, buttons }) => [title, ...buttons.map(({ label }) => label)])
      .filter((text) => !WORDS.has(text)),
    [],
  ],
  'the publish dialog asks for an e-mail address, and links the page once it is live': ofDialog(
    'publish',
    ({ state, input, link }, { publish: { email, url } }) => [
      [input, link],
      state === 'success' ? [null, url] : [email, null],
    ],
  ),
  'the first unfinished step of a deploy is the one that its machine is in': ofDialog(
    'publish',
    ({ steps }, { values: { 'publish.deploy': deploy }, publish: { failedStep } }) => {
      const { name, standing } = steps.find((step) => step.standing !== 'done') ?? {};
      const step = deploy === undefined ? failedStep : (AT_STEP[String(deploy)] ?? 'drawing');
      return [
        name && [name, standing],
        step && [en.publish.steps[step], deploy === undefined ? 'failed' : 'now'],
      ];
    },
  ),
  'the versions are those of the server, and all but the live one can be brought back': ofDialog(
    'published',
    ({ versions }, { values, published: { versions: kept } }) => [
      versions,
      HIDES_VERSIONS.has(values.published)
        ? []
        : (kept?.versions.map(({ version, publishedAt, url }) => [
            en.versions.version(version),
            publishedAt,
            url,
            version === kept.current ? en.versions.live : isIn(values.published, 'shown'),
          ]) ?? []),
    ],
  ),
  'the find box holds the query': ofDialog('find', ({ input }, { find }) => [input, find]),
  'the chosen language is selected; one that could not be stored is reported in an alert': (
    { language },
    facts,
  ) => [
    [language.chosen, language.isNotKept],
    [facts.language, isIn(facts.values.app, 'notKept')],
  ],
  'the preview shows its viewport, guides, controls, panel and the target of a link': (
    { preview },
    facts,
  ) => {
    const { viewport, guides, controls, panel } = facts.values.preview as Readonly<Record<string, string>>;
    return [
      [
        preview?.state,
        preview?.viewport,
        preview?.hasGuides,
        preview?.areControlsShown,
        preview?.panel,
        preview?.tab,
        preview?.link,
      ],
      [viewport, viewport, guides === 'shown', controls === 'unfolded', panel, `${panel}-tab`, facts.link],
    ];
  },
  'late code that could not be loaded is reported in an alert': ({ preview }, facts) => [
    preview?.isMissing,
    lateCodeIn(facts) === 'failed',
  ],
};

/** The properties that a screen breaks, each with the shown and the expected value. */
export function brokenProperties(screen: ScreenContent, facts: Facts): string[] {
  const held = isIn(facts.app.value, 'running') ? { ...ALWAYS, ...WHILE_RUNNING } : ALWAYS;
  return Object.entries(held).flatMap(([name, property]) => {
    const [shown, expected] = (property(screen, facts) ?? []).map((side) => JSON.stringify(side ?? null));
    return shown === expected ? [] : `${name}: shows ${shown}, not ${expected}`;
  });
}
