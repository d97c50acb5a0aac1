/** Whether a key opens the inspector: Ctrl+Alt+I, wherever the letter stands. */
export function isInspectorShortcut(event: KeyboardEvent): boolean {
  // AltGr is Ctrl+Alt on Windows, and writes a letter.
  return event.ctrlKey && event.altKey && event.code === 'KeyI' && !event.getModifierState('AltGraph');
}
