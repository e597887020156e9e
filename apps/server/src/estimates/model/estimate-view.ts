import type { Language, UNSURE_KIND } from '@portico/contract';
import type { KindOfCareId } from '../../catalogue/index.ts';
import type { StoredEstimate } from '../queries/estimates.ts';
import type {
  HealthSystem,
  HealthSystemLocation,
  HealthSystemProvider,
} from '../../platform/settings/health-system.ts';
import type { EstimateOwner } from '../estimate-owner.ts';
import type { InsuranceView } from './insurance-view.ts';
import type { InsuredEstimate } from '../figures/insured-estimate.ts';
import type { PreventiveEstimate } from '../figures/preventive-estimate.ts';
import type { SiteEstimate } from '../figures/site-estimate.ts';
import type { PricedService } from '../figures/priced-service.ts';
import type { SavedFigures } from '../figures/saved-figures.ts';
import { serviceTypesOf } from '../figures/service-types-of.ts';
import { isSettled } from '../figures/settled-benefits.ts';

/** Whose estimate it is, and the language in which it is shown. */
export interface EstimateViewer {
  readonly owner: EstimateOwner;
  readonly language: Language;
}

/** Which kind of care a service is, where that makes a difference: what it can be, what was answered, and what each would cost. */
export interface KindQuestion {
  readonly kinds: readonly KindOfCareId[];
  readonly chosen: KindOfCareId | typeof UNSURE_KIND | null;
  /** The service at every location as each kind; empty where the benefits are not known yet. */
  readonly sitesOfKinds: readonly EstimateView['sites'][];
}

/** An estimate with all data of its model. */
export interface EstimateView {
  readonly stored: StoredEstimate;
  /** Of a saved estimate: what it came to then. */
  readonly saved: SavedFigures | null;
  readonly owner: EstimateOwner;
  readonly hasCoverageOnFile: boolean;
  /** Of the second insurance that the account has on file and the estimate does not; '' for none. */
  readonly secondPayorOnFile: string;
  /** As the kind of care that was chosen, where the code does not tell it. */
  readonly service: PricedService;
  /** Null where the kind of care is known, or makes no difference. */
  readonly kindQuestion: KindQuestion | null;
  readonly system: HealthSystem;
  readonly language: Language;
  readonly location: HealthSystemLocation | null;
  readonly provider: HealthSystemProvider | null;
  readonly insurance: InsuranceView | null;
  /** The insurance that pays after it. */
  readonly second: InsuranceView | null;
  /** The service at every location of the system. */
  readonly sites: ReadonlyMap<string, SiteView>;
}

/** The service at a location, without insurance and with it. */
export interface SiteView {
  readonly selfPay: SiteEstimate;
  /** Null without insurance, or where it is unknown what the insurance pays here. */
  readonly insured: InsuredEstimate | null;
  /** What the rule on preventive care means for it; null for other care, and without insurance. */
  readonly preventive: PreventiveEstimate | null;
  /** The file has rates of insurers, and none of the patient's. */
  readonly outOfNetwork: boolean;
}

/**
 * How an estimate is paid. `selfPay`: without insurance, or the patient chose not to use it. `insurance`: its benefits are known.
 * `unsettled`: with insurance, and its benefits, or which of them apply, are not known yet.
 */
export type Payment = 'selfPay' | 'insurance' | 'unsettled';

export function paymentOf({
  stored,
  insurance,
  service,
  kindQuestion,
}: Pick<EstimateView, 'insurance' | 'service' | 'kindQuestion'> & {
  readonly stored: Pick<StoredEstimate, 'is_self_pay'>;
}): Payment {
  if (insurance === null || stored.is_self_pay) return 'selfPay';
  const { benefits } = insurance;
  if (benefits === null || !isSettled(benefits, serviceTypesOf(service))) return 'unsettled';
  return kindQuestion?.chosen === null ? 'unsettled' : 'insurance';
}

/** The site that the estimate shows: null until a location is chosen. No provider has to be (docs/decisions/0130). */
export function shownSite({ location, sites }: Pick<EstimateView, 'location' | 'sites'>): SiteView | null {
  return location === null ? null : (sites.get(location.id) ?? null);
}

/** What the patient pays at a site, in cents: with insurance where that is known, else without. Null without a price. */
export function patientCents({ selfPay, insured }: SiteView): number | null {
  return insured === null ? (selfPay.estimate.total?.amountCents ?? null) : (insured.owed?.owedCents ?? null);
}
