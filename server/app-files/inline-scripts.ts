import { createHash } from 'node:crypto';

/** The hashes of the inline scripts of a page, as a Content-Security-Policy names them. */
export function inlineScripts(html: string): readonly string[] {
  const [, ...scripts] = html.split('<script>');
  return scripts.map((rest) => {
    const [script = ''] = rest.split('</script>');
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
}
