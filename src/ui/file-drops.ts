/** Keeps the browser from opening a file that is dropped beside a place for files: the builder would be gone. */
export function refuseFileDrops(target: EventTarget, options: AddEventListenerOptions = {}): void {
  const refuse = (event: Event) => {
    const { dataTransfer } = event as DragEvent;
    if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  for (const name of ['dragover', 'drop']) target.addEventListener(name, refuse, options);
}
