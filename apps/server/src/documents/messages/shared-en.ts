import type { SharedMessages } from './shared-messages.ts';

export const sharedEn: SharedMessages = {
  title: 'Cost estimate',
  column: 'Amount',
  claimed: {
    exact: (amount) => amount,
    about: (amount) => `About ${amount}`,
    least: (amount) => `At least ${amount}`,
    doctorsPart: (amount) => `The doctor’s part alone, about ${amount}`,
    hospitalPart: (amount) => `Hospital fees alone, about ${amount}`,
    incomplete: (amount) => `Without the parts that have no price, about ${amount}`,
  },
  amount: (amount, manner, day) => `${amount} ${manner}, on ${day}`,
};
