import type { UnderstoodHours } from './command.ts';

/** One message of the transcript. `at` is in milliseconds since 1970, `buttons` are the labels of its options. */
export interface Message {
  readonly text: string;
  readonly isUser: boolean;
  readonly at: number;
  readonly buttons?: readonly string[];
  readonly commandId?: string;
  readonly isSuccess?: boolean;
  readonly isValuePrompt?: boolean;
  /** The opening hours that its first option writes, as they were understood. */
  readonly hours?: UnderstoodHours;
  /** The address of the picture that a success reports. */
  readonly picture?: string;
  /** The path of the description that it asks for, of that picture. */
  readonly describes?: string;
}

/** Formats milliseconds since 1970 as local time, `HH:MM`, 24 hours. */
export function clockTime(at: number): string {
  const time = new Date(at);
  return [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
