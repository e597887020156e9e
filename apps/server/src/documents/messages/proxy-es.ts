import type { ProxyMessages } from './proxy-messages.ts';

export const proxyEs: ProxyMessages = {
  subject: (hospital) => `Una invitación de ${hospital}`,
  intro: (hospital) => `Un paciente de ${hospital} le pide que le ayude a ocuparse de su expediente.`,
  scope: {
    view: 'Usted vería las estimaciones que el paciente ha guardado.',
    manage:
      'Usted vería las estimaciones que el paciente ha guardado, hacer, guardar, cambiar y eliminar estimaciones en su nombre, e ingresar o reemplazar su seguro.',
  },
  action: 'Ver la invitación',
  howItWorks: (days) =>
    `Inicie sesión con su propia cuenta, que debe tener este correo electrónico y su fecha de nacimiento. Entonces verá quién se lo pide y podrá aceptar o rechazar. El enlace sirve una sola vez, durante ${days} días.`,
  notYou: (phone) =>
    `Si no esperaba este mensaje, no haga nada: nadie obtiene acceso hasta que usted acepte. ¿Preguntas? Llámenos al ${phone}.`,
};
