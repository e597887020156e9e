import { Trans, useLingui } from '@lingui/react/macro';
import type { AnnouncementModel } from '@portico/staff-contract';
import { useState } from 'react';
import type { CallFailure } from '../../api/send.ts';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { ReasonField } from '../../frame/reason-field.tsx';
import { useSession } from '../../session/session.tsx';
import { useAct } from '../../session/use-act.ts';
import { failureOf } from '../../session/use-loaded.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { AnnouncementWords } from './announcement-words.tsx';
import type { Draft } from './draft.ts';
import { useAnnouncementTexts } from './use-announcement-texts.ts';

export interface PublishDialogProps {
  draft: Draft;
  standing: readonly AnnouncementModel[];
  /** The last act that the page shows. */
  seen: number | null;
  onDone: () => void;
  onCancel: () => void;
  /** A colleague was faster: what stands is to be shown anew. */
  onChanged: () => void;
}

/** Asks once more, says what it does to what stands there, and asks why. */
export function PublishDialog({ draft, standing, seen, onDone, onCancel, onChanged }: PublishDialogProps) {
  const { t } = useLingui();
  const { send } = useSession();
  const { start, typedTimes } = useAnnouncementTexts();
  const [reason, setReason] = useState('');
  const act = useAct();
  const { kind, en, es, from, until, replaces } = draft;
  const confirm = async (): Promise<void> => {
    const went = await act.run(async () => {
      try {
        await send('publishAnnouncement', { kind, text: { en, es }, from, until, replaces, reason, seen });
      } catch (failure) {
        if (isColleagues(failureOf(failure))) onChanged();
        throw failure;
      }
    });
    if (went) onDone();
  };
  const replaced = standing.find(({ number }) => number === replaces);
  const shown = standing.find(({ number, status }) => status === 'shown' && number !== replaces);
  const [gone, covered] = [replaced && start(replaced), shown && start(shown)];
  return (
    <ConfirmDialog
      title={t`Publish this announcement?`}
      act={t`Publish`}
      cancel={t`Cancel`}
      isBusy={act.isBusy}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <AnnouncementWords text={{ en: en.trim(), es: es.trim() }} />
      <p>{typedTimes(draft)}</p>
      {gone !== undefined && (
        <p>
          <Trans>Over at once, and for good: “{gone}”</Trans>
        </p>
      )}
      {covered !== undefined && (
        <p>
          <Trans>Waits while this one is shown: “{covered}”</Trans>
        </p>
      )}
      <ReasonField value={reason} onChange={setReason} />
      <p className="secondary">
        <Trans>It goes into the audit trail, with your name.</Trans>
      </p>
      <ErrorNotice failure={act.failure} />
    </ConfirmDialog>
  );
}

/** Whether somebody has published or withdrawn one since the page was loaded. */
function isColleagues({ error }: CallFailure): boolean {
  return error === 'announcementChanged' || error === 'announcementOver';
}
