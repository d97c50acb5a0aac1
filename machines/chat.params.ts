import type { ChatContext, Said } from './chat.setup.ts';

export const draftOf = ({ context, event }: { context: ChatContext; event: { at: number } }): Said => ({
  text: context.draft,
  at: event.at,
});
export const labelOf = ({ event }: { event: { label: string; at: number } }): Said => ({
  text: event.label,
  at: event.at,
});
export const atOf = ({ event }: { event: { at: number } }) => ({ at: event.at });

export const placeOf = ({ event }: { event: { target: string; at: number } }) => ({
  target: event.target,
  at: event.at,
});

export const editedOf = ({ event }: { event: { value: string | boolean; commandId: string } }) => ({
  value: event.value,
  commandId: event.commandId,
});
export const chosenOf = ({ event }: { event: { value: string | boolean; said: string; at: number } }) => ({
  value: event.value,
  said: event.said,
  at: event.at,
});
export const commandOf = ({ event }: { event: { commandId: string } }) => ({ commandId: event.commandId });
export const endOf = ({ event }: { event: { output: { readonly at: number } } }) => ({ at: event.output.at });

export const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
