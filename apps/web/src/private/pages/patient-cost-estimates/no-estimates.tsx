import { Trans } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import { StateLink } from '../../../router/state-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import './no-estimates.css';

/** Shown while there are no saved estimates; invites to make one. */
export function NoEstimates({ canSave }: { canSave: boolean }) {
  return (
    <section className="no-estimates" aria-labelledby="no-estimates">
      <span className="no-estimates-arch">
        <Icon of={ReceiptText} size={44} />
      </span>
      <h2 id="no-estimates">{canSave ? <Trans>Nothing saved yet</Trans> : <Trans>Nothing saved</Trans>}</h2>
      <p className="no-estimates-words">
        {canSave ? (
          <Trans>
            See what your care would cost, with your insurance or without it. Save an estimate, and you find it here.
          </Trans>
        ) : (
          <Trans>See what your care would cost, with your insurance or without it.</Trans>
        )}
      </p>
      <StateLink to="patient-cost-estimates-location" className={buttonClass()}>
        <Trans>Get a cost estimate</Trans>
      </StateLink>
    </section>
  );
}
