import { AccountChoice } from '../../sign-up/account-choice.tsx';

/** For whoever does not know which of the two it is. */
export function Page() {
  return <AccountChoice state="account-selection" first="activate" />;
}
