/** Whether a dialog was asked for, by the snapshot of its machine: it rests in `closed` or `idle`. */
export const selectIsOpen = ({ value }: { readonly value: unknown }) =>
  value !== 'closed' && value !== 'idle';
