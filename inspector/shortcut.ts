/** Binds Ctrl+Alt+I in a window. */
export function addInspectorShortcut(page: Window, act: () => void, options?: AddEventListenerOptions): void {
  const open = (event: KeyboardEvent) => {
    // By key position, so that it works in every keyboard layout. Windows reports AltGr as Ctrl+Alt; with it the key types.
    const isAsked =
      event.ctrlKey && event.altKey && event.code === 'KeyI' && !event.getModifierState('AltGraph');
    if (!isAsked) return;
    event.preventDefault();
    act();
  };
  page.addEventListener('keydown', open, options);
}
