import type { KeptMessages } from './kept-messages.ts';

export const keptEn: KeptMessages = {
  title: 'Your estimate',
  working: 'How we got to this amount',
  included: 'What is included',
  amount: {
    exact: (amount, manner, day) => `On ${day}, you would have paid ${amount}, ${manner}.`,
    about: (amount, manner, day) => `On ${day}, you would have paid about ${amount}, ${manner}.`,
    least: (amount, manner, day) => `On ${day}, you would have paid at least ${amount}, ${manner}.`,
    doctorsPart: (amount, manner, day) => `On ${day}, the doctor’s part would have cost about ${amount}, ${manner}.`,
    hospitalPart: (amount, manner, day) =>
      `On ${day}, you would have paid about ${amount} in hospital fees alone, ${manner}.`,
    incomplete: (amount, manner, day) =>
      `On ${day}, you would have paid about ${amount} without the parts that have no price, ${manner}.`,
  },
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
  watch: {
    confirm: {
      subject: (hospital) => `Do you want to hear when a price changes at ${hospital}?`,
      intro: (hospital) =>
        `Someone asked ${hospital} to send mail to this address when the price of an estimate changes.`,
      why: (days) =>
        `Confirm that you want this mail. The link works for ${days} days. Until you confirm, we send nothing more.`,
      action: 'Yes, tell me',
      notYou: (phone) => `If you did not ask for this, delete this message. Questions? Call us at ${phone}.`,
    },
    changed: {
      subject: (hospital) => `A price has changed at ${hospital}`,
      intro: (hospital, keptOn) => `The price of an estimate that was kept with ${hospital} on ${keptOn} has changed.`,
      open: (lastDay) =>
        `Open it with its number to see what it would be today. It opens until ${lastDay}, and so long we tell you of changes.`,
      action: 'Open my estimate',
      questions: (phone) => `Questions? Call us at ${phone}.`,
      stop: 'You get this mail because you asked for it. To stop it, open this link and press the button:',
    },
  },
  reminder: {
    title: (hospital) => `Your estimate from ${hospital} ends today`,
    description: (phone) => `Open it with its number, or ask for a new one. Questions? Call ${phone}.`,
    fileName: 'estimate.ics',
  },
};
