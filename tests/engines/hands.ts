/** What a visitor does in the page. */
export interface Hands {
  /** Waits for what a function finds; rejects with its name after half a minute. */
  until<T>(find: () => T | null | undefined | false, what: string): Promise<T>;
  /** Clicks a button by its label, once it is there and enabled, within what a selector finds. */
  click(label: string, within: string): Promise<void>;
  /** Types into a box that a selector finds. */
  type(box: string, text: string): Promise<void>;
  /** Sends a text in the chat. */
  say(text: string): Promise<void>;
  /** The text of the preview's headline. */
  headline(): string | null | undefined;
}

/** Makes the hands. It runs in the page, so it may use nothing from outside. */
export function makeHands(): Hands {
  const until: Hands['until'] = async (find, what) => {
    for (let tries = 0; tries < 300; tries += 1) {
      const found = find();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`There is no ${what}`);
  };
  const click: Hands['click'] = async (label, within) => {
    const find = () =>
      until(
        () =>
          [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)].find(
            (each) => each.textContent?.trim() === label && !each.disabled,
          ),
        `button ${label}`,
      );
    await find();
    // A click on what has just come counts as meant for what stood there before.
    await new Promise((resolve) => setTimeout(resolve, 250));
    (await find()).click();
  };
  const type: Hands['type'] = async (selector, text) => {
    const box = await until(
      () => document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector),
      selector,
    );
    // React listens for the browser's own setter.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, text);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return {
    until,
    click,
    type,
    say: async (text) => {
      await type('#chat textarea', text);
      await click('Send', '#chat');
    },
    headline: () => document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.textContent,
  };
}
