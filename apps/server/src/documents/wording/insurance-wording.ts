import type { BenefitId, InsuranceErrorKey, RteReason } from '@portico/contract';
import type { ServiceTypeCode } from '../../catalogue/index.ts';

/** Reject reason codes of an eligibility answer (AAA03, 005010X279A1) that have words of their own. */
type RejectionCode =
  | '15'
  | '41'
  | '42'
  | '43'
  | '44'
  | '45'
  | '46'
  | '47'
  | '48'
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

/** What the server says about insurance, in one language. */
export interface InsuranceWording {
  /** The four kinds of benefits (spec §3, 'Benefit'). */
  benefits: Readonly<Record<BenefitId, { title: string; description: string; prompt: string; notApplicable: string }>>;
  serviceTypes: Readonly<Record<ServiceTypeCode, string>>;
  /** What is wrong with a field before the insurer is asked. */
  faults: Readonly<Record<InsuranceErrorKey, { missing: string; invalid: string }>>;
  /** Why a check ended without benefits; `unlisted` where the insurer is none of the health system's payors. */
  reasons: Readonly<Record<Exclude<RteReason, 'none'> | 'unlisted', string>>;
  /** What the insurer did not accept, and what to do about it. */
  rejections: Readonly<Record<RejectionCode, string>>;
  /** Where a figure holds, by place of service code, where the insurer tells several apart by it. */
  places: Readonly<Record<string, string>>;
  /** Beside a figure that the insurer gave for the family alone. */
  familyFigure: string;
  /** How often a copay is due. */
  per: Readonly<Record<'visit' | 'day' | 'admission', string>>;
  /** Stands last among the payors. */
  otherPayor: string;
}
