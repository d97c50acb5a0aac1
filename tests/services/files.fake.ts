import type { Files, MadeFile } from '../../domain/ports.ts';

/** Records downloads and reads files as they are. */
export function fakeFiles(): Files & { readonly downloads: MadeFile[] } {
  const downloads: MadeFile[] = [];
  return {
    downloads,
    download: async (file) => {
      downloads.push(file);
    },
    read: (file) => file.text(),
  };
}
