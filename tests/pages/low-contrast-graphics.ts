/**
 * The icons and focus rings of the document with a contrast below 3:1 to their actual background, a line each. Runs in
 * the browser, so that it may use nothing from outside.
 */
export function lowContrastGraphics(): string[] {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((channel) => {
      const share = Number(channel) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const backgroundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return /^rgb\(/.test(backgroundColor) ? backgroundColor : backgroundOf(element.parentElement);
  };
  const lowContrast = (what: Element, color: string, background: string) => {
    const [dark = 0, light = 0] = [luminance(color), luminance(background)].sort((a, b) => a - b);
    const ratio = (light + 0.05) / (dark + 0.05);
    return ratio < 3
      ? [`${ratio.toFixed(2)}: ${color} on ${background}: ${what.outerHTML.slice(0, 80)}`]
      : [];
  };
  const icons = [...document.querySelectorAll('.icon, .phase, .go')].flatMap((icon) =>
    lowContrast(icon, getComputedStyle(icon).color, backgroundOf(icon)),
  );
  const stops = document.querySelectorAll<HTMLElement>('a[href], button');
  const rings = [...stops]
    .filter((stop) => stop.checkVisibility())
    .flatMap((stop) => {
      stop.focus({ focusVisible: true } as FocusOptions);
      const { outlineStyle, outlineColor, outlineOffset } = getComputedStyle(stop);
      if (outlineStyle !== 'solid') return [`no ring: ${stop.outerHTML.slice(0, 80)}`];
      const isInside = Number.parseFloat(outlineOffset) < 0;
      return lowContrast(stop, outlineColor, backgroundOf(isInside ? stop : stop.parentElement));
    });
  return [...icons, ...rings];
}
