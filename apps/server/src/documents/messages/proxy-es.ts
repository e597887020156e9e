import type { ProxyMessages } from './proxy-messages.ts';

export const proxyEs: ProxyMessages = {
  subject: (hospital) => `Una invitación de ${hospital}`,
  intro: (hospital) => `Un paciente de ${hospital} le pide que le ayude a ocuparse de su expediente.`,
  scope: {
    view: 'El hospital sabría que usted puede consultar el expediente.',
    manage: 'El hospital sabría que usted puede consultar el expediente y actuar en nombre del paciente.',
  },
  action: 'Ver la invitación',
  howItWorks: (days) =>
    `Inicie sesión con su propia cuenta. Entonces verá quién se lo pide y podrá aceptar o rechazar. El enlace sirve una sola vez, durante ${days} días.`,
  notYou: (phone) =>
    `Si no esperaba este mensaje, no haga nada: nadie obtiene acceso hasta que usted acepte. ¿Preguntas? Llámenos al ${phone}.`,
};
