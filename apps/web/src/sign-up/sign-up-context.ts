import type { SignUpStanding } from '@portico/contract';
import { createContext, useContext } from 'react';

/** What a page of the sign-up knows and can do. */
export interface SignUp {
  readonly standing: SignUpStanding;
  /** One is on the way to the next page: what was sent is not sent again. */
  readonly moving: boolean;
  /** Keeps the standing that a step answered with, and goes to its page. */
  readonly moveOn: (next: SignUpStanding) => void;
  /** Asks the server where one stands, and goes there: for refusals that have moved the standing. */
  readonly recheck: () => Promise<void>;
  /** The same for a step that is out of turn: where another tab has gone on, the page that one is led to says so. */
  readonly overtaken: () => Promise<void>;
  /** Forgets what was typed, and goes to where a sign-up begins, with the standing that giving it up answered with. */
  readonly beginAgain: (next: SignUpStanding) => void;
  /** Leaves a sign-up that was given up, with the standing that this answered with. */
  readonly leave: (next: SignUpStanding) => void;
}

export const SignUpContext = createContext<SignUp | null>(null);

export function useSignUp(): SignUp {
  const signUp = useContext(SignUpContext);
  if (!signUp) throw new Error('useSignUp stands outside SignUpPage');
  return signUp;
}
