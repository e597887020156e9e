import type { PostalMailMessages } from './postal-mail-messages.ts';

export const postalMailEs: PostalMailMessages = {
  title: '¿Adónde enviamos la carta?',
  intro: (hospital) =>
    `Si nos dijo que ya recibió atención en ${hospital}, la carta se envía a la dirección suya que tiene el hospital; si los datos que ingresó no coinciden con nuestros registros, no se envía nada. Si es su primera vez, se envía a la dirección que escriba aquí.`,
  labels: {
    firstName: 'Nombre',
    middleName: 'Segundo nombre',
    lastName: 'Apellido',
    address: 'Calle y número',
    address2: 'Apartamento, unidad o piso',
    zip: 'Código postal',
    city: 'Ciudad',
    state: 'Estado o provincia',
    country: 'País',
  },
  optional: 'opcional',
  errors: {
    firstName: 'Escriba su nombre, solo con letras',
    middleName: 'Escriba su segundo nombre con letras o deje el campo vacío',
    lastName: 'Escriba sus apellidos, solo con letras',
    address: 'Escriba la calle y el número',
    address2: 'Escriba el apartamento, la unidad o el piso, o deje el campo vacío',
    zip: 'Escriba el código postal tal como se escribe en ese país',
    city: 'Escriba la ciudad',
    state: 'Escriba el estado o la provincia, completo o con sus siglas',
    country: 'Elija el país',
    captcha:
      'Se agotó el tiempo de la comprobación de que usted es una persona. Ya empezó otra; envíe el formulario cuando termine.',
    customformtoken:
      'Este formulario estuvo abierto mucho tiempo o se envió dos veces. No se perdió nada: envíelo de nuevo, por favor.',
  },
  errorsTitle: 'Todavía no se pidió la carta',
  errorsMark: 'Error',
  check: {
    pending: 'Estamos comprobando que usted es una persona. No tiene que hacer nada.',
    passed: 'Listo: comprobamos que usted es una persona.',
    failed: 'La comprobación no terminó. Necesita un navegador de los últimos años. Usted no hizo nada mal.',
    again: 'Repetir la comprobación',
  },
  submit: 'Envíenme la carta',
  noScript: (phone) =>
    `Este formulario necesita JavaScript. Actívelo y vuelva a cargar la página, o llámenos al ${phone}.`,
  sent: {
    title: 'Recibimos su solicitud',
    text: 'La carta trae el código que abre su cuenta.',
    link: 'Adónde se envía y qué sigue ahora',
  },
  ended: {
    title: 'Aquí no hay ninguna carta que pedir',
    text: 'Su registro continuó en otro lugar o ya terminó.',
    link: 'Ir al punto en que está su registro',
  },
};
