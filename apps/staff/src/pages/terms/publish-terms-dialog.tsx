import { Trans, useLingui } from '@lingui/react/macro';
import type { TermsKind } from '@portico/contract';
import { useState } from 'react';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { ReasonField } from '../../frame/reason-field.tsx';
import { useTimes } from '../../frame/use-times.ts';
import { useSession } from '../../session/session.tsx';
import { useAct } from '../../session/use-act.ts';
import { failureOf } from '../../session/use-loaded.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Draft } from './draft.ts';
import { useTermsTexts } from './use-terms-texts.ts';

export interface PublishTermsDialogProps {
  kind: TermsKind;
  draft: Draft;
  /** The last act that the page shows. */
  seen: number | null;
  onDone: () => void;
  onCancel: () => void;
  /** A colleague was faster: what stands is to be shown anew. */
  onChanged: () => void;
}

/** Asks once more, says whom it concerns and from when on, and asks why. */
export function PublishTermsDialog({ kind, draft, seen, onDone, onCancel, onChanged }: PublishTermsDialogProps) {
  const { t } = useLingui();
  const { send } = useSession();
  const { date } = useTimes();
  const { kinds, about } = useTermsTexts();
  const [reason, setReason] = useState('');
  const act = useAct();
  const { en, es, from } = draft;
  const confirm = async (): Promise<void> => {
    const went = await act.run(async () => {
      try {
        await send('publishTerms', { kind, text: { en, es }, from, reason, seen });
      } catch (failure) {
        if (failureOf(failure).error === 'termsChanged') onChanged();
        throw failure;
      }
    });
    if (went) onDone();
  };
  const day = date(from);
  return (
    <ConfirmDialog
      title={t`Publish these terms?`}
      act={t`Publish`}
      cancel={t`Cancel`}
      isBusy={act.isBusy}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <p>
        <strong>{kinds[kind]}</strong>
      </p>
      <p>
        <Trans>In force from {day} on. Until then they can be withdrawn; afterwards they cannot be changed.</Trans>
      </p>
      <p>{about[kind]}</p>
      <ReasonField value={reason} onChange={setReason} />
      <p className="secondary">
        <Trans>It goes into the audit trail, with your name.</Trans>
      </p>
      <ErrorNotice failure={act.failure} />
    </ConfirmDialog>
  );
}
