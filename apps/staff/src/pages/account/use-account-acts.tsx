import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountViewModel, ExportForm, StaffPermission } from '@portico/staff-contract';
import type { ReactNode } from 'react';
import { useSession } from '../../session/session.tsx';
import { saveFile } from '../../ui/save-file.ts';

/** Something that can be done to an account. */
export interface AccountAct {
  readonly id: string;
  readonly needs: StaffPermission;
  readonly button: string;
  readonly title: string;
  readonly about: ReactNode;
  readonly isDangerous: boolean;
  /** Whether the dialog asks why. What is not asked for is not recorded. */
  readonly takesReason: boolean;
  /** What becomes of accesses that were given meanwhile is asked. */
  readonly takesAccess: boolean;
  /** In which form the data are saved is asked. */
  readonly takesForm: boolean;
  /** What is said once it is done. */
  readonly done: string;
  readonly run: (given: { reason: string; access: 'keep' | 'end' | null; form: ExportForm }) => Promise<unknown>;
}

const plain = { isDangerous: false, takesReason: false, takesAccess: false, takesForm: false };
const dangerous = { ...plain, isDangerous: true, takesReason: true };

/** What can be done to an account as it is now, by who is signed in. */
export function useAccountActs(account: AccountViewModel): AccountAct[] {
  const { t } = useLingui();
  const { may, send } = useSession();
  const { accountId, name, status, patient, factors, securityPoints } = account;
  const asked = t`Asked for. A colleague decides under Approvals.`;
  const ask: (opening: 'reopenAccount' | 'turnOffTwoStep' | 'eraseAccount') => AccountAct['run'] =
    (kind) =>
    ({ reason }) =>
      send('askForOpening', { opening: { kind, accountId, reason } });
  const ofOpen: AccountAct[] = [
    {
      ...plain,
      id: 'endSessions',
      needs: 'helpAccounts',
      button: t`Sign out everywhere`,
      title: t`Sign ${name} out everywhere?`,
      about: <Trans>Every browser and app of {name} is signed out. The password stays.</Trans>,
      done: t`${name} is signed out everywhere.`,
      run: () => send('endSessions', { accountId }),
    },
  ];
  const ofActive: AccountAct[] = [
    {
      ...plain,
      id: 'unlock',
      needs: 'helpAccounts',
      button: t`Unlock`,
      title: t`Unlock the account of ${name}?`,
      about: <Trans>Every lock after too many tries ends, on all devices: of passwords, codes and recovery.</Trans>,
      done: t`Every lock of ${name} is lifted.`,
      run: () => send('unlockAccount', { accountId }),
    },
    {
      ...plain,
      id: 'suspend',
      isDangerous: true,
      needs: 'helpAccounts',
      button: t`Suspend`,
      title: t`Suspend the account of ${name}?`,
      about: <Trans>{name} is signed out everywhere, and cannot sign in until two people of staff lift it.</Trans>,
      done: t`The account of ${name} is suspended.`,
      run: () => send('suspendAccount', { accountId }),
    },
  ];
  const ofSuspended: AccountAct[] = [
    {
      ...plain,
      id: 'liftSuspension',
      takesReason: true,
      takesAccess: true,
      needs: 'openAccounts',
      button: t`Ask to lift the suspension`,
      title: t`Ask to lift the suspension of ${name}?`,
      about: <Trans>See first who is asking, as for a new account. A colleague decides.</Trans>,
      done: asked,
      run: ({ reason, access }) =>
        send('askForOpening', { opening: { kind: 'liftSuspension', accountId, reason, access } }),
    },
  ];
  const ofTwoStep: AccountAct[] = [
    {
      ...plain,
      id: 'turnOffTwoStep',
      takesReason: true,
      needs: 'openAccounts',
      button: t`Ask to turn off the second step`,
      title: t`Ask to turn off the second step of ${name}?`,
      about: (
        <Trans>For an owner who has lost every way to verify. See first who is asking. A colleague decides.</Trans>
      ),
      done: asked,
      run: ask('turnOffTwoStep'),
    },
  ];
  const point = 'editestimates';
  const ofEditing: AccountAct = securityPoints.includes(point)
    ? {
        ...dangerous,
        id: 'restrict',
        needs: 'helpAccounts',
        button: t`Stop changes to estimates`,
        title: t`Stop changes to the estimates of ${name}?`,
        about: (
          <Trans>
            {name} sees what is saved, but can neither save nor delete an estimate until staff allow it again.
          </Trans>
        ),
        done: t`${name} can no longer save or delete estimates.`,
        run: ({ reason }) => send('restrictAccount', { accountId, point, reason }),
      }
    : {
        ...plain,
        id: 'permit',
        takesReason: true,
        needs: 'helpAccounts',
        button: t`Allow changes to estimates`,
        title: t`Allow ${name} to change estimates?`,
        about: <Trans>{name} can save and delete estimates from the next click on.</Trans>,
        done: t`${name} can save and delete estimates.`,
        run: ({ reason }) => send('permitAccount', { accountId, point, reason }),
      };
  const ofLinked: AccountAct[] = [
    {
      ...dangerous,
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
    },
  ];
  const ofAnyOpen: AccountAct[] = [
    {
      ...dangerous,
      id: 'close',
      needs: 'endAccounts',
      button: t`Close the account`,
      title: t`Close the account of ${name}?`,
      about: <Trans>{name} is signed out and told by email. Until it is erased, it can be opened again.</Trans>,
      done: t`The account of ${name} is closed.`,
      run: ({ reason }) => send('closeAccount', { accountId, reason }),
    },
  ];
  const ofClosed: AccountAct[] = [
    {
      ...plain,
      id: 'reopen',
      takesReason: true,
      needs: 'openAccounts',
      button: t`Ask to open it again`,
      title: t`Ask to open the account of ${name} again?`,
      about: <Trans>See first who is asking, as for a new account. A colleague decides.</Trans>,
      done: asked,
      run: ask('reopenAccount'),
    },
  ];
  const ofAny: AccountAct[] = [
    {
      ...plain,
      id: 'export',
      takesReason: true,
      takesForm: true,
      needs: 'exportAccounts',
      button: t`Save a copy of the data`,
      title: t`Save everything that ${name} has here?`,
      about: (
        <Trans>
          A copy for the owner, estimates and messages included. See first who is asking, hand it over as you would a
          copy of the record, and delete it.
        </Trans>
      ),
      done: t`The copy for ${name} was saved. Delete it once it is handed over.`,
      run: async ({ reason, form }) => {
        const { fileName, text } = await send('exportAccount', { accountId, form, reason });
        saveFile(fileName, 'application/json', text);
      },
    },
    {
      ...dangerous,
      id: 'erase',
      needs: 'openAccounts',
      button: t`Ask to erase the account`,
      title: t`Ask to erase the account of ${name}?`,
      about: (
        <Trans>
          Everything in it goes at once, as soon as a colleague approves, and nothing brings it back. What the hospital
          has on record stays. Save a copy first if {name} wants one.
        </Trans>
      ),
      done: asked,
      run: ask('eraseAccount'),
    },
  ];
  const all =
    status === 'closed'
      ? [...ofClosed, ...ofAny]
      : [
          ...(status === 'active' ? ofActive.slice(0, 1) : ofSuspended),
          ...ofOpen,
          ...(factors.length > 0 ? ofTwoStep : []),
          ...(status === 'active' ? ofActive.slice(1) : []),
          ofEditing,
          ...(patient === null ? [] : ofLinked),
          ...ofAnyOpen,
          ...ofAny,
        ];
  return all.filter(({ needs }) => may(needs));
}
