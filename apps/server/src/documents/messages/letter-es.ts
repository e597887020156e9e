import type { LetterMessages } from './letter-messages.ts';

export const letterEs: LetterMessages = {
  title: (hospital) => `Su código de acceso a ${hospital}`,
  greeting: (name) => `Hola, ${name}:`,
  intro: (hospital) =>
    `Con este código abre usted su propia cuenta en ${hospital}. En ella ve lo que cuesta su atención y guarda sus estimaciones.`,
  accessCode: 'Su código de acceso',
  goodUntil: (day) => `Sirve una sola vez, hasta el ${day}.`,
  squareCode: (address) => `Código QR que abre ${address} con su código de acceso ya escrito.`,
  stepsHeading: 'Tres pasos hasta su cuenta',
  steps: (address, reference) => [
    {
      title: 'Abra el formulario',
      text: `Apunte la cámara de su teléfono al código QR de arriba o vaya a ${address}`,
    },
    {
      title: 'Muestre que es usted',
      text:
        reference === undefined
          ? 'Escriba el código de acceso, su fecha de nacimiento y su número de expediente médico, que está en los papeles de sus visitas.'
          : `Escriba el código de acceso, su fecha de nacimiento y, en lugar de un número de expediente médico, el número de referencia ${reference}.`,
    },
    {
      title: 'Elija un nombre de usuario y una contraseña',
      text: 'Lea los términos, acéptelos y ya está dentro.',
    },
  ],
  keepLetter: (phone) =>
    `No muestre esta carta a nadie hasta que haya usado el código. Nunca se lo pediremos por teléfono. Si algo no funciona o no esperaba esta carta, llámenos al ${phone}.`,
  belowOthers: (phone) => `Esta carta trae su código de acceso. Para recibir ayuda en español, llame al ${phone}.`,
};
