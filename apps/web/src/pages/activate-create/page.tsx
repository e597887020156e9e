import { AccountChoice } from '../../sign-up/account-choice.tsx';

/**
 * The choice for visitors who may have a code already, such as those whom a partner has confirmed: activation is first.
 */
export function Page() {
  return <AccountChoice state="activate-create" first="activate" />;
}
