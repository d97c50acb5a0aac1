/** A walk through the builder: an async function's source for the page, its argument, and what it must answer. */
interface Walk {
  readonly source: string;
  readonly given: unknown;
  readonly expected: unknown;
}

interface EditGiven {
  readonly title: string;
  readonly email: string;
}

/** Changes the title, publishes, and reads the live page. It runs in the page, so it may use nothing from outside. */
async function editAndPublish({ title, email }: EditGiven): Promise<unknown> {
  const until = async <T>(find: () => T | null | undefined, what: string): Promise<T> => {
    for (let tries = 0; tries < 300; tries += 1) {
      const found = find();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`There is no ${what}`);
  };
  const button = (name: string, within: string) =>
    until(
      () =>
        [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)].find(
          (each) => each.textContent?.trim() === name && !each.disabled,
        ),
      `button ${name}`,
    );
  const type = (box: HTMLInputElement | HTMLTextAreaElement, text: string) => {
    // React listens for the browser's own setter.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, text);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const option = '#chat [data-latest]';
  (await button('Hero', option)).click();
  (await button('Title', option)).click();
  type(
    await until(() => document.querySelector<HTMLTextAreaElement>('#chat textarea'), 'message box'),
    title,
  );
  (await button('Send', '#chat')).click();
  const answer = await until(
    () => document.querySelector('[data-latest][data-success] p')?.textContent,
    'answer',
  );
  const shown = await until(() => {
    const heading = document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.textContent;
    return heading === title ? heading : undefined;
  }, 'title in the preview');
  (await button('Publish', '#preview')).click();
  type(
    await until(
      () => document.querySelector<HTMLInputElement>('dialog[open] input[type=email]'),
      'e-mail box',
    ),
    email,
  );
  (
    await until(() => document.querySelector<HTMLButtonElement>('dialog[open] [type=submit]'), 'Publish')
  ).click();
  const link = await until(
    () =>
      document.querySelector<HTMLAnchorElement>('dialog[open][data-state=success] a[target=_blank]')?.href,
    'link',
  );
  const page = await (await fetch(link)).text();
  return [answer.includes(`✓ Updated Title to "${title}"`), shown, page.includes(title)];
}

interface InterviewGiven {
  readonly name: string;
  readonly phone: string;
}

/** Makes the page one's own by the interview. It runs in the page, so it may use nothing from outside. */
async function interview({ name, phone }: InterviewGiven): Promise<unknown> {
  const until = async <T>(find: () => T | null | undefined, what: string): Promise<T> => {
    for (let tries = 0; tries < 300; tries += 1) {
      const found = find();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`There is no ${what}`);
  };
  const button = (label: string, within: string) =>
    until(
      () =>
        [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)].find(
          (each) => each.textContent?.trim() === label && !each.disabled,
        ),
      `button ${label}`,
    );
  const latest = '#chat [data-latest]';
  const say = async (text: string) => {
    const box = await until(
      () => document.querySelector<HTMLTextAreaElement>('#chat textarea'),
      'message box',
    );
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, text);
    box.dispatchEvent(new Event('input', { bubbles: true }));
    (await button('Send', '#chat')).click();
  };
  const asks = (question: string) =>
    until(
      () => document.querySelector(`${latest} p`)?.textContent?.includes(question) || undefined,
      `question ${question}`,
    );
  // Another walk may have touched the website.
  if (!document.querySelector(`${latest} button`)?.textContent?.includes('Make it mine')) {
    (await button('Reset', '#preview')).click();
    (await button('Reset', '[role=alertdialog]')).click();
  }
  (await button('Make it mine', latest)).click();
  (await button('Bakery', latest)).click();
  await asks('What name should people see?');
  await say(name);
  await asks('How can people reach you?');
  await say(phone);
  await asks('Where are you, and when are you open?');
  (await button('Skip the rest', latest)).click();
  await asks('Your page is ready.');
  const page = () => document.querySelector('iframe')?.contentDocument?.body.textContent ?? '';
  await until(() => page().includes(phone) || undefined, 'phone number in the preview');
  return [page().includes(name), page().includes('555.555')];
}

/** The walks, by name. */
export const WALKS: Readonly<Record<string, Walk>> = {
  'edit and publish': {
    source: editAndPublish.toString(),
    given: { title: 'Bread at dawn', email: 'rosa@bakery.example' },
    expected: [true, 'Bread at dawn', true],
  },
  interview: {
    source: interview.toString(),
    given: { name: 'Rosa’s Bread', phone: '020 7946 0100' },
    expected: [true, false],
  },
};
