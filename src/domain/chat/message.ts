/** One entry of the transcript; `at` is milliseconds since 1970, `buttons` the labels it offers. */
export interface Message {
  readonly text: string;
  readonly isUser: boolean;
  readonly at: number;
  readonly buttons?: readonly string[];
  readonly commandId?: string;
  readonly isSuccess?: boolean;
  readonly isValuePrompt?: boolean;
}

/** The option a text names, ignoring case and blanks around it, among the labels a message offers. */
export function optionNamed(message: Message | undefined, text: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  return message?.buttons?.find((label) => label.toLowerCase() === wanted);
}

/** A moment (milliseconds since 1970) as the visitor's local time, 24 hours, `HH:MM`. */
export function clockTime(at: number): string {
  const time = new Date(at);
  return [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
