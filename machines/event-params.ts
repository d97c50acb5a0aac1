/** The fields of an event whose action takes them as they are. */
export const event = <Event>({ event }: { event: Event }): Event => event;

/** The error that an invoked actor ended with. */
export const error = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
