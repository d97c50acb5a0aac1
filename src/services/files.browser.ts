import type { MadeFile } from '../../domain/ports.ts';

/** How long a download may take to start: revoking its object URL earlier would cancel it. */
const BEGINNING_MS = 60_000;

/** Downloads through a link to an object URL, which is revoked after a minute. */
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
