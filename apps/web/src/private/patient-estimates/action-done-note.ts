/** What led to the saved estimates. */
export type WhatWasDone = 'saved' | 'revised' | 'deleted';

/** A note in the history for the next page. */
export function noteOfWhatWasDone(done: WhatWasDone): { readonly estimate: WhatWasDone } {
  return { estimate: done };
}

/** Reads such a note; null for any other. */
export function readWhatWasDone(note: unknown): WhatWasDone | null {
  const done: unknown = typeof note === 'object' && note !== null && 'estimate' in note ? note.estimate : null;
  return done === 'saved' || done === 'revised' || done === 'deleted' ? done : null;
}
