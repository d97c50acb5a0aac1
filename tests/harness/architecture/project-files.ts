import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * Reads the text files of a folder by their path, without those that its `.gitignore` names.
 * It walks the folder instead of asking git, so that an unpacked archive and a file not yet added count too.
 */
export function readProjectFiles(root: string): Readonly<Record<string, string>> {
  const isIgnored = ignoreFilter(readFileSync(join(root, '.gitignore'), 'utf8'));
  const texts: Record<string, string> = {};
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = posix.join(folder, entry.name);
      if (isIgnored(entry.isDirectory() ? `${path}/` : path)) continue;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) {
        const text = readFileSync(join(root, path), 'utf8');
        if (!text.includes('\0')) texts[path] = text;
      }
    }
  };
  walk('');
  return texts;
}

function ignoreFilter(gitignore: string): (path: string) => boolean {
  const patterns = gitignore
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const folders = ['.git/', ...patterns.filter((pattern) => pattern.endsWith('/'))];
  const endings = patterns.filter((pattern) => pattern.startsWith('*')).map((pattern) => pattern.slice(1));
  const files = new Set(['.git', ...patterns]);
  return (path) =>
    files.has(path) ||
    folders.some((folder) => `/${path}`.endsWith(`/${folder}`)) ||
    endings.some((ending) => path.endsWith(ending));
}
