import { type AnyActorRef, type EventObject, fromCallback } from 'xstate';
import { selectIsOpen } from './dialog.selectors.ts';

/** Tells when one of the dialogs is asked for, for as long as it runs. */
export const watchDialogs = fromCallback<EventObject, { readonly dialogs: readonly AnyActorRef[] }>(
  ({ input, sendBack }) => {
    const watches = input.dialogs.map((dialog) => {
      let wasAsked = selectIsOpen(dialog.getSnapshot());
      return dialog.subscribe({
        next(snapshot) {
          const isAsked = selectIsOpen(snapshot);
          if (isAsked && !wasAsked) sendBack({ type: 'dialog.opened' });
          wasAsked = isAsked;
        },
        // Its parent hears of an error that ends the dialog; unheard here, it would be thrown once more.
        error: () => undefined,
      });
    });
    return () => {
      for (const watch of watches) watch.unsubscribe();
    };
  },
);
