import type { ActivationMessages } from './activation-messages.ts';

export const activationEs: ActivationMessages = {
  sms: (hospital, url, days) =>
    `${hospital}: cree su cuenta en línea aquí: ${url} El enlace sirve una sola vez, durante ${days} días. Nunca se lo pediremos por teléfono.`,
  securityAnswer: {
    short: 'Su respuesta es demasiado corta. Use al menos 3 letras o dígitos.',
    repeated: 'Su respuesta repite una sola letra. Elija una que solo usted conozca.',
    username: 'Su respuesta contiene su nombre de usuario. Elija otra respuesta.',
    password: 'Su respuesta es parte de su contraseña. Elija otra respuesta.',
    question: 'Su respuesta solo repite palabras de la pregunta. Elija otra respuesta.',
  },
};
