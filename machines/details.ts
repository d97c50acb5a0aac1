/** The fields of an event, as the parameters of an action or guard. */
export const details = <Event>({ event }: { readonly event: Event }): Event => event;
