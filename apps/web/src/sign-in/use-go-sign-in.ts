import { useGo } from '../router/use-go.ts';
import { passUsername } from './use-passed-username.ts';

/** Leads the owner of a new account to the sign-in page, which confirms it (spec §8) and fills in the username. */
export function useGoSignIn(): (
  username: string | null,
  outcome: 'registerSuccessful' | 'activationSuccessful',
) => void {
  const go = useGo();
  return (username, outcome) => {
    passUsername(username ?? '');
    go('login-home', { error: outcome });
  };
}
