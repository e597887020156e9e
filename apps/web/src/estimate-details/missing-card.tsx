import { Trans } from '@lingui/react/macro';
import type { EstimateModel } from '@portico/contract';
import { lacksDoctor } from './lacks-doctor.ts';
import { standingOf } from './standing-of.ts';
import './missing-card.css';

/** Stands where the amount will: what is still to be chosen or told before there is an estimate (spec §4). */
export function MissingCard({ model }: { model: EstimateModel }) {
  const insurance = model.CurrentInsurance;
  return (
    <section className="missing" aria-labelledby="missing-title">
      <h2 id="missing-title">
        <Trans>Almost there</Trans>
      </h2>
      {lacksDoctor(model) && (
        <p>
          <Trans>Choose a doctor, and your estimate appears here.</Trans>
        </p>
      )}
      {insurance && standingOf(model) === 'checking' && (
        <p>
          <Trans>We are asking {insurance.Payor.Name} what your plan pays.</Trans>
        </p>
      )}
      {model.Messages.map(({ Name, Text }) => (
        <p key={Name}>{Text}</p>
      ))}
    </section>
  );
}
