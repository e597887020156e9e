import { Trans } from '@lingui/react/macro';
import type { EstimateModel } from '@portico/contract';
import type { InsurancePanel } from './panel-of.ts';
import { insuranceStatusOf } from './insurance-status.ts';
import './missing-card.css';

/** Shown in place of the amount: what is still missing for an estimate (spec §4). */
export function MissingCard({ model, panel }: { model: EstimateModel; panel: InsurancePanel }) {
  const { CurrentInsurance: insurance, Messages } = model;
  const isToldToEnter = Messages.some(({ Name }) => Name === 'enterBenefits');
  return (
    <section className="missing" aria-labelledby="missing-title">
      <h2 id="missing-title">
        <Trans>Almost there</Trans>
      </h2>
      {panel === 'benefits' && !isToldToEnter && (
        <p>
          <Trans>Please enter your benefits in the fields above before continuing.</Trans>
        </p>
      )}
      {insurance && insuranceStatusOf(model) === 'checking' && panel === 'closed' && (
        <p>
          <Trans>We are asking {insurance.Payor.Name} what your plan pays.</Trans>
        </p>
      )}
      {Messages.map(({ Name, Text }) => (
        <p key={Name}>{Text}</p>
      ))}
    </section>
  );
}
