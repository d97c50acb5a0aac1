import { en } from '../../../words/en/en.ts';
import { type Facts, isIn, lateCodeIn, messagesIn } from './machine-facts.ts';
import type { ScreenContent } from './read-screen.ts';

/** Whether a text must be said, by what the machines are in. */
type Says = Readonly<Record<string, boolean>>;

/** What is said outside of dialogs. */
function saidOnPage(facts: Facts): Says {
  const { values, told, upload } = facts;
  const isLoaded = lateCodeIn(facts) === 'loaded';
  const isLost = isLoaded && isIn(values.browser, 'lost');
  const { saving } = facts;
  const isRefused = saving === 'notSaved' || saving === 'notMirrored';
  // Without a database the mirror is all there is.
  const lost = saving === 'notMirrored' && told.isWithoutStore ? 'notSaved' : saving;
  const isReset = facts.undone === 'reset' && !told.isUndone;
  const saves = (state: string) => saving === state && !told.isWithoutStore;
  const isKept = lost !== 'notSaved' && !(saving === 'late' && told.isDirty);
  const isFailed = isIn(values['chat.editor.upload'], 'failed');
  const isShown = values['chat.editor.upload'] !== undefined && isLoaded;
  const { notice, notKept, siteNotices, installation, editors } = en;
  const answer = messagesIn(facts).findLast(({ isUser }) => !isUser)?.text;
  return {
    ...(answer !== undefined && { [answer]: true }),
    [notice.saved]: saves('saved'),
    [notice.saving]: saves('saving'),
    [notice.late]: saves('late'),
    [notice.withoutStore]: told.isWithoutStore && !isRefused,
    [notKept.notCleared]: isRefused && isReset,
    ...Object.fromEntries(
      (['notSaved', 'notMirrored'] as const).flatMap((state) => {
        const texts: Readonly<Record<string, string>> = notKept[state];
        return Object.values(texts).map((text) => [
          text,
          lost === state && text === texts[told.problem ?? ''] && !isReset,
        ]);
      }),
    ),
    // What only a returning or editing visitor needs comes with the late code.
    [siteNotices.unreadable]: isLoaded && isIn(facts.app.value, 'unreadable'),
    [siteNotices.removed]: isLoaded && told.isRemoved,
    ...Object.fromEntries(
      Object.entries(siteNotices.replaced).map(([kind, text]) => [
        text,
        isLoaded && facts.undone === kind && !told.isRemoved,
      ]),
    ),
    [siteNotices.undone('').trim()]: isLoaded && told.way === 'undone',
    [siteNotices.redone('').trim()]: isLoaded && told.way === 'redone',
    // The other text begins with this one.
    [installation.offline]: isLost,
    [installation.offlineKept]: isLost && isKept,
    [installation.newVersion]: isLoaded && (isIn(values.browser, 'ready') || isIn(values.browser, 'taking')),
    [en.review.missingFont]: isLoaded && isIn(values.preview, 'missing'),
    [editors.notImage]: isShown && upload?.problem === 'notImage',
    [editors.tooLarge]: isShown && upload?.problem === 'tooLarge',
    [editors.uploadFailed]: isShown && isFailed,
    [editors.offline]: isShown && isFailed && isIn(values['chat.editor.upload'], 'offline'),
    ...(told.reason !== undefined && { [told.reason]: isShown && isFailed }),
    ...(told.retryAfter !== undefined && {
      [`${editors.tooManyPictures} ${en.again.inMinutes(Math.ceil(told.retryAfter / 60))}`]:
        isShown && isFailed,
    }),
    ...(facts.link !== undefined && { [en.link.leads(facts.link)]: true }),
    [en.preview.loading]: lateCodeIn(facts) === 'loading',
    [en.preview.missing]: lateCodeIn(facts) === 'failed',
    [en.language.notKept]: isIn(values.app, 'notKept'),
  };
}

const refusals: Readonly<Record<string, string>> = en.transfer.refused;

/** What is said in each dialog. */
const SAID_IN_DIALOGS: Readonly<Record<string, (facts: Facts) => Says>> = {
  [en.titles.publish]: ({ values: { publish, ...values }, told }) => ({
    [en.publish.deploying]: isIn(publish, 'deploying'),
    [en.publish.deployed]: isIn(publish, 'success'),
    [en.publish.deployFailed]: isIn(publish, 'failed'),
    [en.publish.invalidEmail]: isIn(publish, 'rejected'),
    [en.publish.waitsOnline(told.retryEmail)]: isIn(publish, 'awaiting'),
    [en.publish.copied]: values['publish.sharing'] === 'copied',
    [en.publish.notCopied]: values['publish.sharing'] === 'notCopied',
    [en.publish.notShared]: values['publish.sharing'] === 'notShared',
  }),
  [en.titles.transfer]: ({ values: { transfer }, told }) => ({
    [en.transfer.busySaving]: isIn(transfer, 'saving'),
    [en.transfer.busyReading]: isIn(transfer, 'reading'),
    [en.transfer.saved(told.savedName)]: isIn(transfer, 'saved'),
    [en.transfer.failed(told.failure)]: isIn(transfer, 'failed'),
    [en.transfer.found(told.found)]: isIn(transfer, 'confirming'),
    ...Object.fromEntries(
      // Several reasons have one text.
      Object.values(en.transfer.refused).map((text) => [
        text,
        isIn(transfer, 'refused') && text === refusals[told.refusal ?? ''],
      ]),
    ),
  }),
  [en.titles.comeBack]: ({ values: { comeBack }, told }) => ({
    [en.comeBack.sending]: isIn(comeBack, 'mailing'),
    [en.comeBack.sent]: isIn(comeBack, 'mailed'),
    [en.publish.invalidEmail]: told.isRejected,
  }),
  [en.titles.link]: ({ values: { comeBack }, told: { purpose, isTaken } }) => ({
    [en.openedLink.looking]: isIn(comeBack, 'looking'),
    [en.published.working]: isIn(comeBack, 'taking'),
    [en.openedLink.fetching]: isIn(comeBack, 'fetching'),
    [en.openedLink.here.confirm]: isIn(comeBack, 'here') && purpose === 'confirm',
    [en.openedLink.here.open]: isIn(comeBack, 'here') && purpose !== 'confirm',
    [en.openedLink.found]: isIn(comeBack, 'found'),
    [en.openedLink.kept]: isIn(comeBack, 'kept'),
    [en.openedLink.withoutSource]: isIn(comeBack, 'withoutSource'),
    [en.openedLink.notFound]: isIn(comeBack, 'unanswered') && !isTaken,
    [en.openedLink.notFetched]: isIn(comeBack, 'unanswered') && isTaken,
  }),
  [en.titles.published]: ({ values: { published, ...values }, published: { versions }, told }) => {
    const { kind, version = 0 } = told.change;
    const isShown = isIn(published, 'shown') && !told.isRefused;
    const isChanging = isIn(published, 'changing');
    const isToldOf =
      kind !== undefined && ['confirmAgain', 'email', 'testMessage', 'bringBack'].includes(kind);
    const isQuiet = isIn(published, 'confirming') || (isShown && !isToldOf);
    return {
      [en.published.loading]: isIn(published, 'reading'),
      [en.published.working]:
        isIn(published, 'linking') || (isChanging && kind !== 'bringBack' && kind !== 'unpublish'),
      [en.published.failed]: isIn(published, 'unanswered') || (isIn(published, 'shown') && told.isRefused),
      [en.versions.none]: isIn(published, 'none'),
      [en.versions.kept(versions?.versions.length ?? 0)]: isQuiet && told.isAboutVersions,
      [en.versions.bringingBack(version)]: isChanging && kind === 'bringBack',
      [en.versions.broughtBack(version)]: isShown && kind === 'bringBack',
      [en.versions.unpublishing]: isChanging && kind === 'unpublish',
      [en.versions.unpublished]: isIn(published, 'unpublished'),
      [en.access.mailed]: isShown && (kind === 'email' || kind === 'confirmAgain'),
      [en.access.tested]: isShown && kind === 'testMessage',
      [en.access.linked]: isIn(published, 'linked'),
      [en.access.linkOver]: isIn(published, 'linkOver'),
      [en.access.copied]: values['dialogs.published.sharing'] === 'copied',
      [en.access.notCopied]: values['dialogs.published.sharing'] === 'notCopied',
      [en.publish.invalidEmail]: told.isRejected,
    };
  },
  [en.titles.report]: ({ values: { report }, told }) => ({
    [en.report.saving]: isIn(report, 'saving'),
    [en.report.saved(told.savedName)]: isIn(report, 'saved'),
    [en.report.failed(told.failure)]: isIn(report, 'failed'),
  }),
};

const PLACEHOLDER: Says = { [en.rest.loading]: false, [en.rest.missing]: false };

/** The texts of the table that the live regions of a screen say, and those that they must say. */
export function saidAndMeant(screen: ScreenContent, facts: Facts): readonly [unknown, unknown] {
  const places = [
    { within: '', says: saidOnPage(facts) },
    ...screen.dialogs
      .filter(({ isQuestion }) => !isQuestion)
      .map(({ title }) => ({ within: title, says: saidInDialog(title, facts) })),
  ];
  const isSaid = (within: string, text: string) =>
    screen.said.some(
      (part) => part.within === within && (part.text === text || part.text.startsWith(`${text} `)),
    );
  const rows = places.flatMap(({ within, says }) =>
    Object.entries(says).map(([text, isMeant]) => ({ text, isMeant, isShown: isSaid(within, text) })),
  );
  const texts = (chosen: typeof rows) => chosen.map(({ text }) => text);
  return [texts(rows.filter(({ isShown }) => isShown)), texts(rows.filter(({ isMeant }) => isMeant))];
}

function saidInDialog(title: string, facts: Facts): Says {
  const lateCode = lateCodeIn(facts);
  if (lateCode === 'loaded') return { ...PLACEHOLDER, ...SAID_IN_DIALOGS[title]?.(facts) };
  return { [en.rest.loading]: lateCode === 'loading', [en.rest.missing]: lateCode === 'failed' };
}
