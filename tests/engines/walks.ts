import { linksMailed } from '../harness/mails.ts';
import { type Hands, makeHands } from './hands.ts';

/** One visitor's part of a walk: an async function's source for the page, its argument, and what it must answer. */
interface Visit {
  /** The path that is opened; by default the builder's. `dataDir` is the program's. */
  readonly path?: (dataDir: string) => Promise<string>;
  readonly source: string;
  readonly given: unknown;
  readonly expected: unknown;
}

const MAIL_TRIES = 100;
const RETRY_MS = 100;

interface EditGiven {
  readonly title: string;
  readonly email: string;
}

/** Changes the title, publishes, and reads the live page. It runs in the page, so it may use nothing from outside. */
async function editAndPublish({ title, email }: EditGiven, hands: Hands): Promise<unknown> {
  const option = '#chat [data-latest]';
  await hands.click('Hero', option);
  await hands.click('Title', option);
  await hands.say(title);
  const answer = await hands.until(
    () => document.querySelector('[data-latest][data-success] p')?.textContent,
    'answer',
  );
  await hands.until(() => hands.headline() === title, 'title in the preview');
  await hands.click('Publish', '#preview');
  await hands.type('dialog[open] input[type=email]', email);
  await hands.click('Publish', 'dialog[open]');
  const link = await hands.until(
    () =>
      document.querySelector<HTMLAnchorElement>('dialog[open][data-state=success] a[target=_blank]')?.href,
    'link',
  );
  const page = await (await fetch(link)).text();
  return [answer.includes(`✓ Updated Title to "${title}"`), hands.headline(), page.includes(title)];
}

interface ComeBackGiven {
  readonly was: string;
  readonly title: string;
}

/** Comes back by a mail's link, changes the title, and publishes at the same address, in three acts. */
async function comeBack({ was, title }: ComeBackGiven, hands: Hands): Promise<unknown> {
  const linkIn = (dialog: string) =>
    hands.until(() => document.querySelector<HTMLAnchorElement>(`${dialog} a[target=_blank]`)?.href, 'link');
  const address = await linkIn('dialog[open]');
  await hands.click('Confirm and open', 'dialog[open]');
  await hands.until(() => hands.headline() === was, 'title in the preview');
  await hands.until(() => !document.querySelector('dialog[open]'), 'end of the dialog');
  await hands.say(`hero.title.text ${title}`);
  await hands.until(() => hands.headline() === title, 'new title in the preview');
  await hands.click('Publish', '#preview');
  await hands.click('Publish to the same address', 'dialog[open]');
  const link = await linkIn('dialog[open][data-state=success]');
  const page = await (await fetch(link)).text();
  return [location.hash, link === address, page.includes(title), page.includes(was)];
}

interface InterviewGiven {
  readonly name: string;
  readonly phone: string;
}

/** Makes the page one's own by the interview. It runs in the page, so it may use nothing from outside. */
async function interview({ name, phone }: InterviewGiven, hands: Hands): Promise<unknown> {
  const latest = '#chat [data-latest]';
  const asks = (question: string) =>
    hands.until(
      () => document.querySelector(`${latest} p`)?.textContent?.includes(question),
      `question ${question}`,
    );
  await hands.click('Make it mine', latest);
  await hands.click('Bakery', latest);
  await asks('What name should people see?');
  await hands.say(name);
  await asks('How can people reach you?');
  await hands.say(phone);
  await asks('Where are you, and when are you open?');
  await hands.click('Skip the rest', latest);
  await asks('Your page is ready.');
  const page = () => document.querySelector('iframe')?.contentDocument?.body.textContent ?? '';
  await hands.until(() => page().includes(phone), 'phone number in the preview');
  return [page().includes(name), page().includes('555.555')];
}

/** The source of a walk, with the hands that it uses. */
function sourceOf<Given>(walk: (given: Given, hands: Hands) => Promise<unknown>): string {
  return `async (given) => (${walk})(given, (${makeHands})())`;
}

/** The path of the link in the mail that a publish writes. */
async function mailedPath(dataDir: string, to: string): Promise<string> {
  for (let tries = 0; tries < MAIL_TRIES; tries += 1) {
    const [link] = (await linksMailed(dataDir, to)).values();
    if (link !== undefined) return `/${new URL(link).hash}`;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  throw new Error('There is no mail');
}

/** The visits of each walk, by its name. Each is a new visitor. */
export const walksFor = (engine: string): Readonly<Record<string, readonly Visit[]>> => {
  const email = `rosa@${engine.toLowerCase()}.example`;
  return {
    interview: [
      {
        source: sourceOf(interview),
        given: { name: 'Rosa’s Bread', phone: '020 7946 0100' },
        expected: [true, false],
      },
    ],
    'edit, publish, and come back in a new browser': [
      {
        source: sourceOf(editAndPublish),
        given: { title: 'Bread at dawn', email },
        expected: [true, 'Bread at dawn', true],
      },
      {
        path: (dataDir) => mailedPath(dataDir, email),
        source: sourceOf(comeBack),
        given: { was: 'Bread at dawn', title: 'Bread at six' },
        expected: ['', true, true, false],
      },
    ],
  };
};
