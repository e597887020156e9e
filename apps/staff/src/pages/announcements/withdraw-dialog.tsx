import { Trans, useLingui } from '@lingui/react/macro';
import type { AnnouncementModel } from '@portico/staff-contract';
import { useState } from 'react';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { ReasonField } from '../../frame/reason-field.tsx';
import { useSession } from '../../session/session.tsx';
import { useAct } from '../../session/use-act.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { AnnouncementWords } from './announcement-words.tsx';

export interface WithdrawDialogProps {
  announcement: AnnouncementModel;
  onDone: () => void;
  /** Tells whether the page is old. */
  onCancel: (hasChanged: boolean) => void;
}

export function WithdrawDialog({ announcement: { number, text }, onDone, onCancel }: WithdrawDialogProps) {
  const { t } = useLingui();
  const { send } = useSession();
  const [reason, setReason] = useState('');
  const act = useAct();
  const confirm = async (): Promise<void> => {
    const went = await act.run(async () => {
      await send('withdrawAnnouncement', { number, reason });
    });
    if (went) onDone();
  };
  return (
    <ConfirmDialog
      title={t`Withdraw this announcement?`}
      act={t`Withdraw`}
      cancel={t`Cancel`}
      isDangerous
      isBusy={act.isBusy}
      onConfirm={() => void confirm()}
      onCancel={() => onCancel(act.failure?.error === 'announcementOver')}
    >
      <AnnouncementWords text={text} />
      <p>
        <Trans>
          Nobody sees it any more within seconds. What stood there before it is shown again if it has its time.
        </Trans>
      </p>
      <ReasonField value={reason} onChange={setReason} />
      <p className="secondary">
        <Trans>It goes into the audit trail, with your name.</Trans>
      </p>
      <ErrorNotice failure={act.failure} />
    </ConfirmDialog>
  );
}
