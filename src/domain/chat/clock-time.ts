/** A moment (milliseconds since 1970) as the visitor's local time, 24 hours, `HH:MM`. */
export function clockTime(at: number): string {
  const time = new Date(at);
  return [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
