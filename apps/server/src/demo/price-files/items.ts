import { type BilledCode, billedCodes } from './billed-codes.ts';
import { between, chanceOf } from './chance.ts';
import { type Fee, gapAt, plansAt } from './gaps.ts';
import { formulaAlone, type PublishedRate, rateOf } from './rates.ts';
import type { DemonstrationSite } from './sites.ts';

/** A standard charge of a price file. Amounts are cents. */
export type PublishedCharge = {
  setting: 'inpatient' | 'outpatient' | 'both';
  billingClass: Fee;
  modifier?: string;
  grossCents?: number;
  cashCents?: number;
  minimumCents?: number;
  maximumCents?: number;
  rates: readonly PublishedRate[];
};

/** An item of a price file: one billed code and its charges. */
export type PublishedItem = Pick<BilledCode, 'type' | 'code' | 'description' | 'drug'> & {
  charges: readonly PublishedCharge[];
};

const isStay = (billed: BilledCode) => billed.type === 'MS-DRG';

const contractKey = (billed: BilledCode, fee: Fee) =>
  fee === 'professional' ? 'professional' : isStay(billed) ? 'inpatient' : 'outpatient';

/** The lowest and the highest negotiated dollar amount (45 CFR 180.50(b)(2)). */
const extremes = (rates: readonly PublishedRate[]): Pick<PublishedCharge, 'minimumCents' | 'maximumCents'> => {
  const dollars = rates.flatMap((rate) => rate.dollarCents ?? []);
  return dollars.length === 0 ? {} : { minimumCents: Math.min(...dollars), maximumCents: Math.max(...dollars) };
};

const publishCharge = (site: DemonstrationSite, billed: BilledCode, fee: Fee, listCents: number): PublishedCharge => {
  const modifier = fee === 'professional' ? billed.professionalModifier : undefined;
  const frame = {
    setting: fee === 'professional' ? 'both' : isStay(billed) ? 'inpatient' : 'outpatient',
    billingClass: fee,
    ...(modifier === undefined ? {} : { modifier }),
  } as const;
  const seed = `${site.locationId} ${billed.type} ${billed.code} ${fee}`;
  const chance = chanceOf(seed);
  const grossCents = Math.max(100, Math.round(listCents * site.priceLevel * between(chance, 0.94, 1.06)));
  const cashShare = Math.min(0.65, Math.max(0.35, site.cashShare * between(chance, 0.86, 1.14)));
  const plans = plansAt(site.locationId);
  const gap = gapAt(site.locationId, billed.code, fee);
  if (gap === 'grossOnly') return { ...frame, grossCents, rates: [] };
  if (gap === 'algorithmOnly') return { ...frame, rates: plans.map(formulaAlone) };
  const rates = plans.map((plan) => {
    const contract = plan[contractKey(billed, fee)];
    return rateOf(plan, contract, grossCents, chanceOf(`${seed} ${plan.payerName} ${plan.planName}`));
  });
  return { ...frame, grossCents, cashCents: Math.round(grossCents * cashShare), ...extremes(rates), rates };
};

const publish = (site: DemonstrationSite, billed: BilledCode): PublishedItem => {
  const { type, code, description, drug, facilityCents, professionalCents } = billed;
  const professional = site.publishesProfessionalFees ? professionalCents : undefined;
  return {
    type,
    code,
    description,
    ...(drug === undefined ? {} : { drug }),
    charges: [
      ...(facilityCents === undefined ? [] : [publishCharge(site, billed, 'facility', facilityCents)]),
      ...(professional === undefined ? [] : [publishCharge(site, billed, 'professional', professional)]),
    ],
  };
};

/**
 * The items that a site publishes: every code that it offers with a price. The same on every machine and at every call.
 */
export const itemsOf = (site: DemonstrationSite): readonly PublishedItem[] =>
  billedCodes()
    .filter((billed) => billed.sites.includes(site.letter))
    .map((billed) => publish(site, billed))
    .filter((item) => item.charges.length > 0);
