import { AccountChoice } from '../../sign-up/account-choice.tsx';

/** The choice for visitors who want an account: creating one is first. */
export function Page() {
  return <AccountChoice state="create-account" first="create" />;
}
