import { AccountChoice } from '../../sign-up/account-choice.tsx';

/** The choice for visitors who may have a code already, for example from a partner: activation is first. */
export function Page() {
  return <AccountChoice state="activate-create" first="activate" />;
}
