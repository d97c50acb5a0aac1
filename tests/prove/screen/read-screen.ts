/** The content and the enabled controls of a screen, read from its document. */
export type ScreenContent = ReturnType<typeof readScreen>;

/** Reads the screen below `screen`. It is sent into the browser, so it must not use anything outside itself. */
export function readScreen(screen: ParentNode) {
  const find = (root: ParentNode | null, selector: string) =>
    root?.querySelector<HTMLElement>(selector) ?? null;
  const has = (root: ParentNode | null, selector: string) => root?.querySelector(selector) instanceof Element;
  const all = (root: ParentNode | null, selector: string) => [
    ...(root?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];
  const text = (root: ParentNode | null, selector: string) =>
    find(root, selector)?.textContent?.trim() ?? null;
  const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
  const input = (root: ParentNode | null, selector: string) =>
    root?.querySelector<HTMLInputElement>(selector) ?? null;
  const link = (root: ParentNode) => find(root, 'a')?.getAttribute('href') ?? null;
  const canUse = (control: Element | null) => control?.matches(':enabled:not([aria-disabled=true])') === true;
  const buttonsIn = (within: string, root: ParentNode) =>
    all(root, ':not(li) > button:not([role=log] *, [data-review] *), dialog li > button[style]').map(
      (button) => ({ within, label: button.textContent?.trim() ?? '', canUse: canUse(button) }),
    );
  /** The texts of a live region and of the parts below it, without its buttons, links and names. */
  const textsOfRegion = (region: Element) => {
    const copy = region.cloneNode(true) as Element;
    for (const part of all(copy, 'button, a, strong')) part.remove();
    return [copy, ...all(copy, 'p, span, dd')].map(({ textContent }) => textContent.trim());
  };
  const chat = find(screen, '#chat');
  const popover = find(chat, '[role=dialog]');
  const uploader = find(popover, '[data-state]');
  const notices = find(chat, '[data-notices]');
  // A table has boxes of its own.
  const box = chat?.querySelector<HTMLTextAreaElement>('textarea:has(~ [data-saving])');
  const preview = find(screen, '#preview');
  return {
    failure: text(screen, 'main[data-state=failed] h1 + p'),
    dialogs: all(screen, 'dialog[open]').map((dialog) => ({
      title: text(dialog, 'h2') ?? '',
      isQuestion: dialog.role === 'alertdialog',
      state: dialog.dataset.state,
      alert: text(dialog, '[role=alert]'),
      input: input(dialog, 'input:not([type=file], [type=checkbox])')?.value ?? null,
      link: link(dialog),
      steps: all(dialog, '[data-standing]').map((step) => ({
        name: text(step, 'span:not([aria-hidden])'),
        standing: step.dataset.standing,
      })),
      versions: all(dialog, 'li:has(time)').map((version) => [
        text(version, 'strong'),
        version.querySelector('time')?.dateTime,
        link(version),
        text(version, 'strong + span') ?? canUse(find(version, 'button')),
      ]),
      pictures: all(dialog, 'li[data-stage]').map((row) => [text(row, '[dir=auto]'), row.dataset.stage]),
      buttons: buttonsIn(text(dialog, 'h2') ?? '', dialog),
    })),
    /** What is said: in a dialog of that title, else on the page. */
    said: all(screen, '[role=status], [role=alert], [aria-live=polite]').flatMap((region) =>
      textsOfRegion(region)
        .filter((said) => said !== '')
        .map((said) => ({ within: text(region.closest('dialog'), 'h2') ?? '', text: said })),
    ),
    saving: find(chat, '[data-saving]')?.dataset.saving,
    notices: [
      ...all(notices, '[data-notice]').map(({ dataset }) => dataset.notice),
      ...all(notices, '[role=alert]').map(() => 'unreadable'),
    ],
    offersUndo: has(notices, 'div[role=status]:not([data-notice]) > button:not([aria-label])'),
    contested: textsOf(all(notices, 'div p > button:first-child')),
    language: {
      chosen: input(screen, '[aria-label="Language"] select')?.value,
      isNotKept: has(screen, '[aria-label="Language"] [role=alert]'),
    },
    chat: chat && {
      state: chat.dataset.state,
      // A shortened link has the full address as its title.
      messages: all(chat, '[role=log] li p > :last-child').map((message) =>
        all(message, 'span:not(:has(span))')
          .map((part) => part.title || part.textContent)
          .join(''),
      ),
      options: textsOf(all(chat, '[data-latest] [data-options] button')),
      usableOptions: textsOf(all(chat, '[data-options] button:enabled')),
      undoable: all(chat, '[role=log] li').flatMap((message, at) =>
        find(message, '[aria-label="Undo this change"]') ? at : [],
      ),
      /** Whether the names of the breadcrumb, and the Undo of messages, can be used. */
      inLists: all(chat, 'nav li > button, [role=log] [aria-label="Undo this change"]').map(canUse),
      placeholder: box?.placeholder,
      draft: box?.value,
      canSend: canUse(find(chat, 'form:has([data-saving]) [type=submit]')),
      canUndo: canUse(find(chat, '[title^=Undo]')),
      canRedo: canUse(find(chat, '[title^=Redo]')),
      buttons: buttonsIn('Chat', chat),
    },
    popover: popover && {
      title: popover.ariaLabel,
      canUse: canUse(find(popover, 'fieldset')) && canUse(find(popover, '[aria-label=Close]')),
      query: input(popover, '[type=search]')?.value,
      custom: input(popover, '[aria-label="Custom color value"]')?.value,
      buttons: buttonsIn(popover.ariaLabel ?? '', popover),
    },
    uploader: uploader && {
      state: uploader.dataset.state,
      alert: text(uploader, '[role=alert]'),
      file: text(uploader, 'figcaption'),
      fraction: uploader.querySelector('progress')?.value ?? null,
    },
    preview: preview && {
      state: preview.dataset.state,
      viewport: input(preview, 'label:nth-of-type(2) > [type=radio]')?.checked
        ? 'mobile'
        : has(preview, '[aria-pressed=true]')
          ? 'fullSize'
          : 'desktop',
      hasGuides: input(preview, '[type=checkbox]')?.checked,
      areControlsShown: preview.hasAttribute('data-unfolded'),
      isMissing: has(preview, '[role=alert]'),
      link: find(preview, 'p[role=status] a')?.getAttribute('href') ?? undefined,
      tab: find(screen, '[role=tab][aria-selected=true]')?.id,
      panel: find(screen, '[data-panel]')?.dataset.panel,
    },
  };
}
