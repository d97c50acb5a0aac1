const STYLES = `
[data-guide]{position:relative;outline:2px dashed #d6336c;outline-offset:-2px}
[data-guide]::before{content:attr(data-guide);position:absolute;z-index:99;inset:0 auto auto 0;padding:2px 10px;
  border-radius:0 0 8px 0;background:#a61e4d;color:#fff;font:600 12px/1.6 system-ui,sans-serif}
[data-edited]{outline:2px solid #1971c2;outline-offset:2px;scroll-margin:2rem}
[data-pointed]{outline:2px dashed #1971c2;outline-offset:2px;cursor:pointer}
:is(section,footer)[data-pointed],:is(section,footer)[data-edited]{outline-offset:-2px}
[data-pointed]::before{content:attr(data-pointed);position:absolute;z-index:99;place-self:start;white-space:nowrap;padding:2px 10px;translate:0 -100%;
  border-radius:8px 8px 0 0;background:#1864ab;color:#fff;font:600 12px/1.6 system-ui,sans-serif;letter-spacing:0}
:is(section,footer,.moon,.picture,.panel,li)[data-pointed]::before{translate:none;border-radius:0 0 8px 0}`;

/** Gives a preview's document the looks of guides and of fields, beside the page's own style, which stays untouched. */
export function addFrameStyles(page: Document): void {
  const { defaultView } = page;
  if (!defaultView) return;
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync(STYLES);
  page.adoptedStyleSheets = [sheet];
}
