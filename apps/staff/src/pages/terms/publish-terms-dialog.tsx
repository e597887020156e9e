import { Trans, useLingui } from '@lingui/react/macro';
import type { TermsKind } from '@portico/contract';
import type { PublishingDialog } from '../../frame/publishing/use-publishing.ts';
import { ReasonedDialog } from '../../frame/reasoned-dialog.tsx';
import { useTimes } from '../../formats/use-times.ts';
import { useSession } from '../../session/session.tsx';
import type { Draft } from './draft.ts';
import { useTermsTexts } from './use-terms-texts.ts';

export interface PublishTermsDialogProps extends PublishingDialog {
  kind: TermsKind;
  draft: Draft;
  /** The last act that the page shows. */
  seen: number | null;
}

/** Asks once more, says whom it concerns and from when on, and asks why. */
export function PublishTermsDialog({ kind, draft, seen, onDone, onCancel, onChanged }: PublishTermsDialogProps) {
  const { t } = useLingui();
  const { send } = useSession();
  const { date } = useTimes();
  const { kinds, about } = useTermsTexts();
  const { en, es, from } = draft;
  const day = date(from);
  return (
    <ReasonedDialog
      title={t`Publish these terms?`}
      act={t`Publish`}
      run={(reason) => send('publishTerms', { kind, text: { en, es }, from, reason, seen })}
      onDone={onDone}
      onCancel={onCancel}
      onFailed={({ error }) => {
        if (error === 'termsChanged') onChanged();
      }}
    >
      <p>
        <strong>{kinds[kind]}</strong>
      </p>
      <p>
        <Trans>In force from {day} on. Until then they can be withdrawn; afterwards they cannot be changed.</Trans>
      </p>
      <p>{about[kind]}</p>
    </ReasonedDialog>
  );
}
