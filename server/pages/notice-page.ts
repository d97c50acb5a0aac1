import type { VisitorLanguage } from '../http/visitor-language.ts';

const STYLE =
  '<style>:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-inline-size:36rem;margin:12vh auto;padding-inline:1.5rem}h1{font-size:1.5rem;line-height:1.3}</style>';

/** The head of the server's own pages: language, direction and a readable style. */
export function noticePageHead({ code, direction }: VisitorLanguage): string {
  return `<!doctype html><html lang="${code}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${STYLE}`;
}
