import type { BandMessages } from './band-messages.ts';

function deductibleMet({ isFamily, several }: { isFamily: boolean; several: boolean }): string {
  if (several) return 'you have met your deductibles';
  return isFamily ? 'your family has met its deductible' : 'you have met your deductible';
}

export const bandEn: BandMessages = {
  atLeast: (amount) => `At least ${amount}`,
  rangeOrMore: (range) => `${range} or more`,
  prices: (range) => `Prices in the file range from ${range}.`,
  rates: (range) => `The agreed prices vary. You may pay from ${range}.`,
  deductible: ({ amount, ...whose }) => `Less if ${deductibleMet(whose)} by then: down to ${amount}.`,
  unpriced: (names) => `More for what has no price here and is not included: ${names}.`,
  unknownBenefits: 'More if a benefit that was left blank applies after all.',
  limitReached: 'More if your plan does not pay because its limit is used up: you may owe all of it.',
  outOfNetwork: 'More if your insurance counts less than the full charge and you are billed the rest.',
  secondOutOfNetwork:
    'More if your second insurance counts less than this price, since this care is outside its network.',
};
