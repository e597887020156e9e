import { useLingui } from '@lingui/react/macro';
import type { Opening } from '@portico/staff-contract';
import { useSession } from '../../../session/session.tsx';
import type { AccountAct } from './account-act.ts';

/** What is said once a colleague has to decide. */
export function useAskedText(): string {
  const { t } = useLingui();
  return t`Asked for. A colleague decides under Approvals.`;
}

type PlainKind = Extract<Opening['kind'], 'reopenAccount' | 'turnOffTwoStep' | 'eraseAccount'>;

/** Asks for what takes two people and is told with its reason alone. */
export function useRequest(kind: PlainKind, accountId: string): Pick<AccountAct, 'needs' | 'done' | 'run'> {
  const { send } = useSession();
  const done = useAskedText();
  return {
    needs: 'openAccounts',
    done,
    run: ({ reason }) => send('askForOpening', { opening: { kind, accountId, reason } }),
  };
}
