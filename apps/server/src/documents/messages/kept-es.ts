import type { KeptMessages } from './kept-messages.ts';

export const keptEs: KeptMessages = {
  title: 'Su estimación',
  working: 'Cómo llegamos a este monto',
  included: 'Qué incluye',
  amount: {
    exact: (amount, manner, day) => `El ${day} habría pagado ${amount}, ${manner}.`,
    about: (amount, manner, day) => `El ${day} habría pagado alrededor de ${amount}, ${manner}.`,
    least: (amount, manner, day) => `El ${day} habría pagado como mínimo ${amount}, ${manner}.`,
    doctorsPart: (amount, manner, day) =>
      `El ${day} la parte del médico habría costado alrededor de ${amount}, ${manner}.`,
    hospitalPart: (amount, manner, day) =>
      `El ${day} habría pagado alrededor de ${amount} solo por los cargos del hospital, ${manner}.`,
    incomplete: (amount, manner, day) =>
      `El ${day} habría pagado alrededor de ${amount} sin las partes que no tienen precio, ${manner}.`,
  },
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
  watch: {
    confirm: {
      subject: (hospital) => `¿Quiere saber cuándo cambia un precio en ${hospital}?`,
      intro: (hospital) =>
        `Alguien pidió a ${hospital} que avise a esta dirección cuando cambie el precio de una estimación.`,
      why: (days) =>
        `Confirme que quiere estos correos. El enlace sirve durante ${days} días. Hasta que confirme, no enviamos nada más.`,
      action: 'Sí, quiero saberlo',
      notYou: (phone) => `Si usted no lo pidió, elimine este mensaje. ¿Preguntas? Llámenos al ${phone}.`,
    },
    changed: {
      subject: (hospital) => `Cambió un precio en ${hospital}`,
      intro: (hospital, keptOn) => `Cambió el precio de una estimación que se conservó con ${hospital} el ${keptOn}.`,
      open: (lastDay) =>
        `Ábrala con su número para ver cuánto sería hoy. Se puede abrir hasta el ${lastDay}, y hasta ese día le avisaremos de los cambios.`,
      action: 'Abrir mi estimación',
      questions: (phone) => `¿Preguntas? Llámenos al ${phone}.`,
      stop: 'Recibe este correo porque lo pidió. Para no recibir más, abra este enlace y presione el botón:',
    },
  },
  reminder: {
    title: (hospital) => `Su estimación de ${hospital} termina hoy`,
    description: (phone) => `Ábrala con su número o pida una nueva. ¿Preguntas? Llame al ${phone}.`,
    fileName: 'estimacion.ics',
  },
};
