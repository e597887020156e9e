import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountViewModel } from '@portico/staff-contract';
import { useSession } from '../../../session/session.tsx';
import { type AccountAct, actLike } from './account-act.ts';

const point = 'editestimates';

/** Whether the account may save and delete estimates (spec §6). */
export function maySaveEstimates({ securityPoints }: AccountViewModel): boolean {
  return securityPoints.includes(point);
}

/** Stops the saving of estimates, or allows it again. */
export function useEstimateActs(account: AccountViewModel): AccountAct[] {
  const { t } = useLingui();
  const { send } = useSession();
  const { accountId, name } = account;
  const editing = { ...actLike.reasoned, id: 'editing', needs: 'helpAccounts' } as const;
  if (!maySaveEstimates(account)) {
    return [
      {
        ...editing,
        button: t`Allow changes to estimates`,
        title: t`Allow ${name} to change estimates?`,
        about: <Trans>{name} can save and delete estimates from the next click on.</Trans>,
        done: t`${name} can save and delete estimates.`,
        run: ({ reason }) => send('permitAccount', { accountId, point, reason }),
      },
    ];
  }
  return [
    {
      ...editing,
      button: t`Stop changes to estimates`,
      title: t`Stop changes to the estimates of ${name}?`,
      about: (
        <Trans>
          {name} sees what is saved, but can neither save nor delete an estimate until staff allow it again.
        </Trans>
      ),
      done: t`${name} can no longer save or delete estimates.`,
      run: ({ reason }) => send('restrictAccount', { accountId, point, reason }),
    },
  ];
}
