import { AccountChoice } from '../../sign-up/account-choice.tsx';

/** The choice for visitors who do not know whether to create an account or to activate one. */
export function Page() {
  return <AccountChoice state="account-selection" first="activate" />;
}
