import type { KeyboardEvent } from 'react';

/** What Safari reports for the key that ends a composition: it comes after the composition has ended. */
const OF_COMPOSITION = 229;

/** True for an Enter that sends a text; false with Shift, and for one that takes a suggestion of an input method. */
export function isSendingEnter({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== OF_COMPOSITION;
}
