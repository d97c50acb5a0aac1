import type { ChatContext, Said } from './chat.context.ts';

/** The draft, as it is sent. */
export const draft = ({ context, event }: { context: ChatContext; event: { at: number } }): Said => ({
  text: context.draft,
  at: event.at,
});

/** The option that was picked. */
export const label = ({ event }: { event: { label: string; at: number } }): Said => ({
  text: event.label,
  at: event.at,
});

/** The value that was typed. */
export const typed = ({ context, event }: { context: ChatContext; event: { at: number } }) => ({
  value: context.draft,
  said: context.draft,
  at: event.at,
});

/** The option that was picked as a value. */
export const picked = ({ event }: { event: { label: string; at: number } }) => ({
  value: event.label,
  said: event.label,
  at: event.at,
});
