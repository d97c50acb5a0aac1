/** Controls how modal dialogs are shown while the inspector's panel is open. */
interface DialogHost {
  /** Tells whether the panel is shown. */
  setPanel(isThere: boolean): void;
}

/** How much of the window the panel takes is set by the panel's own style. */
const STYLE = `
#root dialog:popover-open, #root dialog:popover-open::backdrop { inset: 0 var(--beside-inline) var(--beside-block) 0; }
#root dialog:popover-open { max-inline-size: calc(100vw - var(--beside-inline) - 2rem);
  max-block-size: calc(100dvh - var(--beside-block) - 2rem); }
#root dialog:popover-open::backdrop { background: var(--scrim); }`;

/**
 * Shows the app's modal dialogs as popovers while the panel is open. A modal dialog makes everything else in
 * the page inert, the panel included; as a popover it leaves the panel usable. The rest of the app is made
 * inert here instead, and Escape closes the dialog as before.
 */
export function showDialogsAsPopovers(app: HTMLElement): DialogHost {
  /** The dialogs shown as popovers, topmost last, each with the element that had the focus before. */
  const shownAsPopover = new Map<HTMLDialogElement, Element | null>();
  let isOn = false;
  let inert: readonly Element[] = [];

  const showAsPopover = (dialog: HTMLDialogElement) => {
    const focused = document.activeElement;
    dialog.close();
    shownAsPopover.set(dialog, document.activeElement);
    dialog.popover = 'manual';
    dialog.showPopover();
    dialog.show();
    focus(focused);
  };
  const showAsModal = (dialog: HTMLDialogElement, before: Element | null) => {
    shownAsPopover.delete(dialog);
    if (!dialog.isConnected) return;
    const focused = document.activeElement;
    const isOpen = dialog.open;
    if (isOpen) dialog.close();
    dialog.hidePopover();
    dialog.popover = null;
    if (isOpen) dialog.showModal();
    focus(focused === document.body ? before : focused);
  };
  const update = () => {
    for (const element of inert) element.removeAttribute('inert');
    for (const [dialog, before] of shownAsPopover)
      if (!isOn || !dialog.open || !dialog.isConnected) showAsModal(dialog, before);
    if (isOn)
      for (const dialog of app.querySelectorAll<HTMLDialogElement>('dialog:modal')) showAsPopover(dialog);
    inert = elementsOutside([...shownAsPopover.keys()].at(-1), app);
    for (const element of inert) element.setAttribute('inert', '');
  };
  window.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    [...shownAsPopover.keys()].at(-1)?.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
  const style = document.createElement('style');
  style.textContent = STYLE;
  document.head.append(style);
  new MutationObserver(update).observe(app, { subtree: true, attributeFilter: ['open'] });
  return {
    setPanel: (isThere) => {
      isOn = isThere;
      update();
    },
  };
}

/** The elements of an app that neither contain an element nor are inside it. */
function elementsOutside(element: Element | undefined, app: HTMLElement): readonly Element[] {
  if (!element || element === app || !element.parentElement) return [];
  const siblings = [...element.parentElement.children].filter(
    (each) => each !== element && !each.hasAttribute('inert'),
  );
  return [...siblings, ...elementsOutside(element.parentElement, app)];
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus();
}
