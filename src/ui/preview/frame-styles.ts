const STYLES = `
:is(section,footer)[data-guide]{position:relative}
[data-guide]{outline:2px dashed #d6336c;outline-offset:-2px}
[data-guide]::before{content:attr(data-guide);position:absolute;z-index:99;inset:0 auto auto 0;padding:2px 10px;
  border-radius:0 0 8px 0;background:#a61e4d;color:#fff;font:600 12px/1.6 system-ui,sans-serif}
[data-edited]{outline:2px solid #1971c2;outline-offset:2px;scroll-margin:2rem}
[data-pointed]{outline:2px dashed #1971c2;outline-offset:2px;cursor:pointer}
:is(section,footer)[data-pointed],:is(section,footer)[data-edited]{outline-offset:-2px}
[data-chip]::after{--across:min(var(--chip-start),var(--chip-room) - 100%);--down:max(var(--chip-top) - 100%,var(--chip-ceiling));
  content:attr(data-chip);position:absolute;z-index:99;left:0;top:0;inline-size:max-content;max-inline-size:100%;translate:var(--across) var(--down);
  padding:2px 10px;border-radius:8px 8px 0 0;pointer-events:none;background:#1864ab;color:#fff;font:600 12px/1.6 system-ui,sans-serif}
[data-chip][dir=rtl]::after{--across:max(0px,var(--chip-end) - 100%)}
[data-chip]:has(:is(section,footer,.moon,.picture,.panel,li)[data-pointed])::after{--down:max(var(--chip-top),var(--chip-ceiling));border-radius:0 0 8px 0}
a[data-href]::after{content:none}`;

/** Gives a preview's document the looks of guides and of fields, beside the page's own style, which stays untouched. */
export function addFrameStyles(page: Document): void {
  const { defaultView } = page;
  if (!defaultView) return;
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync(STYLES);
  page.adoptedStyleSheets = [sheet];
}
