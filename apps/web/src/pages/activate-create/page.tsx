import { AccountChoice } from '../../sign-up/account-choice.tsx';

/** For whoever may have a code already, as those whom a partner has confirmed: activating comes first. */
export function Page() {
  return <AccountChoice state="activate-create" first="activate" />;
}
