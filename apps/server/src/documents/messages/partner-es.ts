import type { PartnerMessages } from './partner-messages.ts';

export const partnerEs: PartnerMessages = {
  link: {
    subject: (hospital) => `Confirme su correo del trabajo para ${hospital}`,
    intro: (hospital, partner) =>
      `Usted pidió una cuenta en ${hospital} porque trabaja en ${partner}. Abra este enlace para confirmar su correo del trabajo, en el navegador en el que quiera continuar.`,
    hours: (hours) => `Este enlace sirve una sola vez, dentro de las próximas ${hours} horas.`,
    action: 'Confirmar mi correo del trabajo',
    notYou: (phone) =>
      `Si usted no lo pidió, puede borrar este mensaje: sin el enlace no pasa nada. ¿Tiene preguntas? Llámenos al ${phone}.`,
  },
};
