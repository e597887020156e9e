import {
  discountBases,
  insuredRules,
  LEAST_APPLICATION_DAYS,
  type Policy,
  policyErrors,
  publishedGuidelines,
} from '@portico/assistance';
import { readEmail } from '@portico/rules';
import * as z from 'zod';
import { dollars, percent } from './amounts.ts';
import { phone, stateCode, text, words } from './words.ts';

const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'must be lower-case letters, digits and hyphens');
const address = z.url({ protocol: /^https$/, error: 'must be an https:// address' });
const day = z.iso.date('must be a day, as 2026-01-13');

/** A percentage of the poverty guideline, which may well be above 100. */
const ofGuideline = z.int().min(1).max(2000);

const tier = z.strictObject({
  upToPercent: ofGuideline,
  discountPercent: percent,
  /** Where the discount slides: at the tier's highest income. */
  slidesToPercent: percent.optional(),
});

const programme = z.strictObject({ id, name: words, discountPercent: percent.prefault(100) });

/** A year's guidelines that no release has yet, in dollars a year as HHS prints them. */
const region = z
  .strictObject({ firstPerson: dollars, furtherPerson: dollars })
  .transform(({ firstPerson, furtherPerson }) => ({ firstPersonCents: firstPerson, furtherPersonCents: furtherPerson }))
  .refine(({ firstPersonCents }) => firstPersonCents > 0, 'must be above 0 for the first person');
const guidelines = z.strictObject({
  year: z.int().min(2025).max(2100),
  from: day,
  contiguous: region,
  alaska: region,
  hawaii: region,
});

const fields = z.strictObject({
  effective: day,
  applicationDays: z
    .int()
    .min(LEAST_APPLICATION_DAYS, `must be ${LEAST_APPLICATION_DAYS} or more (26 CFR 1.501(r)-1(b)(3))`)
    // Null for no deadline, as California's law has it (Health and Safety Code 127405).
    .nullable()
    .default(LEAST_APPLICATION_DAYS),
  policyUrl: address,
  applicationUrl: address,
  summaryUrl: address,
  office: z.strictObject({
    name: words,
    phone,
    email: z
      .string()
      .refine((input) => readEmail(input) !== null, 'must be an email address')
      .optional(),
    address: z.array(text).min(1),
  }),
  tiers: z.array(tier).min(1),
  discountOff: z.enum(discountBases),
  /** In percent of gross charges; by location where hospitals differ (26 CFR 1.501(r)-5(b)). */
  amountsGenerallyBilled: z.strictObject({ percent, locations: z.record(id, percent).default({}) }),
  assets: z
    .strictObject({ limit: dollars, furtherPerson: dollars.prefault(0), exempt: z.array(words).default([]) })
    .optional(),
  residence: z
    .strictObject({ states: z.array(stateCode).default([]), area: words.optional() })
    .refine(({ states, area }) => states.length > 0 || area !== undefined, 'must name states or an area')
    .optional(),
  programmes: z.array(programme).default([]),
  highBills: z
    .strictObject({
      abovePercentOfIncome: percent,
      upToPercent: ofGuideline.optional(),
      payAtMostPercentOfIncome: percent.optional(),
    })
    .optional(),
  insured: z.enum(insuredRules),
  coversPhysicians: z.boolean(),
  household: words.optional(),
  income: words.optional(),
  enclose: z.array(words).default([]),
  povertyGuidelines: z.array(guidelines).default([]),
});

/** The names of the settings that an error of the policy is about. */
const settingNames: Readonly<Record<string, string>> = { discount: 'discountPercent', slidesTo: 'slidesToPercent' };

/** The hospital's financial assistance policy (`financialAssistance`; 26 CFR 1.501(r)-4). */
export const financialAssistance = fields.transform((settings, context) => {
  const policy = policyOf(settings);
  for (const { path, message } of policyErrors(policy)) {
    const named = path.map((part) => (typeof part === 'string' ? (settingNames[part] ?? part) : part));
    context.addIssue({ code: 'custom', path: named, message });
  }
  return { ...settings, policy, guidelines: [...publishedGuidelines, ...settings.povertyGuidelines] };
});

export type FinancialAssistance = z.infer<typeof financialAssistance>;

/** The rules of the settings as packages/assistance reads them. */
function policyOf(settings: z.infer<typeof fields>): Policy {
  const { assets, residence, highBills } = settings;
  return {
    tiers: settings.tiers.map(({ upToPercent, discountPercent, slidesToPercent = discountPercent }) => ({
      upToPercent,
      discount: discountPercent,
      slidesTo: slidesToPercent,
    })),
    discountOff: settings.discountOff,
    assets: assets ? { limitCents: assets.limit, furtherPersonCents: assets.furtherPerson } : null,
    residence: residence ? { states: residence.states, hasArea: residence.area !== undefined } : null,
    programmes: settings.programmes.map((each) => ({ id: each.id, discount: each.discountPercent })),
    highBills: highBills
      ? {
          aboveIncome: highBills.abovePercentOfIncome,
          upToPercent: highBills.upToPercent ?? null,
          payAtMost: highBills.payAtMostPercentOfIncome ?? null,
        }
      : null,
    insured: settings.insured,
    generallyBilled: settings.amountsGenerallyBilled.percent,
    generallyBilledBy: settings.amountsGenerallyBilled.locations,
    coversPhysicians: settings.coversPhysicians,
  };
}
