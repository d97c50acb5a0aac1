/** What a screen shows and lets a visitor do, read from its document. */
export type ScreenContent = ReturnType<typeof readScreen>;

/** Reads the screen. It is sent into the browser, so it stands on its own. */
export function readScreen() {
  const text = (root: ParentNode | null, selector: string) =>
    root?.querySelector(selector)?.textContent?.trim() ?? null;
  const value = (root: ParentNode | null, selector: string) =>
    root?.querySelector<HTMLInputElement>(selector)?.value ?? null;
  const isEnabled = (root: ParentNode | null, selector: string) =>
    root?.querySelector(selector)?.matches(':enabled') ?? null;
  const isChecked = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.checked ?? null;
  const chat = document.getElementById('chat');
  const latest = chat?.querySelector('[data-latest]') ?? null;
  const popover = chat?.querySelector('[role=dialog]') ?? null;
  const uploader = popover?.querySelector<HTMLElement>('[data-state]') ?? null;
  const notices = chat?.querySelector<HTMLElement>('[data-state]:has(> p[role=status])') ?? null;
  const titled = (title: string) =>
    [...document.querySelectorAll<HTMLElement>('dialog[open]')].find(
      (each) => each.querySelector('h2')?.textContent === title,
    ) ?? null;
  const dialog = titled('Deployment Status');
  const transfer = titled('Save or open a copy');
  const versions = titled('Published versions');
  const starts = titled('Start with content for my business');
  const buttonsOf = (root: ParentNode) =>
    [...root.querySelectorAll('button:not([data-review] *)')].map((each) => [
      each.textContent,
      each.matches(':enabled'),
    ]);
  const question = document.querySelector('dialog[open][role=alertdialog]');
  const preview = document.getElementById('preview');
  return {
    failed: text(document, 'main[data-state=failed] h1 + p'),
    chat: chat && {
      state: chat.dataset.state,
      messages: [...chat.querySelectorAll('[role=log] li p')].map((each) =>
        each.textContent?.replace(/^\S+: /, ''),
      ),
      options: [...(latest?.querySelectorAll('[data-options] button') ?? [])].map((option) => [
        option.textContent,
        option.matches(':enabled'),
      ]),
      olderOptions: chat.querySelectorAll('li:not([data-latest]) [data-options] button:enabled').length,
      undoable: [...chat.querySelectorAll('li')].flatMap((message, at) =>
        message.querySelector('[aria-label="Undo this change"]') ? at : [],
      ),
      placeholder: chat.querySelector('textarea')?.placeholder,
      draft: value(chat, 'textarea'),
      send: [text(chat, 'textarea + [type=submit]'), isEnabled(chat, 'textarea + [type=submit]')],
      back: isEnabled(chat, '[title="Go back one step"]'),
      undo: isEnabled(chat, '[title^=Undo]'),
      redo: isEnabled(chat, '[title^=Redo]'),
      home: isEnabled(chat, '[title="Return to main menu"]'),
      isBehind: [...chat.querySelectorAll('button')].some((each) => each.textContent === 'New messages'),
    },
    popover: popover && {
      title: popover.getAttribute('aria-label'),
      isEnabled: isEnabled(popover, 'fieldset'),
      canClose: isEnabled(popover, '[aria-label=Close]'),
      query: value(popover, '[type=search]'),
      custom: value(popover, '[aria-label="Custom color value"]'),
      uploader: uploader && {
        state: uploader.dataset.state,
        problem: text(uploader, '[role=alert]'),
        file: text(uploader, 'figcaption'),
        isBusy: uploader.querySelector('progress') !== null,
        percent: text(uploader, 'progress + span'),
        says: text(uploader, '[role=status]'),
      },
    },
    saving: notices?.dataset.state ?? null,
    offersUndo: notices
      ? notices.querySelector('p:not(:last-child) > button:not([aria-label])') !== null
      : null,
    isOffline: notices ? notices.querySelector('[data-notice=offline]') !== null : null,
    isNewVersionReady: notices ? notices.querySelector('[data-notice=ready]') !== null : null,
    offersStart: notices ? notices.querySelector('[data-notice=start]') !== null : null,
    contested: [...(notices?.querySelectorAll('div p > button:first-child') ?? [])].map(
      (button) => button.textContent,
    ),
    isUnreadable: notices ? notices.querySelector('[role=alert]') !== null : null,
    dialog: dialog
      ? {
          state: dialog.dataset.state,
          email: value(dialog, 'input'),
          problem: text(dialog, '[role=alert]'),
          link: dialog.querySelector('a')?.getAttribute('href') ?? null,
          steps: [...dialog.querySelectorAll('ol > li')].map((each) => [
            ...[...each.querySelectorAll('span:not([aria-hidden])')].map((part) => part.textContent),
            each.getAttribute('aria-current'),
          ]),
          buttons: buttonsOf(dialog),
        }
      : null,
    starts: starts ? { state: starts.dataset.state, buttons: buttonsOf(starts) } : null,
    versions: versions && {
      state: versions.dataset.state,
      status: text(versions, '[role=status]'),
      problem: text(versions, '[role=alert]'),
      versions: [...versions.querySelectorAll('li')].map((each) => [
        each.querySelector('strong')?.textContent,
        each.querySelector('time')?.dateTime,
        each.querySelector('strong + span')?.textContent ?? null,
        each.querySelector('button')?.ariaDisabled ?? null,
        each.querySelector('a')?.href,
      ]),
      buttons: [...versions.querySelectorAll(':not(li) > button')].map((each) => [
        each.textContent,
        each.ariaDisabled !== 'true',
      ]),
    },
    question: text(question, 'h2'),
    language: value(document, '[aria-label="Language"] select'),
    isLanguageNotKept: document.querySelector('[aria-label="Language"] [role=alert]') !== null,
    transfer: transfer && {
      state: transfer.dataset.state,
      isRightCarried: transfer.querySelector<HTMLInputElement>('[type=checkbox]')?.checked ?? null,
      status: text(transfer, '[role=status]'),
      problem: text(transfer, '[role=alert]'),
      buttons: [...transfer.querySelectorAll('button')].map((each) => each.textContent),
    },
    find: value(document, 'dialog[open] [aria-label="What are you looking for?"]'),
    preview: preview && {
      state: preview.dataset.state,
      isMobile:
        isChecked('[type=radio][name=viewport]:checked') &&
        preview.querySelectorAll<HTMLInputElement>('[type=radio]')[1]?.checked === true,
      guides: isChecked('#preview [type=checkbox]'),
      isMissing: preview.querySelector('[role=alert]') !== null,
      link: preview.querySelector('a')?.getAttribute('href') ?? null,
      tab: document.querySelector('[role=tab][aria-selected=true]')?.id ?? null,
      panel: document.querySelector<HTMLElement>('[data-panel]')?.dataset.panel ?? null,
    },
  };
}
