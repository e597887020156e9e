import * as z from 'zod/mini';
import type { Plain } from '../wire/names.ts';

/** The four kinds of benefits (spec §3, 'Benefit'). */
export const benefitIds = ['copay', 'coinsurance', 'deductible', 'outOfPocket'] as const;
export type BenefitId = (typeof benefitIds)[number];

/** The marker of a benefit that the plan does not have (spec §5). */
export const NOT_APPLICABLE = 'N/A';

/** The scope of a benefit of the whole plan, where another has its service type. */
export const OVERALL = 'overall';

/** A kind of benefit, with the words to ask for it (spec §3). */
export const benefit = z.object({
  BenId: z.enum(benefitIds),
  BenTitle: z.string(),
  BenDesc: z.string(),
  BenPrompt: z.string(),
  BenNotApplicableText: z.string(),
  /** Shown beside the field. */
  BenTextIcon: z.enum(['$', '%']),
  /** True for a remaining deductible and a maximum: they belong to the plan, not to a service type. */
  BenIsCoverageLevelOnly: z.boolean(),
  BenExistsAtCoverageLevel: z.boolean(),
});

/** The initial value of a field: what the insurer told, or what the patient entered before. */
const benefitDefault = z.object({
  BenId: z.enum(benefitIds),
  /** An amount in dollars or a percentage, such as "25", "25.50" or "N/A"; '' for unknown. */
  defaultVal: z.string(),
  /** Where the insurer's answer has several values: the values to choose from, with the difference between them. */
  Candidates: z.array(z.object({ Val: z.string(), Text: z.string() })),
});

export const serviceType = z.object({
  /** X12 service type code. */
  Id: z.string(),
  Name: z.string(),
});

/** The default of each benefit, for the plan and for each service type of this service (spec §3, DefaultBenefits). */
export const defaultBenefits = z.object({
  Overall: z.array(benefitDefault),
  ServiceTypes: z.array(z.object({ Id: z.string(), Defaults: z.array(benefitDefault) })),
});

/** One value that the patient entered: for the plan (`overall`) or for a service type. */
export interface EnteredBenefit {
  readonly scope: string;
  readonly benId: BenefitId;
  /** As in `benefitDefault.defaultVal`, never ''. */
  readonly value: string;
}

/** Writes entered benefits as the one string of UpdateManualBenefits (spec §7): `overall:deductible=150;98:copay=30`. */
export function formatBenefits(entered: readonly EnteredBenefit[]): string {
  return entered.map(({ scope, benId, value }) => `${scope}:${benId}=${value}`).join(';');
}

/** Reads such a string; null where it is malformed. Values are not validated here: `readBenefitValue` of rules does that. */
export function readBenefits(text: string): EnteredBenefit[] | null {
  if (text === '') return [];
  const entered = text.split(';').map(readOne);
  return entered.every((each) => each !== null) ? entered : null;
}

function readOne(text: string): EnteredBenefit | null {
  const found = /^(\w{1,10}):(\w+)=([^;:=]{1,20})$/.exec(text);
  const [, scope, id, value] = found ?? [];
  const benId = benefitIds.find((each) => each === id);
  return scope === undefined || value === undefined || benId === undefined ? null : { scope, benId, value };
}

export type Benefit = Plain<z.infer<typeof benefit>>;
export type BenefitDefault = Plain<z.infer<typeof benefitDefault>>;
export type DefaultBenefits = Plain<z.infer<typeof defaultBenefits>>;
