import { useGo } from '../router/use-go.ts';
import { handUsername } from './use-handed-username.ts';

/** Leads whoever has just made an account to the sign-in page, which says that it worked (spec §8) and knows their username. */
export function useGoSignIn(): (
  username: string | null,
  outcome: 'registerSuccessful' | 'activationSuccessful',
) => void {
  const go = useGo();
  return (username, outcome) => {
    handUsername(username ?? '');
    go('login-home', { error: outcome });
  };
}
