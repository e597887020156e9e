import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountViewModel } from '@portico/staff-contract';
import { useSession } from '../../../session/session.tsx';
import { type AccountAct, actLike } from './account-act.ts';
import { useRequest } from './use-request.ts';

/** What ends an account or its link to the patient, and what opens a closed one again. */
export function useEndingActs({ accountId, name, status, patient }: AccountViewModel): AccountAct[] {
  const { t } = useLingui();
  const { send } = useSession();
  const requestReopening = useRequest('reopenAccount', accountId);
  const requestErasing = useRequest('eraseAccount', accountId);
  const unlink: AccountAct = {
    ...actLike.dangerous,
    id: 'unlink',
    needs: 'endAccounts',
    button: t`Unlink the patient`,
    title: t`Unlink ${name} from the patient?`,
    about: (
      <Trans>
        What is of the patient leaves the account: stay, visits, insurance and the access of others. The patient can
        enrol again at once.
      </Trans>
    ),
    done: t`${name} is linked to no patient any more.`,
    run: ({ reason }) => send('unlinkAccount', { accountId, reason }),
  };
  const close: AccountAct = {
    ...actLike.dangerous,
    id: 'closing',
    needs: 'endAccounts',
    button: t`Close the account`,
    title: t`Close the account of ${name}?`,
    about: <Trans>{name} is signed out and told by email. Until it is erased, it can be opened again.</Trans>,
    done: t`The account of ${name} is closed.`,
    run: ({ reason }) => send('closeAccount', { accountId, reason }),
  };
  const reopen: AccountAct = {
    ...actLike.reasoned,
    ...requestReopening,
    id: 'closing',
    button: t`Ask to open it again`,
    title: t`Ask to open the account of ${name} again?`,
    about: <Trans>See first who is asking, as for a new account. A colleague decides.</Trans>,
  };
  const erase: AccountAct = {
    ...actLike.dangerous,
    ...requestErasing,
    id: 'erase',
    button: t`Ask to erase the account`,
    title: t`Ask to erase the account of ${name}?`,
    about: (
      <Trans>
        Everything in it goes at once, as soon as a colleague approves, and nothing brings it back. What the hospital
        has on record stays. Save a copy first if {name} wants one.
      </Trans>
    ),
  };
  if (status === 'closed') return [reopen, erase];
  return [...(patient === null ? [] : [unlink]), close, erase];
}
