import type { SharedMessages } from './shared-messages.ts';

export const sharedEs: SharedMessages = {
  title: 'Estimación de costos',
  column: 'Monto',
  claimed: {
    exact: (amount) => amount,
    about: (amount) => `Alrededor de ${amount}`,
    least: (amount) => `Como mínimo ${amount}`,
    doctorsPart: (amount) => `Solo la parte del médico, alrededor de ${amount}`,
    hospitalPart: (amount) => `Solo los cargos del hospital, alrededor de ${amount}`,
    incomplete: (amount) => `Sin las partes que no tienen precio, alrededor de ${amount}`,
  },
  amount: (amount, manner, day) => `${amount} ${manner}, el ${day}`,
};
