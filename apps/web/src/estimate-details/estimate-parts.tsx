import type { EstimateResult } from '@portico/contract';
import { IncludedCard } from './included-card.tsx';
import { SelfPayCard } from './self-pay-card.tsx';
import type { InsuranceView } from './use-insurance-view.ts';
import { WorkingCard } from './working-card.tsx';

export interface EstimatePartsProps {
  description: string;
  estimate: EstimateResult;
  view: InsuranceView;
  className: string;
}

/** What an estimate says of its amount: the working, what is included, and for whoever is insured what it costs without. */
export function EstimateParts({ description, estimate, view, className }: EstimatePartsProps) {
  const isInsured = !estimate.IsSelfPayEstimate;
  const isPriced = (isInsured ? estimate.Working : estimate.SelfPayTable).length > 0;
  return (
    <>
      {isPriced && (
        <div className={`estimate-working ${className}`}>
          <WorkingCard estimate={estimate} />
        </div>
      )}
      {estimate.FeeTable.length > 0 && (
        <div className={className}>
          <IncludedCard description={description} estimate={estimate} />
        </div>
      )}
      {isInsured && estimate.SelfPayTable.length > 0 && (
        // On paper the notice that cash is cheaper says as much.
        <div className={estimate.CashIsCheaper ? `${className} no-print` : className}>
          <SelfPayCard estimate={estimate} view={view} />
        </div>
      )}
    </>
  );
}
