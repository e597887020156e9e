import type { SharedMessages } from './shared-messages.ts';

export const sharedEs: SharedMessages = {
  title: 'Estimación de costos',
  column: 'Monto',
  amount: (amount, manner, day) => `${amount} ${manner}, el ${day}`,
};
