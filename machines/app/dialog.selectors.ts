/** True if a dialog is open: its machine is neither `closed` nor `idle`. */
export const selectIsOpen = ({ value }: { readonly value: unknown }) =>
  value !== 'closed' && value !== 'idle';
