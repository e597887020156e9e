import type { SharedMessages } from './shared-messages.ts';

export const sharedEn: SharedMessages = {
  title: 'Cost estimate',
  column: 'Amount',
  amount: (amount, manner, day) => `${amount} ${manner}, on ${day}`,
};
