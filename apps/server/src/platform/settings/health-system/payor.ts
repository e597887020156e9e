import { FIELD_OPTIONAL, FIELD_REQUIRED, insuranceFieldNames } from '@portico/contract';
import * as z from 'zod';
import { text } from '../words.ts';
import { id } from './ids.ts';

const requirement = z.union([z.literal(FIELD_OPTIONAL), z.literal(FIELD_REQUIRED)]);

/**
 * When a copay applies: instead of the deductible, before it or after it. Published price files do not say; plans do.
 */
const copayOrder = z.enum(['insteadOfDeductible', 'beforeDeductible', 'afterDeductible']);

/** Where staff decide whom a payer of a price file stands for, these words stand beside the ids (`payors map`, and its table). */
const words: readonly string[] = ['none', 'open'];

const payorId = id.refine((value) => !words.includes(value), {
  error: ({ input }) => `means something else where staff decide on payors: write ${String(input)}-health, say`,
});

/** An entry of the health system's own list, from which a patient chooses. */
export const payor = z.strictObject({
  id: payorId,
  name: text,
  /** Whether it is one of the few that are offered first (spec §3: CommonPayors). */
  common: z.boolean().default(false),
  /** The payor's identifier in X12 (NM109 of loop 2100A). Without one the portal cannot send it an inquiry. */
  electronicId: z.string().min(2).max(80).optional(),
  /** Other names of the payor on cards and in price files. */
  otherNames: z.array(text).default([]),
  /** The fields of its inquiry (spec §3). A field that is not listed is not asked for. */
  fields: z.partialRecord(z.enum(insuranceFieldNames), requirement),
  copayOrder: copayOrder.default('insteadOfDeductible'),
  /** How it pays where another insurance has paid first (docs/decisions/0070). */
  coordination: z.enum(['standard', 'nonDuplication']).default('standard'),
  /** Medicaid, or a plan that administers it: it pays after all other insurance (42 CFR 433.139). */
  isMedicaid: z.boolean().default(false),
  /** Plans that differ from the payor, by the insurer's name for them. */
  plans: z.array(z.strictObject({ name: text, copayOrder })).default([]),
});
