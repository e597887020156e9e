import { amountClaim, type EstimateModel, type EstimateResult, type WorkingStep } from '@portico/contract';
import type { SavedFigures } from '../figures/saved-figures.ts';
import { type EstimateView, shownSite } from './estimate-view.ts';
import { yearEndOfEstimate } from './good-through.ts';

/** What is saved of an estimate. Null where there is no amount that the patient would pay. */
export function figuresOf(view: EstimateView, model: EstimateModel): SavedFigures | null {
  const { Estimate: estimate, CurrentInsurance: insurance, SecondInsurance: second } = model;
  if (estimate === null || estimate.PatientAmountRaw === null) return null;
  return {
    amountCents: estimate.PatientAmountRaw,
    claim: amountClaim(model, estimate),
    selfPayCents: estimate.SelfPayAmountRaw,
    serviceName: model.ServiceName,
    nameLanguage: model.ServiceNameLanguage,
    locationName: model.CurrentLocation?.Name ?? '',
    payorName: estimate.IsSelfPayEstimate
      ? ''
      : [insurance, second?.Insurance].flatMap((each) => each?.Payor.Name ?? []).join(' + '),
    working: sumsOf(estimate),
    yearEndsOn: yearEndOfEstimate(view, shownSite(view)?.insured ?? null),
  };
}

/** The steps of the working, one sum for each kind, but for the amount itself. */
export function sumsOf({ Working: steps }: Pick<EstimateResult, 'Working'>): NonNullable<SavedFigures['working']> {
  const sums = new Map<WorkingStep['Kind'], number>();
  for (const { Kind, Val } of steps) if (Kind !== 'total') sums.set(Kind, (sums.get(Kind) ?? 0) + Val);
  return [...sums].map(([kind, cents]) => ({ kind, cents }));
}
