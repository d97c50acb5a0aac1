import type { Message } from '../chat/message.ts';

/** The questions of the interview, in order. */
export const QUESTIONS = ['trade', 'name', 'contact', 'address', 'picture'] as const;

/** A situation of the interview in which the visitor is asked. */
export type Asked = (typeof QUESTIONS)[number] | 'finished';

/** One question with what was said about it; the first exchange begins with what started the interview. */
export interface Exchange {
  readonly asked: Asked;
  readonly messages: readonly Message[];
}

/** All messages, oldest first. */
export function messagesOf(exchanges: readonly Exchange[]): readonly Message[] {
  return exchanges.flatMap(({ messages }) => messages);
}

/** Adds a question. One that the visitor came back to stands already. */
export function asked(
  exchanges: readonly Exchange[],
  question: Asked,
  message: Message,
): readonly Exchange[] {
  const last = exchanges.at(-1);
  if (last?.asked !== question) return [...exchanges, { asked: question, messages: [message] }];
  return last.messages.some(({ isUser }) => !isUser) ? exchanges : added(exchanges, message);
}

/** Adds a message to the latest question. */
export function added(exchanges: readonly Exchange[], message: Message): readonly Exchange[] {
  const last = exchanges.at(-1);
  return last ? [...exchanges.slice(0, -1), { ...last, messages: [...last.messages, message] }] : exchanges;
}

/** Drops the latest question, and what was said to the one before it. */
export function withoutLast(exchanges: readonly Exchange[]): readonly Exchange[] {
  const last = exchanges.at(-2);
  if (!last) return [];
  const { messages } = last;
  const question = messages.findIndex(({ isUser }) => !isUser);
  return [...exchanges.slice(0, -2), { ...last, messages: messages.slice(0, question + 1) }];
}
