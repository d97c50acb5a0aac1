/**
 * The nodes of a document, a line each, without what it carries of its website: a preview has none. The marks of a preview, such
 * as those of samples, are left out. A link of the preview, in `data-href`, counts as the link of the page. Runs in the browser, so
 * that it may use nothing from outside.
 */
export function linesOf(page: Document): readonly string[] {
  const attributesOf = (element: Element) => {
    const isPreviewLink = element.hasAttribute('data-href');
    return [...element.attributes]
      .filter(
        ({ name }) =>
          !/^data-(?:parley|path|edited|pointed|samples?)$/.test(name) &&
          !(isPreviewLink && (name === 'role' || name === 'tabindex')),
      )
      .map(({ name, value }) => `${name === 'data-href' ? 'href' : name}=${JSON.stringify(value)}`)
      .sort();
  };
  const read = (node: Node): string[] => {
    if (node.nodeType !== Node.ELEMENT_NODE) return [`${node.nodeType} ${JSON.stringify(node.nodeValue)}`];
    const element = node as Element;
    return [
      [element.tagName, ...attributesOf(element)].join(' '),
      ...[...element.childNodes].flatMap(read),
      `/${element.tagName}`,
    ];
  };
  const root = page.documentElement.cloneNode(true) as Element;
  root.querySelector('#parley-source')?.remove();
  root.normalize();
  return read(root);
}
