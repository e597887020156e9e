import type { KeptMessages } from './kept-messages.ts';

export const keptEn: KeptMessages = {
  title: 'Your estimate',
  working: 'How we got to this amount',
  included: 'What is included',
  amount: ({ day, amount, manner }) => `On ${day}, you would have paid about ${amount}, ${manner}.`,
  sinceThen: 'Prices can change after that day. Open the estimate by its number to see what it would be today.',
  number: 'Number of the estimate',
  lastDay: 'Good until',
  column: 'Amount',
  howToOpen: {
    birthDate: (address, day) =>
      `You can open this estimate on any device until ${day}: go to ${address}, and type its number and the date of birth it was kept with.`,
    zip: (address, day) =>
      `You can open this estimate on any device until ${day}: go to ${address}, and type its number and the ZIP code it was kept with.`,
  },
  fileName: 'estimate.pdf',
  reminder: {
    title: (hospital) => `Your estimate from ${hospital} ends today`,
    description: (phone) => `Open it with its number, or ask for a new one. Questions? Call ${phone}.`,
    fileName: 'estimate.ics',
  },
};
