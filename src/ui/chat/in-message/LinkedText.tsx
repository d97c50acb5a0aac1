import { withLinks } from '../../../../domain/chat/shorten-link.ts';
import { numbersApart } from './numbers-apart.ts';

/** A text of a message, its long links shortened. A number reads from left to right also among words that do not. */
export function LinkedText({ text }: { text: string }) {
  return withLinks(text).map((part, at) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
      <WithNumbers key={at} text={part} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
      <span key={at} title={part.link}>
        {part.shown}
      </span>
    ),
  );
}

function WithNumbers({ text }: { text: string }) {
  return numbersApart(text).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
      <bdi key={at} dir="ltr">
        {part}
      </bdi>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
      <span key={at}>{part}</span>
    ),
  );
}
