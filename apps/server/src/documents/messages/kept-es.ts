import type { KeptMessages } from './kept-messages.ts';

export const keptEs: KeptMessages = {
  title: 'Su estimación',
  working: 'Cómo llegamos a este monto',
  included: 'Qué incluye',
  amount: ({ day, amount, manner }) => `El ${day} habría pagado alrededor de ${amount}, ${manner}.`,
  sinceThen:
    'Los precios pueden cambiar después de ese día. Abra la estimación con su número para ver cuánto sería hoy.',
  number: 'Número de la estimación',
  lastDay: 'Vale hasta',
  column: 'Monto',
  howToOpen: {
    birthDate: (address, day) =>
      `Puede abrir esta estimación en cualquier dispositivo hasta el ${day}: vaya a ${address} y escriba su número y la fecha de nacimiento con la que se conservó.`,
    zip: (address, day) =>
      `Puede abrir esta estimación en cualquier dispositivo hasta el ${day}: vaya a ${address} y escriba su número y el código postal con el que se conservó.`,
  },
  fileName: 'estimacion.pdf',
  reminder: {
    title: (hospital) => `Su estimación de ${hospital} termina hoy`,
    description: (phone) => `Ábrala con su número o pida una nueva. ¿Preguntas? Llame al ${phone}.`,
    fileName: 'estimacion.ics',
  },
};
