import { withLinks } from '../../../../domain/chat/shorten-link.ts';

/** A text of a message, its long links shortened. */
export function LinkedText({ text }: { text: string }) {
  return withLinks(text).map((part, at) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
      <span key={at}>{part}</span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
      <span key={at} title={part.link}>
        {part.shown}
      </span>
    ),
  );
}
