import { AccountChoice } from '../../sign-up/account-choice.tsx';

/** For whoever wants an account: creating one comes first. */
export function Page() {
  return <AccountChoice state="create-account" first="create" />;
}
