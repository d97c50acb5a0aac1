/** The type of the event that tells an actor which waits for its machine that the code has come. It comes from no visitor. */
export const CAME = 'machine.came';
