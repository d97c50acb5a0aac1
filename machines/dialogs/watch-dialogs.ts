import { type AnyActorRef, type EventObject, fromCallback } from 'xstate';
import { selectIsOpen } from './dialog.selectors.ts';

/** Reports `dialog.opened` each time one of the dialogs opens. */
export const watchDialogs = fromCallback<EventObject, { readonly dialogs: readonly AnyActorRef[] }>(
  ({ input, sendBack }) => {
    const watches = input.dialogs.map((dialog) => {
      let wasOpen = selectIsOpen(dialog.getSnapshot());
      return dialog.subscribe({
        next(snapshot) {
          const isOpen = selectIsOpen(snapshot);
          if (isOpen && !wasOpen) sendBack({ type: 'dialog.opened' });
          wasOpen = isOpen;
        },
        // The dialog's parent handles its error. Without an observer here, XState would throw it again.
        error: () => undefined,
      });
    });
    return () => {
      for (const watch of watches) watch.unsubscribe();
    };
  },
);
