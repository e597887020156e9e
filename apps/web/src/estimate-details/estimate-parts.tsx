import { Trans } from '@lingui/react/macro';
import type { AmountClaim, EstimateResult } from '@portico/contract';
import { Card } from '../ui/card.tsx';
import { IncludedCard } from './included-card.tsx';
import { PlanYearCard } from './plan-year-card.tsx';
import { SelfPayCard } from './self-pay-card.tsx';
import { stepsOf, stepsOfSecond } from './steps-of.ts';
import type { InsuranceView } from './use-insurance-view.ts';
import { WorkingTable } from './working-table.tsx';

export interface EstimatePartsProps {
  description: string;
  estimate: EstimateResult;
  /** What the amount claims to be. */
  claim: AmountClaim;
  firstPayor: string;
  /** '' without a second insurance. */
  secondPayor: string;
  view: InsuranceView;
  className: string;
}

/**
 * The details of an estimate's amount: the working and what is included; with insurance also the plan's year, and the
 * price without insurance.
 */
export function EstimateParts(props: EstimatePartsProps) {
  const { description, estimate, claim, firstPayor, secondPayor, view, className } = props;
  const isInsured = !estimate.IsSelfPayEstimate;
  const isPriced = (isInsured ? estimate.Working : estimate.SelfPayTable).length > 0;
  return (
    <>
      {isPriced && (
        <div className={`estimate-working ${className}`}>
          <WorkingCard estimate={estimate} />
        </div>
      )}
      {estimate.SecondWorking.length > 0 && (
        <div className={className}>
          <Card title={<Trans>What {secondPayor} would pay alone</Trans>}>
            <WorkingTable
              caption={<Trans>What {secondPayor} would pay alone</Trans>}
              working={stepsOfSecond(estimate)}
            />
          </Card>
        </div>
      )}
      {estimate.PlanYear && estimate.PatientAmountRaw !== null && (
        <div className={className}>
          <PlanYearCard
            year={estimate.PlanYear}
            payor={secondPayor === '' ? '' : firstPayor}
            amount={estimate.PatientAmountRaw}
            claim={claim}
          />
        </div>
      )}
      {estimate.SecondPlanYear && estimate.PatientAmountRaw !== null && (
        <div className={className}>
          <PlanYearCard
            year={estimate.SecondPlanYear}
            payor={secondPayor}
            amount={estimate.PatientAmountRaw}
            claim={claim}
          />
        </div>
      )}
      {estimate.FeeTable.length > 0 && (
        <div className={className}>
          <IncludedCard description={description} estimate={estimate} />
        </div>
      )}
      {isInsured && estimate.SelfPayTable.length > 0 && (
        // On paper the notice that cash is cheaper says the same.
        <div className={estimate.CashIsCheaper ? `${className} no-print` : className}>
          <SelfPayCard estimate={estimate} view={view} />
        </div>
      )}
    </>
  );
}

/** How the amount is computed, step by step: with insurance its working, without it the self-pay table (spec §3). */
function WorkingCard({ estimate }: { estimate: EstimateResult }) {
  return (
    <Card title={<Trans>How we got to this amount</Trans>}>
      <WorkingTable caption={<Trans>How we got to this amount</Trans>} working={stepsOf(estimate)} />
    </Card>
  );
}
