import type { SignUpMessages } from './sign-up-messages.ts';

export const signUpEs: SignUpMessages = {
  link: {
    subject: (hospital) => `Continúe con su cuenta en ${hospital}`,
    intro: (hospital) =>
      `Usted comenzó a crear una cuenta en ${hospital} y pidió continuar más tarde. Este enlace lo lleva de vuelta a donde se quedó, en cualquier navegador.`,
    days: (days) =>
      `Sirve una sola vez, dentro de los próximos ${days} días. Después se borra lo que escribió, y tendrá que comenzar de nuevo.`,
    birthDate: 'La página le pedirá primero la fecha de nacimiento que escribió.',
    action: 'Continuar donde me quedé',
    notYou: (phone) =>
      `Si usted no lo pidió, puede borrar este mensaje: sin el enlace no pasa nada. ¿Tiene preguntas? Llámenos al ${phone}.`,
  },
};
