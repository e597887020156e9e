import type { ProxyMessages } from './proxy-messages.ts';

export const proxyEs: ProxyMessages = {
  subject: (hospital) => `Una invitación de ${hospital}`,
  intro: (hospital) => `Un paciente de ${hospital} le pide que le ayude a ocuparse de su expediente.`,
  scope: {
    view: 'Usted vería las estimaciones que el paciente ha guardado, sus citas y su expediente en nuestras aplicaciones.',
    estimates:
      'Podría hacer, guardar, cambiar y eliminar estimaciones en nombre del paciente, e ingresar o reemplazar su seguro.',
    messages: 'Leería los mensajes del paciente con nosotros, y podría escribir al servicio de ayuda en su nombre.',
    manage:
      'Vería las citas del paciente, y podría reservarlas, cambiarlas, cancelarlas y entrar en las que son por video. Nuestras aplicaciones le dejarían cambiar su expediente.',
  },
  never:
    'Usted entraría con su propia contraseña. No podría cambiar la contraseña del paciente, su forma de entrar ni quién más se ocupa de él. Todo lo que haga queda registrado con su nombre, y el paciente puede ponerle fin en cualquier momento.',
  action: 'Ver la invitación',
  howItWorks: (days) =>
    `Inicie sesión con su propia cuenta, que debe tener este correo electrónico y su fecha de nacimiento. Entonces verá quién se lo pide y podrá aceptar o rechazar. El enlace sirve una sola vez, durante ${days} días.`,
  notYou: (phone) =>
    `Si no esperaba este mensaje, no haga nada: nadie obtiene acceso hasta que usted acepte. ¿Preguntas? Llámenos al ${phone}.`,
  givenSms: ({ hospital, phone }) =>
    `${hospital}: alguien puede ahora ocuparse de su expediente. ¿No lo desea? Llame al ${phone} y le pondremos fin.`,
  letter: {
    title: 'Alguien se ocupa ahora de su expediente',
    intro: (hospital, day) =>
      `El ${day}, alguien aceptó una invitación a ocuparse de su expediente de paciente en ${hospital}. Esa persona ve lo que nombraba la invitación, por ejemplo las estimaciones de costos que hay guardadas para usted, o sus citas. Si está de acuerdo, no tiene que hacer nada.`,
    stepsHeading: 'Si no sabe de ello, o no lo desea',
    steps: (phone) => [
      {
        title: 'Llámenos',
        text: `Nuestro servicio de ayuda atiende en el ${phone}. Comprobamos que es usted, le decimos quién es esa persona y le ponemos fin de inmediato.`,
      },
      {
        title: 'O póngale fin usted',
        text: 'Si tiene una cuenta en línea con nosotros, inicie sesión y abra “Personas”: allí ve quién es y hasta cuándo, y puede ponerle fin.',
      },
    ],
    keepLetter:
      'Ese acceso abre lo que nombraba la invitación y nada más: ni contraseñas, ni ninguna cuenta. Termina por sí solo el día que fijó la invitación.',
    belowOthers: (phone) =>
      `Alguien puede ocuparse de su expediente. Para recibir ayuda en español, llame al ${phone}.`,
  },
};
