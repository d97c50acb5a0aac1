import type { Locator } from 'playwright';

/** A file whose bytes are followed by zeros, up to its size. */
interface LargeFile {
  readonly name: string;
  readonly mimeType: string;
  readonly size: number;
  readonly start?: Buffer;
}

/** Chooses a large file in a file box. It is made in the page, where megabytes would take seconds to arrive. */
export function chooseLargeFile(box: Locator, { name, mimeType, size, start }: LargeFile): Promise<void> {
  return box.evaluate(
    (input: HTMLInputElement, file) => {
      const bytes = new Uint8Array(file.size);
      bytes.set(file.start);
      const chosen = new DataTransfer();
      chosen.items.add(new File([bytes], file.name, { type: file.mimeType }));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { name, mimeType, size, start: [...(start ?? [])] },
  );
}
