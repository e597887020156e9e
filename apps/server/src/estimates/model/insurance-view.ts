import type { CurrentInsurance, RteReason } from '@portico/contract';
import type { PeopleOnFile } from '@portico/x12';
import type { HealthSystemPayor } from '../../platform/settings/health-system.ts';
import type { PatientFacts, PlanKind } from '../../catalogue/index.ts';
import type { PlanBenefits } from '../figures/plan-benefits.ts';

/** The insurance of an estimate, as far as the estimate depends on it. */
export interface InsuranceView {
  readonly payorId: string;
  readonly payorName: string;
  /** As the insurer names it; null where it has not. */
  readonly planName: string | null;
  /** Null while nothing is known: then the price without insurance is shown. */
  readonly benefits: PlanBenefits | null;
  /** When the insurer told its benefits; null where it has not. */
  readonly confirmedAt: Date | null;
  /** Whether `benefits` are those that the patient entered. */
  readonly entered: boolean;
  /** Settled or not, what the insurer told last: fields for benefits begin with it. Null where it has told nothing. */
  readonly told: PlanBenefits | null;
  /** What the patient entered in a year of the plan that is over, without what was left of it; null for nothing. */
  readonly ofPastYear: PlanBenefits | null;
  /** What the insurer's last answer refuses; null where it does not. */
  readonly lastRefusal: Extract<RteReason, 'inactive' | 'rejected'> | null;
  /** What speaks against `benefits` that the patient entered: the insurer's last answer. Null where nothing does. */
  readonly refusedAs: InsuranceView['lastRefusal'];
  /** By the day that the insurer named, the plan has ended since it told its benefits: they do not count any more. */
  readonly planHasEnded: boolean;
  /** As the insurer has them; null where it has told nothing. */
  readonly peopleOnFile: PeopleOnFile | null;
  /** The insurer has told enough for an estimate since the patient entered `benefits` (spec §8, benChanged). */
  readonly newerFromInsurer: boolean;
  /** Of the plan, else of the payor. */
  readonly copayOrder: HealthSystemPayor['copayOrder'];
  readonly patient: PatientFacts;
  /** Of a plan that the rules for ordinary plans do not bind, by the settings, its answer or its name; null where nothing says so. */
  readonly planKind: PlanKind | null;
  /** Its benefits are Medicaid's, by the settings or by its answer. */
  readonly isMedicaid: boolean;
  readonly coordination: HealthSystemPayor['coordination'];
  /** By its last answer. */
  readonly otherPayers: NonNullable<PlanBenefits['otherPayers']>;
  readonly hasSpendDown: boolean;
  /** As the model shows it. */
  readonly current: CurrentInsurance;
}
