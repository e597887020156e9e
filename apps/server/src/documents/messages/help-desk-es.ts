import type { HelpDeskMessages } from './help-desk-messages.ts';

/** Of an added language, too (docs/decisions/0219). */
const languages = new Intl.DisplayNames('es-US', { type: 'language' });

export const helpDeskEs: HelpDeskMessages = {
  toDesk: {
    subject: {
      helpdesk: (reference) => `Pregunta al servicio de ayuda: ${reference}`,
      feedback: (reference) => `Comentarios al servicio de ayuda: ${reference}`,
    },
    intro: (hospital, writer) =>
      writer === 'account'
        ? `Una persona con la sesión iniciada en ${hospital} escribió al servicio de ayuda.`
        : `Una persona que no tiene cuenta en ${hospital}, o que no había iniciado sesión, escribió al servicio de ayuda.`,
    writtenIn: (language) => `El formulario se llenó en ${languages.of(language) ?? language}.`,
    promise: (hours) => `A quien escribió se le prometió una respuesta en un plazo de ${hours} horas.`,
    howToRead: 'Lea el mensaje con esta orden:',
    howToAnswer: {
      account: 'Responda con la orden "helpdesk answer". La persona lee la respuesta después de iniciar sesión.',
      guest:
        'Responda usted por correo electrónico o por teléfono, como la persona prefiera, porque solo quien inicia sesión puede leer aquí las respuestas. Después cierre el mensaje con la orden "helpdesk close".',
    },
    name: 'Nombre',
    birthDate: 'Fecha de nacimiento',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    contactVia: 'Responder por',
    platformType: 'Usa',
    message: 'Mensaje',
  },
  receipt: {
    subject: (hospital) => `Su mensaje a ${hospital}`,
    intro: (hospital) => `Gracias. Su mensaje llegó al servicio de ayuda de ${hospital}.`,
    promise: (hours) =>
      `Le responderemos en un plazo de ${hours} horas. Si llama para preguntar por su mensaje, diga este número:`,
    reference: 'Número de referencia',
    notYou: (phone) =>
      `Recibe este correo porque alguien escribió esta dirección en nuestro formulario y pidió un comprobante. Si no fue usted, puede borrarlo. ¿Tiene preguntas? Llámenos al ${phone}.`,
  },
  answer: {
    subject: (hospital) => `El servicio de ayuda de ${hospital} le respondió`,
    intro: {
      helpdesk: (hospital) => `Ya hay una respuesta a su pregunta al servicio de ayuda de ${hospital}.`,
      feedback: (hospital) => `Ya hay una respuesta a sus comentarios a ${hospital}.`,
    },
    reference: (reference) => `Su número de referencia es ${reference}.`,
    action: 'Iniciar sesión y leerla',
    whyNotHere: 'Para proteger su privacidad, este correo no incluye ni su mensaje ni la respuesta.',
  },
};
