/**
 * The styles of guides and marks. `--px` is a pixel of the screen: the frame may be drawn smaller. A drawing that runs down the page
 * stands in its first section and is placed in the page: with a mark of its own, that section would move it over the words.
 */
const STYLES = `
:root{--label:600 calc(12*var(--px))/1.6 system-ui,sans-serif}
:is(section,footer)[data-guide]{position:relative}
[data-guide]{outline:2px dashed #d6336c;outline-offset:-2px}
[data-guide]::before{content:attr(data-guide);position:absolute;z-index:99;inset:0 auto auto 0;padding:calc(2*var(--px)) calc(10*var(--px));
  border-radius:0 0 8px 0;background:#a61e4d;color:#fff;font:var(--label)}
[data-edited]{outline:calc(2*var(--px)) solid #1971c2;outline-offset:2px;scroll-margin:2rem}
:where([data-draft]){position:relative}
[data-draft]{outline:calc(2*var(--px)) dashed #9a4a00;outline-offset:2px}
[data-draft]::after,a[data-href][data-draft]::after{content:attr(data-draft);position:absolute;z-index:1;inline-size:max-content;
  inset-block:auto calc(100% + 4*var(--px));inset-inline:0 auto;padding:0 calc(8*var(--px));border-radius:calc(6*var(--px));background:#9a4a00;color:#fff;
  font:var(--label);letter-spacing:0;text-transform:none;text-align:start;white-space:nowrap}
[data-draft][data-badge~=below]:is(a[data-href],*)::after{inset-block:calc(100% + 4*var(--px)) auto}
[data-draft][data-badge~=end]:is(a[data-href],*)::after{inset-inline:auto 0}
:is(section,footer,header)[data-draft]::after{inset-block:0 auto}
#header:has([data-draft]){overflow:visible}
[data-pointed]{outline:calc(2*var(--px)) dashed #1971c2;outline-offset:2px;cursor:pointer}
:is(section,footer,header):is([data-pointed],[data-edited],[data-draft]){outline-offset:calc(-2*var(--px))}
[data-chip]::after{--across:min(var(--chip-start),var(--chip-room) - 100%);--down:max(var(--chip-top) - 100%,var(--chip-ceiling));
  content:attr(data-chip);position:absolute;z-index:99;left:0;top:0;inline-size:max-content;max-inline-size:100%;translate:var(--across) var(--down);
  padding:calc(2*var(--px)) calc(10*var(--px));border-radius:8px 8px 0 0;pointer-events:none;background:#1864ab;color:#fff;font:var(--label)}
[data-chip][dir=rtl]::after{--across:max(0px,var(--chip-end) - 100%)}
[data-chip]:has(:is(section,footer,.moon,.picture,.panel,li)[data-pointed])::after{--down:max(var(--chip-top),var(--chip-ceiling));border-radius:0 0 8px 0}
a[data-href]:not([data-draft])::after{content:none}
[data-sample]{text-decoration:underline dotted;text-decoration-thickness:calc(1.5*var(--px));text-underline-offset:.25em}
[data-samples]{position:relative}
[data-samples]:not([data-ghost],[data-guide])::before{content:attr(data-samples);position:absolute;z-index:1;inset-block:calc(8*var(--px)) auto;inset-inline:auto calc(8*var(--px));
  block-size:max-content;padding:calc(2*var(--px)) calc(10*var(--px));border-radius:99px;background:#55524a;color:#fff;font:var(--label)}
[data-ghost]{position:relative;outline:calc(2*var(--px)) dashed #6b675d;outline-offset:calc(-8*var(--px))}
[data-ghost]>*{opacity:.5}
[data-ghost]::after{content:attr(data-ghost);position:absolute;inset-block:calc(16*var(--px)) auto;inset-inline:auto calc(16*var(--px));padding:calc(2*var(--px)) calc(10*var(--px));
  border-radius:99px;background:#55524a;color:#fff;font:var(--label)}
section:has(>.line){position:static!important}`;

/**
 * Adds the styles of guides and marks to a frame's document. Constructed style sheets leave the page's own styles untouched.
 * The returned function adapts the marks to the size in which the frame is drawn.
 */
export function addFrameStyles(page: Document): () => void {
  const view = page.defaultView;
  const frame = view?.frameElement as HTMLElement | null | undefined;
  if (!view || !frame) return () => {};
  const sheet = new view.CSSStyleSheet();
  const scale = new view.CSSStyleSheet();
  sheet.replaceSync(STYLES);
  page.adoptedStyleSheets = [scale, sheet];
  const adapt = () => {
    const drawn = frame.getBoundingClientRect().width / frame.offsetWidth;
    scale.replaceSync(`:root{--px:${drawn > 0 ? 1 / drawn : 1}px}`);
  };
  adapt();
  return adapt;
}
