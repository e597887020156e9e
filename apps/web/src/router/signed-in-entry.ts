import { createContext } from 'react';

/**
 * True in the signed-in entry. Its pages are those that the signed-out one has not; links between the two entries are
 * opened from the server.
 */
export const SignedInEntry = createContext(false);
