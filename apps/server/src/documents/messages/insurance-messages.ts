import type { BenefitId, InsuranceErrorKey, RteReason } from '@portico/contract';
import type { ServiceTypeCode } from '../../catalogue/index.ts';

/** Reject reason codes of an eligibility response (AAA03, 005010X279A1) that have a text of their own. */
type RejectionCode =
  | '15'
  | '35'
  | '41'
  | '42'
  | '43'
  | '44'
  | '45'
  | '46'
  | '47'
  | '48'
  | '49'
  | '50'
  | '51'
  | '52'
  | '56'
  | '57'
  | '58'
  | '60'
  | '61'
  | '62'
  | '63'
  | '64'
  | '65'
  | '66'
  | '67'
  | '68'
  | '71'
  | '72'
  | '73'
  | '74'
  | '75'
  | '76'
  | '77'
  | '78'
  | '79'
  | '80'
  | '97'
  | 'T4';

/** Messages about insurance, in one language. */
export interface InsuranceMessages {
  /** The four kinds of benefits (spec §3, 'Benefit'). */
  benefits: Readonly<Record<BenefitId, { title: string; description: string; prompt: string; notApplicable: string }>>;
  serviceTypes: Readonly<Record<ServiceTypeCode, string>>;
  /** Errors of a field, before the insurer is asked. */
  errors: Readonly<Record<InsuranceErrorKey, { missing: string; invalid: string }>>;
  /**
   * Why a check ended without benefits; `unlisted` if the insurer is none of the health system's payors, `unreachable` if it can be asked
   * again at once.
   */
  reasons: Readonly<Record<Exclude<RteReason, 'none' | 'unknownNumber'> | 'unlisted' | 'unreachable', string>>;
  /** What the insurer rejected, and what to do about it. */
  rejections: Readonly<Record<RejectionCode, string>>;
  /** The place where a figure applies, by place of service code, if the insurer gives several. */
  places: Readonly<Record<string, string>>;
  /** Whose insurance a figure is of, by insurance type code (EB04), if the insurer gives several. */
  insuranceTypes: Readonly<Record<string, string>>;
  /** Whom a figure holds for, by coverage level code (EB02), if the insurer gives several. */
  coverageLevels: Readonly<Record<string, string>>;
  /** Next to a figure that the insurer gave only for the family. */
  familyFigure: string;
  /** Next to the plan's figure, where the insurer told 0 for the service type and not whether the plan's is paid beside it. */
  planFigure: string;
  /** Next to the plan's figure, where what the insurer told for the service type is for a part of it, or for others. */
  planFigureForMost: string;
  /** Next to a figure that is for so much of the care: before a colon and the number. `unknown` stands alone. */
  quantities: Readonly<Record<'visits' | 'days' | 'hours' | 'services' | 'unknown', string>>;
  /** In place of `reasons.inactive`, where the insurer says since when or from when. ISO dates. */
  planEndedOn(isoDate: string): string;
  planBeginsOn(isoDate: string): string;
  /** How often a copay is due. */
  per: Readonly<Record<'visit' | 'day' | 'admission', string>>;
  /** The last entry of the list of payors. */
  otherPayor: string;
}
