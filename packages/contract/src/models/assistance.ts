import * as z from 'zod/mini';
import type { Plain } from '../wire/names.ts';
import { choice } from './sign-up.ts';

/** Basis points: 10,000 is 100 %. */
const share = z.int();
const cents = z.int();

const regionGuideline = z.object({ firstPersonCents: cents, furtherPersonCents: cents });

/** The poverty guidelines in force today, as packages/assistance reads them. */
const povertyGuidelines = z.object({
  year: z.int(),
  /** ISO date. */
  from: z.string(),
  contiguous: regionGuideline,
  alaska: regionGuideline,
  hawaii: regionGuideline,
});

/** The rules of the hospital's financial assistance policy, as packages/assistance reads them, with names. */
const assistanceRules = z.object({
  tiers: z.array(z.object({ upToPercent: z.int(), discount: share, slidesTo: share })),
  discountOff: z.enum(['grossCharges', 'amountsGenerallyBilled', 'amountOwed']),
  assets: z.nullable(z.object({ limitCents: cents, furtherPersonCents: cents })),
  residence: z.nullable(z.object({ states: z.array(z.string()), hasArea: z.boolean() })),
  programmes: z.array(z.object({ id: z.string(), name: z.string(), discount: share })),
  highBills: z.nullable(
    z.object({ aboveIncome: share, upToPercent: z.nullable(z.int()), payAtMost: z.nullable(share) }),
  ),
  insured: z.enum(['alike', 'highBills', 'askUs']),
  generallyBilled: share,
  generallyBilledBy: z.record(z.string(), share),
  coversPhysicians: z.boolean(),
});

/** What the policy says in words, in the visitor's language. A text that the hospital has not written is ''. */
const assistanceTexts = z.object({
  /** ISO date from which the policy is in force. */
  effective: z.string(),
  /** Days in which one may apply, from the first bill after the care (26 CFR 1.501(r)-1(b)(3)); null for as long as one likes. */
  applicationDays: z.nullable(z.int()),
  /** Where the application, the policy and its summary in plain language are published (26 CFR 1.501(r)-4(b)(5)). */
  policyUrl: z.string(),
  applicationUrl: z.string(),
  summaryUrl: z.string(),
  /** The area in which one must live; '' for none. */
  area: z.string(),
  /** Who counts as household, and what as income. */
  household: z.string(),
  income: z.string(),
  /** What of one's own does not count. */
  exemptAssets: z.array(z.string()),
  /** What to enclose with an application. */
  enclose: z.array(z.string()),
  office: z.object({
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    /** One line a part. */
    address: z.array(z.string()),
  }),
});

/** The hospital's rules for paying by the month, as packages/assistance reads them. */
const paymentPlanRules = z.object({
  leastMonthlyCents: cents,
  terms: z.array(z.int()),
  balances: z.array(z.object({ upToCents: z.nullable(cents), longestMonths: z.int(), apr: share })),
});

/** Help with the bill: what is needed to work out in the browser what the policy makes likely. */
export const assistancePolicy = z.object({
  /** Null where the hospital has published none. */
  policy: z.nullable(z.object({ rules: assistanceRules, texts: assistanceTexts })),
  guidelines: povertyGuidelines,
  /** Where one may live: states and territories, by their postal codes. */
  states: z.array(choice),
  /** Postal codes of the states of the hospitals, by location: whose guideline counts for who has not said where they live. */
  locationStates: z.record(z.string(), z.string()),
  plans: z.nullable(paymentPlanRules),
});

export type AssistancePolicy = Plain<z.infer<typeof assistancePolicy>>;
export type AssistanceRules = Plain<z.infer<typeof assistanceRules>>;
export type AssistanceTexts = Plain<z.infer<typeof assistanceTexts>>;
