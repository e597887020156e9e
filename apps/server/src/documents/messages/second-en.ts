import type { SecondInsuranceMessages } from './second-messages.ts';

export const secondEn: SecondInsuranceMessages = {
  pays: (payor) => `Paid by ${payor}, your second insurance`,
  paysDetail: ({ rule, alone }) =>
    rule === 'standard'
      ? `Alone it would pay ${alone}. It pays at most what the first leaves`
      : `Alone it would pay ${alone}. It pays only by how much that is more than the first pays`,
  working: (payor) => `What ${payor} would pay alone`,
  wouldLeave: 'It would leave you',
  yourInsurances: 'Your two insurances',
  withBoth: (first, second) => `${first} first, then ${second}`,
  siteNotCounted: 'Without what your second insurance pays',
  alreadyEntered: 'You have entered this insurance already. Enter your other card here.',
};
