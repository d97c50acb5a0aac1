/**
 * A document node for node, a line each; a link that the preview holds counts as the link it is on the page. Runs in
 * the browser, so that it may use nothing from outside.
 */
export function linesOf(page: Document): readonly string[] {
  const attributesOf = (element: Element) => {
    const isHeld = element.hasAttribute('data-href');
    return [...element.attributes]
      .filter(
        ({ name }) =>
          !/^data-(?:parley|path|edited|pointed)$/.test(name) &&
          !(isHeld && (name === 'role' || name === 'tabindex')),
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
  const root = page.documentElement.cloneNode(true);
  root.normalize();
  return read(root);
}
