import type { RecommendedGroup } from '../../catalogue/index.ts';
import type { PreventiveMessages } from './preventive-messages.ts';

const when: PreventiveMessages['when'] = {
  screening: { preventive: 'if it is a screening', problem: 'if it is to look into a problem' },
  checkup: { preventive: 'if it is your routine checkup', problem: 'if it is to look into a problem' },
  vaccine: { preventive: 'if the vaccine is recommended for you', problem: 'if it is not, as for travel' },
  service: { preventive: 'if it is to prevent illness', problem: 'if it is to treat a problem' },
};

const ownRules = 'The amount here is from the benefits that we know.';

export const preventiveEn: PreventiveMessages = {
  when,
  ifProblem: (care, amount) => `${amount} ${when[care].problem}`,
  title: {
    paidInFull: 'Most plans pay for this in full',
    maybePaidInFull: 'This may be preventive care, which most plans pay for in full',
    insurerCharges: 'Your insurer says what it charges for this preventive care',
    insurerExcludes: 'Your insurer says that it does not cover this preventive care',
    otherAge: (age) => `At ${age}, most plans do not pay for this in full`,
    otherPatient: 'Your plan may not pay for this in full',
    outOfNetwork: 'Out of network, preventive care is not free',
    otherPlan: {
      medicare: 'Medicare has its own list of preventive care',
      medicaid: 'Medicaid has its own list of preventive care',
      grandfathered: 'Your plan is an older one that need not pay for preventive care in full',
      shortTerm: 'Short-term plans need not pay for preventive care in full',
      sharing: 'Health-sharing ministries need not pay for preventive care in full',
      noHealthPlan: 'This kind of insurance need not pay for preventive care in full',
    },
  },
  why: {
    rule: (care) =>
      `A federal rule makes most plans pay the whole cost of ${care}: no deductible, no copay, no coinsurance.`,
    problem: 'Care that looks into a problem you have noticed is not the same. It has the usual costs of your plan.',
    insurerPays: 'Your insurer says that it pays all of this kind of care.',
    insurerCharges:
      'The amount is what your insurer says for this kind of care. Most plans may not charge for it: ask your insurer why yours does.',
    insurerExcludes: 'Most plans must pay for it in full: ask your insurer why yours does not.',
    insurerUnclear:
      'Your insurer names several costs for this kind of care, so we do not say that it is free. Ask your insurer which counts for you.',
    otherAge: ({ care, who }) =>
      `Most plans pay the whole cost of ${care} for ${who}. At another age it has the usual costs of your plan. ` +
      'If your doctor finds that you are at higher risk, ask your insurer.',
    otherSex: ({ care, who }) =>
      `Most plans pay the whole cost of ${care} for ${who}, and your insurer has another sex on record. ` +
      'If your doctor says that the care is right for you, your plan has to pay for it as well: ask your insurer.',
    outOfNetwork: (care) =>
      `Most plans pay the whole cost of ${care}, but only in their network. This location may be outside of yours. Choose one in your network to pay nothing.`,
    otherPlan: {
      medicare: `Medicare pays for many screenings and vaccines in full, by rules of its own. ${ownRules} Call 1-800-MEDICARE (1-800-633-4227), or your plan, to learn what you would pay.`,
      medicaid: `Medicaid pays for most preventive care, by rules of your state. ${ownRules} Ask your plan what you would pay.`,
      grandfathered: `A plan that has not changed much since March 2010 ("grandfathered") is not bound by the rule. ${ownRules} Ask your plan what you would pay.`,
      shortTerm: `They are not bound by the rule. ${ownRules} Ask your plan what you would pay.`,
      sharing: `They are not insurance, and are not bound by the rule. ${ownRules} Ask your ministry what you would pay.`,
      noHealthPlan: `It is not bound by the rule. ${ownRules} Ask your insurer what you would pay.`,
    },
  },
  who: (groups) => groups.map(groupText).join(' and '),
  recommendedFor: (who) => `It is for ${who}.`,
  recommendedAt: (who, age) => `It is for ${who}. You are ${age}.`,
  inNetwork: 'Everybody who takes part in the care is in the network of your plan.',
  excepted:
    'Some plans are not bound by the rule: plans that have not changed much since March 2010 ("grandfathered"), short-term plans and health-sharing ministries. Medicare and Medicaid have lists of their own. Ask your insurer if yours is one of them.',
  insurerSays: (text) => `Your insurer says: “${text}”`,
  bodies: {
    uspstf: 'US Preventive Services Task Force',
    hrsaWomen: 'Health Resources and Services Administration, Women’s Preventive Services Guidelines',
    brightFutures: 'Health Resources and Services Administration, Bright Futures',
    acip: 'Advisory Committee on Immunization Practices',
    rule: 'Federal rule on preventive care, 45 CFR 147.130',
  },
  source: (body, day) => `${body}, ${day}`,
};

function groupText({ sex, from, to }: RecommendedGroup): string {
  const people = sex === undefined ? 'people' : { female: 'women', male: 'men' }[sex];
  if (from !== undefined && to !== undefined) return `${people} from ${from} to ${to}`;
  if (from !== undefined) return `${people} of ${from} and older`;
  if (to !== undefined) return to === 0 ? 'babies in their first year' : `${people} up to ${to}`;
  return sex === undefined ? 'people of every age' : people;
}
