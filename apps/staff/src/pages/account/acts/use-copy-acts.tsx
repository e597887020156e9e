import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountViewModel } from '@portico/staff-contract';
import { useSession } from '../../../session/session.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { type AccountAct, actLike } from './account-act.ts';

/** Saves what an account has, closed or not, for its owner. */
export function useCopyActs({ accountId, name }: AccountViewModel): AccountAct[] {
  const { t } = useLingui();
  const { send } = useSession();
  return [
    {
      ...actLike.reasoned,
      id: 'export',
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
  ];
}
