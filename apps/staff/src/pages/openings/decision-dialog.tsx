import { Trans, useLingui } from '@lingui/react/macro';
import type { OpeningModel } from '@portico/staff-contract';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { useOpeningNames } from '../../frame/use-opening-names.ts';
import { useScopeNames } from '../../frame/use-scope-names.ts';
import { useTimes } from '../../frame/use-times.ts';
import { useSession } from '../../session/session.tsx';
import { useAct } from '../../session/use-act.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Facts } from '../../ui/facts.tsx';

/** What somebody is about to decide. */
export interface Decision {
  readonly kind: 'approve' | 'decline';
  readonly opening: OpeningModel;
}

export interface DecisionDialogProps {
  decision: Decision;
  onCancel: () => void;
  onDone: (told: string) => void;
}

/** Asks once more, with all that whoever decides must know. */
export function DecisionDialog({ decision: { kind, opening }, onCancel, onDone }: DecisionDialogProps) {
  const { t, i18n } = useLingui();
  const { send } = useSession();
  const { date } = useTimes();
  const names = useOpeningNames();
  const act = useAct();
  const scopeNames = useScopeNames();
  const list = new Intl.ListFormat(i18n.locale);
  const { openingId, person, birthDate, of, invitation, reason, askedBy } = opening;
  const basisNames = { parent: t`A parent`, guardian: t`A guardian` };
  const isApproval = kind === 'approve';
  const isErasing = opening.kind === 'eraseAccount';
  const confirm = async (): Promise<void> => {
    const went = await act.run(async () => {
      await send(isApproval ? 'approveOpening' : 'declineOpening', { openingId });
    });
    if (went) onDone(isApproval ? t`Approved for ${person}.` : t`Declined for ${person}.`);
  };
  return (
    <ConfirmDialog
      title={isApproval ? t`Approve this for ${person}?` : t`Decline this for ${person}?`}
      act={isApproval ? t`Approve` : t`Decline`}
      cancel={t`Cancel`}
      isDangerous={isApproval === isErasing}
      isBusy={act.isBusy}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <Facts
        facts={[
          [t`What`, names(opening)],
          [t`Person`, `${person}, ${date(birthDate)}`],
          [t`Username or record number`, of],
          ...(invitation === null
            ? []
            : ([
                [t`Invited`, `${invitation.name}, ${invitation.email}, ${date(invitation.birthDate)}`],
                ...(invitation.basis === null ? [] : [[t`Who it is`, basisNames[invitation.basis]] as const]),
                [t`Allowed to`, list.format(invitation.scopes.map((scope) => scopeNames[scope]))],
                [
                  t`How long`,
                  invitation.days === null ? t`A year; of a minor, until they come of age` : t`${invitation.days} days`,
                ],
              ] as const)),
          [t`Asked by`, askedBy],
          [t`Reason`, reason],
        ]}
      />
      {isApproval && isErasing && (
        <p>
          <Trans>Everything in the account goes at once, and nothing brings it back.</Trans>
        </p>
      )}
      {isApproval && (
        <p>
          <Trans>Your name is recorded beside that of {askedBy}.</Trans>
        </p>
      )}
      <ErrorNotice failure={act.failure} />
    </ConfirmDialog>
  );
}
