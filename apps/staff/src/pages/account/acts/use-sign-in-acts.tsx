import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountViewModel } from '@portico/staff-contract';
import { useSession } from '../../../session/session.tsx';
import { type AccountAct, actLike } from './account-act.ts';
import { useAskedText, useRequest } from './use-request.ts';

/** What can be done to the sign-in of an account that is not closed. */
export function useSignInActs({ accountId, name, status, factors }: AccountViewModel): AccountAct[] {
  const { t } = useLingui();
  const { send } = useSession();
  const asked = useAskedText();
  const requestTwoStep = useRequest('turnOffTwoStep', accountId);
  if (status === 'closed') return [];
  const unlock: AccountAct = {
    ...actLike.silent,
    id: 'unlock',
    needs: 'helpAccounts',
    button: t`Unlock`,
    title: t`Unlock the account of ${name}?`,
    about: <Trans>Every lock after too many tries ends, on all devices: of passwords, codes and recovery.</Trans>,
    done: t`Every lock of ${name} is lifted.`,
    run: () => send('unlockAccount', { accountId }),
  };
  const endSessions: AccountAct = {
    ...actLike.silent,
    id: 'endSessions',
    needs: 'helpAccounts',
    button: t`Sign out everywhere`,
    title: t`Sign ${name} out everywhere?`,
    about: <Trans>Every browser and app of {name} is signed out. The password stays.</Trans>,
    done: t`${name} is signed out everywhere.`,
    run: () => send('endSessions', { accountId }),
  };
  const turnOffTwoStep: AccountAct = {
    ...actLike.reasoned,
    ...requestTwoStep,
    id: 'turnOffTwoStep',
    button: t`Ask to turn off the second step`,
    title: t`Ask to turn off the second step of ${name}?`,
    about: <Trans>For an owner who has lost every way to verify. See first who is asking. A colleague decides.</Trans>,
  };
  const suspend: AccountAct = {
    ...actLike.dangerous,
    id: status === 'active' ? 'suspension' : 'suspendForGood',
    needs: 'helpAccounts',
    button: t`Suspend`,
    title: t`Suspend the account of ${name}?`,
    about: <Trans>{name} is signed out everywhere, and cannot sign in until two people of staff lift it.</Trans>,
    done: t`The account of ${name} is suspended.`,
    run: ({ reason }) => send('suspendAccount', { accountId, reason }),
  };
  const lift: AccountAct = {
    ...actLike.reasoned,
    id: 'suspension',
    takesAccess: true,
    needs: 'openAccounts',
    button: t`Ask to lift the suspension`,
    title: t`Ask to lift the suspension of ${name}?`,
    about: <Trans>See first who is asking, as for a new account. A colleague decides.</Trans>,
    done: asked,
    run: ({ reason, access }) =>
      send('askForOpening', { opening: { kind: 'liftSuspension', accountId, reason, access } }),
  };
  return [
    ...(status === 'active' ? [unlock] : []),
    endSessions,
    ...(factors.length > 0 ? [turnOffTwoStep] : []),
    // Until its owner resets the password, whoever reads their mail can open it: then suspending it does more.
    ...(status === 'suspended' ? [] : [suspend]),
    ...(status === 'active' ? [] : [lift]),
  ];
}
