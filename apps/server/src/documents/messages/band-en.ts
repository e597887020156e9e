import type { BandMessages } from './band-messages.ts';

function deductibleMet({ isFamily, several }: { isFamily: boolean; several: boolean }): string {
  if (several) return 'you have met your deductibles';
  return isFamily ? 'your family has met its deductible' : 'you have met your deductible';
}

/** What sets two prices apart, where one side of it may be nothing. */
const withOrWithout = (what: string, value: string): string =>
  value === '' ? `without a ${what}` : `with ${what} ${value}`;

export const bandEn: BandMessages = {
  atLeast: (amount) => `At least ${amount}`,
  rangeOrMore: (range) => `${range} or more`,
  prices: (range) => `Prices in the file range from ${range}.`,
  rates: (range) => `The agreed prices vary. You may pay from ${range}.`,
  wide: {
    paid: ({ low, high }) => `By a formula, your insurer has paid from ${low} to ${high} for it.`,
    unknown: ({ low, high }) =>
      `The file has prices from ${low} to ${high} for it, and does not say what sets them apart.`,
    plans: ({ low, high, lowest, highest }) => `${low} by the plan “${lowest}”, ${high} by “${highest}”.`,
    notes: ({ low, high, lowest, highest }) => `The file's notes say “${lowest}” of ${low}, “${highest}” of ${high}.`,
    items: ({ low, high, lowest, highest }) =>
      `The file lists it as “${lowest}” at ${low}, as “${highest}” at ${high}.`,
    modifiers: ({ low, high, lowest, highest }) =>
      `${low} is the price ${withOrWithout('modifier', lowest)}, ${high} ${withOrWithout('modifier', highest)}.`,
    departments: ({ low, high, lowest, highest }) =>
      `${low} is the price ${withOrWithout('revenue code', lowest)}, ${high} ${withOrWithout('revenue code', highest)}: other departments.`,
  },
  deductible: ({ amount, ...whose }) => `Less if ${deductibleMet(whose)} by then: down to ${amount}.`,
  maximum: (amount) => `Less if the lowest figure for your yearly maximum is the right one: down to ${amount}.`,
  unpriced: (names) => `More for what has no price here and is not included: ${names}.`,
  pricedBySome: (names) => `More if your plan is one of those without a price here for: ${names}.`,
  unknownBenefits: 'More if a benefit that was left blank applies after all.',
  daysUnknown: 'More if the stay is longer than one day: your copay is due for each day.',
  limitOfDays: 'More if the stay is longer than your plan pays for: how long it will be is not known.',
  limitReached: 'More if your plan does not pay because its limit is used up: you may owe all of it.',
  outOfNetwork: 'More if your insurance counts less than the full charge and you are billed the rest.',
  secondOutOfNetwork:
    'More if your second insurance counts less than this price, since this care is outside its network.',
};
