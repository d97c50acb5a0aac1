/** Tests for Ctrl+Alt+I, by key position, so that it works in every keyboard layout. */
export function isInspectorShortcut(event: KeyboardEvent): boolean {
  // Windows reports AltGr as Ctrl+Alt; with it the key types a character.
  return event.ctrlKey && event.altKey && event.code === 'KeyI' && !event.getModifierState('AltGraph');
}
