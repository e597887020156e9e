import { Trans } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import { StateLink } from '../../../router/state-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyList } from '../../empty-list.tsx';

/** Shown to whoever may only look at what a patient saved, while there is nothing. */
export function NothingToSee() {
  return (
    <p>
      <Trans>Nothing is saved yet. What is saved, you find here.</Trans>
    </p>
  );
}

/** Shown while there are no saved estimates; invites to make one. */
export function NoEstimates({ canSave }: { canSave: boolean }) {
  return (
    <EmptyList
      icon={ReceiptText}
      title={canSave ? <Trans>Nothing saved yet</Trans> : <Trans>Nothing saved</Trans>}
      words={
        canSave ? (
          <Trans>
            See what your care would cost, with your insurance or without it. Save an estimate, and you find it here.
          </Trans>
        ) : (
          <Trans>See what your care would cost, with your insurance or without it.</Trans>
        )
      }
    >
      <StateLink to="patient-cost-estimates-location" className={buttonClass()}>
        <Trans>Get a cost estimate</Trans>
      </StateLink>
    </EmptyList>
  );
}
