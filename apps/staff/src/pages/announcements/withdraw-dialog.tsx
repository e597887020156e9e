import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '@portico/contract';
import type { AnnouncementModel } from '@portico/staff-contract';
import type { WithdrawingDialog } from '../../frame/publishing/use-publishing.ts';
import { ReasonedDialog } from '../../frame/reasoned-dialog.tsx';
import { useSession } from '../../session/session.tsx';
import { AnnouncementWords } from './announcement-words.tsx';

export interface WithdrawDialogProps extends WithdrawingDialog {
  announcement: AnnouncementModel;
  addedLanguages: readonly Language[];
}

export function WithdrawDialog({ announcement, addedLanguages, onDone, onCancel }: WithdrawDialogProps) {
  const { number, text } = announcement;
  const { t } = useLingui();
  const { send } = useSession();
  return (
    <ReasonedDialog
      title={t`Withdraw this announcement?`}
      act={t`Withdraw`}
      isDangerous
      run={(reason) => send('withdrawAnnouncement', { number, reason })}
      onDone={onDone}
      onCancel={(failure) => onCancel(failure?.error === 'announcementOver')}
    >
      <AnnouncementWords text={text} addedLanguages={addedLanguages} />
      <p>
        <Trans>
          Nobody sees it any more within seconds. What stood there before it is shown again if it has its time.
        </Trans>
      </p>
    </ReasonedDialog>
  );
}
