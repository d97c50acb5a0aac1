/** A picture of a page, and what the sheet writes below it. */
export interface SheetCell {
  readonly file: string;
  readonly caption: string;
}

/** A contact sheet: a row for each business. A picture leads to itself in full size. */
export function sheetOf(title: string, rows: ReadonlyMap<string, readonly SheetCell[]>): string {
  const body = [...rows].map(
    ([business, cells]) => `<h2>${business}</h2>\n<div>${cells.map(cellOf).join('\n')}</div>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>
body { margin: 24px; background: #777; color: #fff; font: 14px system-ui, sans-serif; }
div { display: flex; gap: 16px; align-items: start; overflow-x: auto; }
figure { flex: none; inline-size: 300px; margin: 0; }
img { inline-size: 100%; display: block; }
a { color: inherit; }
</style>
<h1>${title}</h1>
${body.join('\n')}
`;
}

function cellOf({ file, caption }: SheetCell): string {
  return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy">${caption}</a></figure>`;
}
