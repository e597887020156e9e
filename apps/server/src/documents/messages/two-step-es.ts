import type { TwoStepMessages } from './two-step-messages.ts';

export const twoStepEs: TwoStepMessages = {
  code: {
    sms: (hospital, code, minutes) =>
      `${code} es su código de verificación de ${hospital}. Sirve durante ${minutes} minutos. No lo comparta.`,
    subject: (hospital) => `Su código de verificación de ${hospital}`,
    intro: (hospital) => `Escriba este código para que ${hospital} sepa que es usted:`,
    minutes: (minutes) => `Sirve una sola vez, durante ${minutes} minutos.`,
    keepToYourself: (phone) =>
      `No lo comparta con nadie: nunca se lo pediremos. Si usted no pidió un código, quizá alguien conozca su contraseña. Cámbiela o llámenos al ${phone}.`,
  },
};
