import type { ChatContext, Said } from './chat.context.ts';

export const draft = ({ context, event }: { context: ChatContext; event: { at: number } }): Said => ({
  text: context.draft,
  at: event.at,
});
export const label = ({ event }: { event: { label: string; at: number } }): Said => ({
  text: event.label,
  at: event.at,
});
/** A value that was typed, or the option that was picked for one. */
export const typed = ({ context, event }: { context: ChatContext; event: { at: number } }) => ({
  value: context.draft,
  said: context.draft,
  at: event.at,
});
export const picked = ({ event }: { event: { label: string; at: number } }) => ({
  value: event.label,
  said: event.label,
  at: event.at,
});
export const at = ({ event }: { event: { at: number } }) => ({ at: event.at });

export const place = ({ event }: { event: { target: string; at: number } }) => ({
  target: event.target,
  at: event.at,
});

export const edited = ({
  event,
}: {
  event: { value: string | boolean; commandId: string; isUndone?: boolean };
}) => ({
  value: event.value,
  commandId: event.commandId,
  isUndone: event.isUndone,
});
export const chosen = ({ event }: { event: { value: string | boolean; said: string; at: number } }) => ({
  value: event.value,
  said: event.said,
  at: event.at,
});
export const command = ({ event }: { event: { commandId: string } }) => ({ commandId: event.commandId });
export const end = ({ event }: { event: { output: { readonly at: number } } }) => ({ at: event.output.at });

export const error = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
