import { createContext } from 'react';

/**
 * True in the signed-in entry. Its pages are not in the signed-out one; a link between the two entries loads a page
 * from the server.
 */
export const SignedInEntry = createContext(false);
