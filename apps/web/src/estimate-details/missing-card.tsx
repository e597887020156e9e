import { Trans } from '@lingui/react/macro';
import type { EstimateModel } from '@portico/contract';
import './missing-card.css';

/** Stands where the amount will: what is still to be chosen before there is an estimate (spec §4). */
export function MissingCard({ model }: { model: EstimateModel }) {
  return (
    <section className="missing" aria-labelledby="missing-title">
      <h2 id="missing-title">
        <Trans>Almost there</Trans>
      </h2>
      {model.CurrentLocation && (
        <p>
          <Trans>Choose a doctor, and your estimate appears here.</Trans>
        </p>
      )}
      {model.Messages.map(({ Name, Text }) => (
        <p key={Name}>{Text}</p>
      ))}
    </section>
  );
}
