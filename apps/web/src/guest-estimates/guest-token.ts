import { tabMemory } from '../portal/tab-memory.ts';

/** The last token for accepting the terms, for a page whose address has none. */
const token = tabMemory('portico-guest-token');

export const rememberGuestToken = token.remember;
export const recallGuestToken = token.recall;
/** Starting over begins with the terms again. */
export const forgetGuestToken = token.forget;
