import { CLOSED_ACCOUNT_DAYS } from '@portico/contract';
import { limits } from '../../platform/limits/limits.ts';
import { DAY_SECONDS } from '../../platform/time.ts';
import type { AccountMessages } from './account-messages.ts';

const FORETOLD_DAYS = limits.proxyForetold.window / DAY_SECONDS;

export const accountEs: AccountMessages = {
  notices: {
    subject: {
      accountReady: 'Su cuenta está lista',
      passwordChanged: 'Se cambió su contraseña',
      twoStepChanged: 'Se cambió su verificación en dos pasos',
      twoStepOff: 'Se desactivó la verificación en dos pasos',
      identitiesChanged: 'Cambiaron las formas de entrar en su cuenta',
      recoveryCodesChanged: 'Se reemplazaron sus códigos de recuperación',
      securityQuestionChanged: 'Se cambió su pregunta de seguridad',
      emailChanged: 'Se cambió su dirección de correo electrónico',
      newDevice: 'Un dispositivo nuevo inició sesión en su cuenta',
      proxyInvited: 'Se invitó a alguien a ocuparse de su expediente',
      proxyAccepted: 'Alguien se ocupa ahora de su expediente',
      proxyEnded: 'Alguien dejó de ocuparse de su expediente',
      proxyEndedByHelpDesk: 'Alguien dejó de ocuparse de su expediente',
      accessEnded: 'Ya no se ocupa del expediente de otra persona',
      proxyEndsSoon: 'Pronto se ocupará usted de su propio expediente',
      proxyNarrowsSoon: 'Pronto una parte mayor de su expediente será solo suya',
      accessEndsSoon: 'Pronto dejará de ocuparse del expediente de otra persona',
      accessNarrowsSoon: 'Pronto verá menos del expediente de otra persona',
      dataExported: 'Se descargaron sus datos',
      accountClosed: 'Se cerró su cuenta',
      accountReopened: 'Se volvió a abrir su cuenta',
      accountErased: 'Se borró su cuenta',
    },
    greeting: (hospital) => `Le escribimos por su cuenta en ${hospital}.`,
    what: {
      accountReady: 'Se acaba de crear. Entre con el nombre de usuario y la contraseña que eligió.',
      passwordChanged: 'Acaba de cambiarse la contraseña, y se cerró la sesión en todos los demás navegadores.',
      twoStepChanged:
        'Acaba de agregarse o quitarse una forma de verificar su identidad, como un teléfono o una llave de acceso.',
      twoStepOff:
        'Como se pidió, nuestro servicio de ayuda acaba de desactivar la verificación en dos pasos y de cerrar la sesión en todas partes. Hasta que la active de nuevo, basta la contraseña para entrar.',
      identitiesChanged:
        'Acaba de vincularse o desvincularse una cuenta que usted tiene en otro lugar y con la que se puede entrar en ella.',
      recoveryCodesChanged: 'Hay nuevos códigos de recuperación. Los anteriores ya no sirven.',
      securityQuestionChanged: 'Acaban de reemplazarse la pregunta de seguridad y su respuesta.',
      emailChanged:
        'Acaba de indicarse otra dirección de correo electrónico. De ahora en adelante, los mensajes sobre la cuenta llegan a esa dirección y ya no a esta.',
      newDevice: 'Acaba de iniciar sesión un navegador que no se había usado antes con ella.',
      proxyInvited:
        'Acaba de invitarse a alguien a ocuparse de su expediente. En “Personas”, dentro del portal, puede ver quién es y retirar la invitación.',
      proxyAccepted:
        'Acaba de aceptarse una invitación a ocuparse de su expediente. En “Personas”, dentro del portal, puede ver quién se ocupa de él y hasta cuándo, y ponerle fin en cualquier momento.',
      proxyEnded: 'Una persona que se ocupaba de su expediente acaba de renunciar a ello.',
      proxyEndedByHelpDesk:
        'Tal como se pidió, nuestro servicio de ayuda acaba de poner fin al acceso de una persona que se ocupaba de su expediente.',
      accessEnded: 'Acaba de terminar su acceso al expediente de una persona de la que se ocupaba.',
      proxyEndsSoon: `En los próximos ${FORETOLD_DAYS} días usted cumple la mayoría de edad. Entonces termina por sí solo el acceso de su padre, madre o tutor a su expediente. En “Personas”, dentro del portal, puede ver el día. A partir de entonces puede invitar a quien quiera.`,
      proxyNarrowsSoon: `En los próximos ${FORETOLD_DAYS} días usted cumple la edad en la que la ley le da privacidad propia. A partir de entonces su padre, madre o tutor verá menos de su expediente, o nada de él. En “Personas”, dentro del portal, puede ver el día.`,
      accessEndsSoon: `En los próximos ${FORETOLD_DAYS} días cumple la mayoría de edad una persona de cuyo expediente usted se ocupa como padre, madre o tutor. Entonces su acceso termina por sí solo. En “Personas”, dentro del portal, puede ver de quién se trata y el día. Al ser mayor de edad, esa persona puede invitarle de nuevo.`,
      accessNarrowsSoon: `En los próximos ${FORETOLD_DAYS} días una persona de cuyo expediente usted se ocupa como padre, madre o tutor cumple la edad en la que la ley le da privacidad propia. A partir de entonces usted verá menos del expediente, o nada de él. En “Personas”, dentro del portal, puede ver de quién se trata.`,
      dataExported:
        'Todo lo que contiene acaba de descargarse como archivo. Quien tenga el archivo puede leer sus estimaciones guardadas, su seguro y sus mensajes.',
      accountClosed: `Se acaba de cerrar, y se cerró la sesión en todos los navegadores. Durante ${CLOSED_ACCOUNT_DAYS} días nuestro servicio de ayuda puede volver a abrirla; después se borra todo lo que contiene.`,
      accountReopened:
        'Tal como se pidió, nuestro servicio de ayuda acaba de volver a abrirla. Está como antes de cerrarse.',
      accountErased:
        'Se acaba de borrar todo lo que contenía, y no se puede volver a abrir. Lo que el hospital tiene registrado sobre su atención se conserva allí.',
    },
    whatToDo: (phone) =>
      `Si fue usted, no tiene que hacer nada. Si no, llame enseguida a nuestro servicio de ayuda al ${phone}.`,
    whatToDoAhead: (phone) =>
      `No tiene que hacer nada. Si tiene preguntas, llame a nuestro servicio de ayuda al ${phone}.`,
    whyYou: (hospital) => `Recibe este mensaje porque esta dirección está registrada en ${hospital}.`,
    withoutAccount: {
      greeting: (hospital) => `Le escribimos por su expediente de paciente en ${hospital}.`,
      what: {
        proxyInvited:
          'Acaba de invitarse a alguien a ocuparse de él. Si acepta, verá lo que nombra la invitación, por ejemplo las estimaciones de costos que hay guardadas para usted. Nuestro servicio de ayuda le dice quién es y puede retirar la invitación.',
        proxyAccepted:
          'Acaba de aceptarse una invitación a ocuparse de él. Quien la aceptó ve lo que nombraba, por ejemplo las estimaciones de costos que hay guardadas para usted. Nuestro servicio de ayuda le dice quién es y hasta cuándo, y puede ponerle fin en cualquier momento.',
        proxyEnded: 'Una persona que se ocupaba de él acaba de renunciar a ello.',
        proxyEndedByHelpDesk:
          'Tal como se pidió, nuestro servicio de ayuda acaba de poner fin al acceso de una persona que se ocupaba de él.',
        proxyEndsSoon: `En los próximos ${FORETOLD_DAYS} días usted cumple la mayoría de edad. Entonces termina por sí solo el acceso de su padre, madre o tutor a él. Nuestro servicio de ayuda le dice el día y cómo ocuparse usted de él en línea.`,
        proxyNarrowsSoon: `En los próximos ${FORETOLD_DAYS} días usted cumple la edad en la que la ley le da privacidad propia. A partir de entonces su padre, madre o tutor verá menos de él, o nada. Nuestro servicio de ayuda le dice el día.`,
      },
      whatToDo: (phone) =>
        `Si está de acuerdo, no tiene que hacer nada. Si no lo está, llame de inmediato a nuestro servicio de ayuda al ${phone}.`,
    },
  },
  resetLink: {
    subject: (hospital) => `Restablezca su contraseña de ${hospital}`,
    intro: (hospital) => `Usted pidió restablecer la contraseña de su cuenta en ${hospital}.`,
    minutes: (minutes) => `Este enlace sirve una sola vez, dentro de los próximos ${minutes} minutos.`,
    action: 'Elegir una contraseña nueva',
    notYou: (phone) =>
      `Si usted no lo pidió, puede borrar este mensaje: su contraseña sigue igual. ¿Tiene preguntas? Llámenos al ${phone}.`,
  },
  emailLink: {
    subject: (hospital) => `Confirme su dirección de correo electrónico en ${hospital}`,
    intro: (hospital) =>
      `Esta dirección se indicó para una cuenta en línea de ${hospital}. Confirme, por favor, que es suya.`,
    why: (days) =>
      `Hasta entonces no le sirve si olvida su nombre de usuario o su contraseña. El enlace sirve durante ${days} días.`,
    action: 'Confirmar esta dirección',
    notYou: (phone) =>
      `Si usted no tiene una cuenta con nosotros, no confirme: probablemente alguien escribió mal su propia dirección. Puede borrar este mensaje. ¿Tiene preguntas? Llámenos al ${phone}.`,
  },
  ticketInvalid: 'Este enlace o formulario ya se usó o caducó. Empiece de nuevo, por favor.',
  reminder: {
    subject: (hospital) => `Su nombre de usuario de ${hospital}`,
    intro: (hospital, count) =>
      count === 1
        ? `Usted pidió el nombre de usuario de su cuenta en ${hospital}. Es:`
        : `Usted pidió el nombre de usuario de su cuenta en ${hospital}. Tiene ${count}:`,
    action: 'Iniciar sesión',
    notYou: (phone) =>
      `Si usted no lo pidió, puede borrar este mensaje: quien lo pidió no pudo ver su nombre de usuario. ¿Tiene preguntas? Llámenos al ${phone}.`,
    sms: (hospital, usernames, phone) =>
      `${hospital}: usted pidió su nombre de usuario. Es ${usernames}. ¿No fue usted? Llame al ${phone}.`,
  },
};
