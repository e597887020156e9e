import { createContext } from 'react';

/** Told whenever a call was refused because nobody is signed in any more; the signed-in app acts on it. */
export const SignInRequired = createContext<() => void>(() => {});
