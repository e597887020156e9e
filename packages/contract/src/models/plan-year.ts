import * as z from 'zod/mini';
import type { Plain } from '../wire/names.ts';

const yearlyKind = z.enum(['deductible', 'maximum']);

/** A deductible or yearly maximum before and after the care of an estimate. Integer cents. */
const yearFigure = z.object({
  Kind: yearlyKind,
  /** Its pool in `PaidByThen`. */
  Pool: z.string(),
  /** The service type that has it for itself; '' for the whole plan. */
  ServiceType: z.string(),
  /** What is left is the family's, because it is less than the patient's own. */
  IsFamily: z.boolean(),
  /** Of the year; null where it is unknown. Then it is unknown as well what was paid so far. */
  Total: z.nullable(z.int()),
  /** What is left before the care, what the care adds to what was paid, and what is left after it. */
  Before: z.int(),
  Added: z.int(),
  After: z.int(),
});

/** How the plan pays for a part of the care, as `patientShare` of `@portico/estimate` takes it. Integer cents. */
const coveredPart = z.object({
  Allowed: z.int(),
  Covered: z.boolean(),
  Copay: z.nullable(
    z.object({
      Amount: z.int(),
      Order: z.enum(['insteadOfDeductible', 'beforeDeductible', 'afterDeductible']),
      Visit: z.string(),
    }),
  ),
  /** Basis points: 2000 is 20 %. */
  Coinsurance: z.nullable(z.int()),
  /** The pools of its deductible and of its maximum. */
  Pool: z.string(),
  MaximumPool: z.string(),
});

/** What is left of a pool's deductible and maximum. Integer cents; null where the plan has none. */
const pool = z.object({ Key: z.string(), Deductible: z.nullable(z.int()), Maximum: z.nullable(z.int()) });

/**
 * What the patient may pay toward by the time of the care, on other care, so that they owe less for it: all that a
 * browser needs to compute the amount by itself.
 */
const paidByThen = z.object({
  Kind: yearlyKind,
  Pool: z.string(),
  /** Integer cents: what is left of it. */
  Max: z.int(),
  Parts: z.array(coveredPart),
  Pools: z.array(pool),
});

/** The plan's year (docs/decisions/0073-uncertainty-in-a-picture.md). */
export const planYear = z.object({
  /** Of the plan first, then of service types. */
  Figures: z.array(yearFigure),
  /** Null where nothing that is paid by then lowers the amount. */
  PaidByThen: z.nullable(paidByThen),
});

export type PlanYear = Plain<z.infer<typeof planYear>>;
export type YearFigure = PlanYear['Figures'][number];
export type PaidByThen = NonNullable<PlanYear['PaidByThen']>;
