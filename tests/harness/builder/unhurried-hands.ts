/**
 * Lets each click of a test come a second after the one before, as the page measures time: a pick that follows another
 * within 200 ms is ignored, and tests neither wait nor keep the page's clock going. The clicks of a double or triple
 * click stay together. Runs in the page.
 */
export function unhurriedHands(): void {
  let rows = 0;
  addEventListener(
    'click',
    (click) => {
      if (click.detail <= 1) rows += 1;
      Object.defineProperty(click, 'timeStamp', { value: rows * 1000 + click.detail * 50 });
    },
    { capture: true },
  );
}
