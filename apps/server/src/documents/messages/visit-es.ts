import type { VisitMessages } from './visit-messages.ts';

export const visitEs: VisitMessages = {
  videoVisit: 'Consulta por video',
  subject: (hospital) => `Su consulta por video con ${hospital}`,
  intro: (hospital) => `Este es el enlace de su consulta por video con ${hospital}. No necesita una cuenta.`,
  howItWorks: (minutesBefore) =>
    `Se abre ${minutesBefore} minutos antes de la hora que acordamos; antes muestra la hora. No lo comparta: quien lo tenga puede entrar.`,
  action: 'Abrir la consulta por video',
  questions: (phone) => `¿No le conviene la hora o necesita ayuda? Llámenos al ${phone}.`,
};
