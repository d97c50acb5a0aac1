import type { MadeFile } from '../domain/ports.ts';

/** How long a download may take to begin: the address that it reads from stays good for so long. */
const BEGINNING_MS = 60_000;

/** Downloads as a browser has them, each by an address of its own, given back afterwards. */
export function browserDownloads(
  page: Document,
  setTimeout: (callback: () => void, milliseconds: number) => unknown,
): { download(file: MadeFile): void } {
  return {
    download({ name, type, text }) {
      const address = URL.createObjectURL(new Blob([text], { type }));
      const link = page.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), BEGINNING_MS);
    },
  };
}
