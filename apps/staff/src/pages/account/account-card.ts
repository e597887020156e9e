import type { AccountViewModel } from '@portico/staff-contract';

/** What a part of the page of an account is given. */
export interface AccountCardProps {
  account: AccountViewModel;
  /** Something was done: the account is another. */
  onDone: () => void;
}
