import type { RecordNoticeMessages } from './record-notice-messages.ts';

export const recordNoticeEs: RecordNoticeMessages = {
  proof: {
    phone: 'Quien la creó escribió un código que enviamos a un teléfono de su expediente.',
    creditCard: 'Quien la creó mostró una tarjeta de crédito a nombre de usted.',
    questionBased: 'Quien la creó respondió preguntas sobre su historial de crédito.',
    identityProvider: 'Quien la creó demostró su identidad mediante un proveedor de identidad.',
    letter: 'Quien la creó escribió un código de acceso que le habíamos enviado por correo postal.',
    print: 'Quien la creó escribió un código de acceso que nuestro personal había entregado para usted.',
    sms: 'Quien la creó abrió un enlace que habíamos enviado a un teléfono de su expediente.',
    match:
      'Nuestro personal comparó lo que nos dijo esa persona con su expediente y decidió que son de la misma persona.',
    staff: 'La cuenta estaba cerrada, y nuestro personal la abrió de nuevo cuando alguien lo pidió.',
  },
  mail: {
    subject: (hospital) => `Una cuenta en línea ya da acceso a su expediente en ${hospital}`,
    what: (hospital, day) =>
      `Desde el ${day}, una cuenta en línea da acceso a su expediente de paciente en ${hospital}.`,
    ifYou: 'Si es de usted, no tiene que hacer nada.',
    ifNotYou:
      'Si no es de usted, congele la cuenta ahora. Así nadie podrá iniciar sesión en ella, y nuestro servicio de ayuda la separará de su expediente.',
    action: 'No fui yo',
    otherwise: ({ day, address, code, phone }) =>
      `El enlace sirve hasta el ${day}. También puede ir a ${address} y escribir el código ${code}, o llamarnos al ${phone}.`,
    nothingAsked: 'La página del enlace no le pide ninguna contraseña ni ningún dato sobre usted.',
    belowOthers: (phone) =>
      `Este mensaje trata de una cuenta que da acceso a su expediente. Para recibir ayuda en español, llame al ${phone}.`,
  },
  sms: ({ hospital, day, url, phone }) =>
    `${hospital}: desde el ${day} una cuenta en línea da acceso a su expediente. ¿No fue usted? Congélela: ${url} o llame al ${phone}.`,
  letter: {
    title: 'Una cuenta ya da acceso a su expediente',
    intro: (hospital, day, how) =>
      `Desde el ${day}, una cuenta en línea da acceso a su expediente de paciente en ${hospital}. ${how} Si es de usted, no tiene que hacer nada.`,
    code: 'Su código para congelar la cuenta',
    goodUntil: (day) => `Sirve hasta el ${day}.`,
    squareCode: (address) => `Código QR que abre ${address} con su código ya escrito.`,
    stepsHeading: 'Si no fue usted',
    steps: (address, phone) => [
      {
        title: 'Congele la cuenta',
        text: `Apunte la cámara de su teléfono al código QR de arriba, o vaya a ${address} y escriba el código. Así nadie podrá iniciar sesión en la cuenta.`,
      },
      {
        title: 'Llámenos',
        text: `Nuestro servicio de ayuda atiende en el ${phone}. Comprobamos que es usted y separamos la cuenta de su expediente.`,
      },
      {
        title: 'Cree su propia cuenta',
        text: 'Entonces su expediente queda libre y usted puede registrarse.',
      },
    ],
    keepLetter:
      'La página no le pide ninguna contraseña ni ningún dato sobre usted. El código puede congelar esa cuenta y nada más.',
    belowOthers: (phone) => `Una cuenta da acceso a su expediente. Para recibir ayuda en español, llame al ${phone}.`,
  },
  frozen: {
    subject: 'Su cuenta está congelada',
    what: (hospital) =>
      `Alguien que recibe los mensajes del paciente de su cuenta en ${hospital} nos dijo que no la creó. La congelamos de inmediato: nadie puede iniciar sesión en ella.`,
    ifRightful: (phone) =>
      `Si usted es ese paciente, o la cuenta es suya con razón, llame a nuestro servicio de ayuda al ${phone}. Cuando sepamos que es usted, la abriremos de nuevo, y nada de lo que hay en ella se pierde.`,
  },
  toDesk: ({ accountId, number, since }) =>
    `“No fui yo”: la cuenta ${accountId} está congelada. Da acceso al expediente ${number} desde el ${since}, y alguien que recibió nuestro aviso dice que no la creó.\n\nCompruebe con los datos del expediente que habla con el paciente. Si la cuenta no es suya, sepárela del expediente (portico patients unlink): después podrá registrarse. Si es suya, ábrala de nuevo (portico accounts unlock).`,
};
