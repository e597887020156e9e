import type { HeldScope, ProofMethod, WrittenLanguage } from '@portico/contract';

/** The texts of the apps in one language. */
export interface CompanionWords {
  readonly signIn: (hospital: string) => string;
  readonly signOut: string;
  readonly home: string;
  readonly hello: (name: string) => string;
  readonly told: (hospital: string) => string;
  readonly facts: Readonly<Record<'name' | 'email' | 'record' | 'fhirUser' | 'signedIn' | 'proven', string>>;
  readonly isConfirmed: string;
  readonly isNotConfirmed: string;
  readonly noRecord: string;
  readonly notKnown: string;
  readonly levels: Readonly<Record<string, string>>;
  readonly proofs: Readonly<Record<ProofMethod, string>>;
  readonly actsFor: (name: string) => string;
  /** What they may do. */
  readonly youMay: (list: string) => string;
  /** By each scope of an access. */
  readonly scopes: Readonly<Record<HeldScope, string>>;
  readonly atHospital: (hospital: string) => string;
  readonly estimates: string;
  readonly people: string;
  readonly security: string;
  readonly stepUp: string;
  readonly stepUpAdvice: string;
  readonly ended: string;
  readonly endedAdvice: string;
  readonly signedOut: string;
  readonly signedOutAdvice: (hospital: string) => string;
  readonly failed: string;
  readonly failedAdvice: string;
}

const en: CompanionWords = {
  signIn: (hospital) => `Sign in with ${hospital}`,
  signOut: 'Sign out',
  home: 'Back to the start',
  hello: (name) => `Hello, ${name}`,
  told: (hospital) => `What ${hospital} told this app`,
  facts: {
    name: 'Name',
    email: 'Email',
    record: 'Medical record number',
    fhirUser: 'At the FHIR server',
    signedIn: 'Signed in',
    proven: 'Identity',
  },
  isConfirmed: 'confirmed',
  isNotConfirmed: 'not confirmed',
  noRecord: 'none: not a patient yet',
  notKnown: 'not told',
  levels: {
    'urn:portico:acr:password': 'with the password',
    'urn:portico:acr:two-step': 'with the password and a second step',
    phr: 'with the password and a passkey',
  },
  proofs: {
    phone: 'shown by a code to the phone on record',
    creditCard: 'shown by a card',
    questionBased: 'shown by questions about the credit history',
    identityProvider: 'shown through an identity provider',
    letter: 'shown by a code in a letter',
    print: 'shown by a code that was handed over',
    sms: 'shown by a code in a text message',
    match: 'decided by staff',
    staff: 'decided by staff',
  },
  actsFor: (name) => `You are looking after: ${name}`,
  youMay: (list) => `You may ${list}.`,
  scopes: {
    view: 'see the record',
    estimates: 'make estimates',
    messages: 'read and write messages',
    manage: 'book and change visits',
    saved: 'see saved estimates',
  },
  atHospital: (hospital) => `At ${hospital}`,
  estimates: 'Your cost estimates',
  people: 'People you look after',
  security: 'Account security',
  stepUp: 'Sign in with a second step',
  stepUpAdvice: 'An app can ask for more than a password before it shows something. You stay signed in everywhere.',
  ended: 'You were signed out',
  endedAdvice: 'Your session has ended where you signed in. Nothing of you is left in this app.',
  signedOut: 'You are signed out of this app',
  signedOutAdvice: (hospital) => `If you stayed signed in at ${hospital}, nothing is asked of you to come back.`,
  failed: 'You were not signed in',
  failedAdvice: 'It was stopped, refused or took too long. You can begin again.',
};

const es: CompanionWords = {
  signIn: (hospital) => `Iniciar sesión con ${hospital}`,
  signOut: 'Cerrar sesión',
  home: 'Volver al inicio',
  hello: (name) => `Hola, ${name}`,
  told: (hospital) => `Lo que ${hospital} dijo a esta aplicación`,
  facts: {
    name: 'Nombre',
    email: 'Correo electrónico',
    record: 'Número de expediente médico',
    fhirUser: 'En el servidor FHIR',
    signedIn: 'Inicio de sesión',
    proven: 'Identidad',
  },
  isConfirmed: 'confirmado',
  isNotConfirmed: 'sin confirmar',
  noRecord: 'ninguno: todavía no es paciente',
  notKnown: 'no se dijo',
  levels: {
    'urn:portico:acr:password': 'con la contraseña',
    'urn:portico:acr:two-step': 'con la contraseña y un segundo paso',
    phr: 'con la contraseña y una llave de acceso',
  },
  proofs: {
    phone: 'demostrada con un código enviado al teléfono del expediente',
    creditCard: 'demostrada con una tarjeta',
    questionBased: 'demostrada con preguntas sobre el historial de crédito',
    identityProvider: 'demostrada mediante un proveedor de identidad',
    letter: 'demostrada con un código enviado por carta',
    print: 'demostrada con un código entregado en mano',
    sms: 'demostrada con un código enviado por mensaje de texto',
    match: 'decidida por el personal',
    staff: 'decidida por el personal',
  },
  actsFor: (name) => `Se está ocupando de: ${name}`,
  youMay: (list) => `Puede ${list}.`,
  scopes: {
    view: 'ver el expediente',
    estimates: 'hacer estimaciones',
    messages: 'leer y escribir mensajes',
    manage: 'reservar y cambiar visitas',
    saved: 'ver las estimaciones guardadas',
  },
  atHospital: (hospital) => `En ${hospital}`,
  estimates: 'Sus estimaciones de costos',
  people: 'Personas de las que se ocupa',
  security: 'Seguridad de la cuenta',
  stepUp: 'Iniciar sesión con un segundo paso',
  stepUpAdvice:
    'Una aplicación puede pedir más que una contraseña antes de mostrar algo. Su sesión sigue abierta en todas partes.',
  ended: 'Se cerró su sesión',
  endedAdvice: 'Su sesión terminó en el sitio donde la inició. En esta aplicación no queda nada de usted.',
  signedOut: 'Su sesión en esta aplicación está cerrada',
  signedOutAdvice: (hospital) => `Si dejó abierta su sesión en ${hospital}, para volver no se le pedirá nada.`,
  failed: 'No se inició la sesión',
  failedAdvice: 'Se detuvo, se rechazó o tardó demasiado. Puede comenzar de nuevo.',
};

export const companionWords: Readonly<Record<WrittenLanguage, CompanionWords>> = { en, es };
