import { state } from './state.ts';

/** Recovery of a password or a username (spec §2). */
const recovery = [
  state(
    'forgot-password',
    '/forgot-password',
    { en: 'Forgot your password', es: 'Olvidó su contraseña' },
    { partner: 'twin' },
  ),
  state(
    'email-question',
    '/email-question',
    { en: 'Choose how to reset your password', es: 'Elija cómo restablecer su contraseña' },
    {
      params: ['userName', 'ticket', 'email', 'securityQuestion'],
      access: 'flow',
      partner: 'twin',
    },
  ),
  state(
    'finish-email',
    '/finish-email',
    { en: 'Check your email', es: 'Revise su correo electrónico' },
    { access: 'flow', partner: 'twin' },
  ),
  state(
    'reset-password',
    '/reset-password',
    { en: 'Choose a new password', es: 'Elija una contraseña nueva' },
    { params: ['userName', 'ticket'], access: 'flow', partner: 'twin' },
  ),
  state(
    'reset-password-fail',
    '/reset-password-fail',
    { en: 'This link no longer works', es: 'Este enlace ya no funciona' },
    { partner: 'twin' },
  ),
  state(
    'forgot-username',
    '/forgot-username',
    { en: 'Forgot your username', es: 'Olvidó su nombre de usuario' },
    { partner: 'twin' },
  ),
  state(
    'choose-reminder-destination',
    '/choose-reminder-destination',
    { en: 'Where should we send your username?', es: '¿Adónde le enviamos su nombre de usuario?' },
    { access: 'flow', partner: 'twin' },
  ),
  state(
    'check-reminder',
    '/check-reminder',
    { en: 'Your username is on its way', es: 'Su nombre de usuario va en camino' },
    { params: ['via'], access: 'flow', partner: 'twin' },
  ),
] as const;

/** What is said once an account is closed (issue 12, point 6). */
const closing = [
  state('account-closed', '/account-closed', { en: 'Your account is closed', es: 'Su cuenta está cerrada' }),
] as const;

/** Account creation, verification and sign-up in five steps (spec §2). */
const signUp = [
  state('create-account', '/create-account', { en: 'Create an account', es: 'Crear una cuenta' }, { partner: 'twin' }),
  state(
    'activate-create',
    '/activate-create',
    { en: 'Activate or create an account', es: 'Active o cree una cuenta' },
    { partner: 'twin' },
  ),
  state(
    'account-selection',
    '/account-selection',
    { en: 'How would you like to begin?', es: '¿Cómo desea comenzar?' },
    { partner: 'twin' },
  ),
  state(
    'verify-code',
    '/verification',
    { en: 'Enter the code', es: 'Escriba el código' },
    { access: 'flow', partner: 'twin' },
  ),
  state(
    'verify-code-timeout',
    '/verification-timeout',
    { en: 'The code has expired', es: 'El código venció' },
    { access: 'flow', partner: 'twin' },
  ),
  state('signup', '/signup', { en: 'Create your account', es: 'Cree su cuenta' }, { partner: 'twin' }),
  state(
    'signup-demographics',
    '/signup-demographics',
    { en: 'About you', es: 'Sobre usted' },
    { access: 'flow', partner: 'twin' },
  ),
  state(
    'signup-ccverification',
    '/signup-cc-verification',
    { en: 'Confirm who you are', es: 'Confirme su identidad' },
    { access: 'flow', partner: 'twin' },
  ),
  state(
    'signup-user-credentials',
    '/signup-user-credentials',
    { en: 'Choose how you sign in', es: 'Elija cómo iniciar sesión' },
    { access: 'flow', partner: 'twin' },
  ),
  state(
    'signup-terms-conditions',
    '/signup-terms-conditions',
    { en: 'Terms and conditions', es: 'Términos y condiciones' },
    { params: ['userName', 'partner'], access: 'flow', partner: 'twin' },
  ),
  state(
    'signup-verification-failed',
    '/signup-verification-failed',
    { en: 'Let us try another way', es: 'Probemos otra forma' },
    { params: ['cc', 'ch', 'partner'], access: 'flow', partner: 'twin' },
  ),
  state(
    'signup-credit-questions',
    '/signup-credit-questions',
    { en: 'A few questions', es: 'Algunas preguntas' },
    { access: 'flow', partner: 'twin' },
  ),
  state(
    'signup-activation-code',
    '/signup-activation-code',
    { en: 'We have your request', es: 'Recibimos su solicitud' },
    { access: 'flow', partner: 'twin' },
  ),
  state(
    'signup-postal-mail',
    '/signup-postal-mail',
    { en: 'Get a code by mail', es: 'Reciba un código por correo postal' },
    { access: 'flow', partner: 'twin' },
  ),
  state(
    'signup-resume',
    '/signup-resume',
    { en: 'Create your account', es: 'Cree su cuenta' },
    { params: ['token'], partner: 'twin' },
  ),
] as const;

/** Activation by access code and by text message (spec §2). */
const activation = [
  state(
    'activation',
    '/activation',
    { en: 'Activate your account', es: 'Active su cuenta' },
    { params: ['accessCode'], partner: 'twin' },
  ),
  state(
    'user-login-credentials',
    '/user-login-credentials',
    { en: 'Choose how you sign in', es: 'Elija cómo iniciar sesión' },
    { params: ['ticket'], access: 'flow', partner: 'twin' },
  ),
  state(
    'activation-terms-conditions',
    '/activation-terms-conditions',
    { en: 'Terms and conditions', es: 'Términos y condiciones' },
    { params: ['username'], access: 'flow', partner: 'twin' },
  ),
  state(
    'activation-success',
    '/activation-success',
    { en: 'Your account is ready', es: 'Su cuenta está lista' },
    { access: 'flow', partner: 'twin' },
  ),
  state(
    'sms-activation',
    '/sms-activation',
    { en: 'Activate your account', es: 'Active su cuenta' },
    { params: ['token'] },
  ),
  state(
    'sms-activation-invalid',
    '/sms-activation-invalid',
    { en: 'This link no longer works', es: 'Este enlace ya no funciona' },
    { params: ['reason'] },
  ),
  state('sms-activation-error', '/sms-activation-error', { en: 'Something went wrong', es: 'Algo salió mal' }),
  state(
    'sms-user-login-credentials',
    '/sms-user-login-credentials',
    { en: 'Choose how you sign in', es: 'Elija cómo iniciar sesión' },
    { params: ['expires'], access: 'flow' },
  ),
  state(
    'sms-security-question',
    '/sms-security-question',
    { en: 'Choose a security question', es: 'Elija una pregunta de seguridad' },
    { access: 'flow' },
  ),
  state(
    'sms-activation-success',
    '/sms-activation-success',
    { en: 'Your account is ready', es: 'Su cuenta está lista' },
    { access: 'flow' },
  ),
] as const;

/** Where a notice to what is on file of a patient leads (issue 12, point 6). The specification has no page for it. */
const recordNotice = [
  state('not-me', '/not-me', { en: 'This was not me', es: 'No fui yo' }, { params: ['token'] }),
] as const;

/** Where the mail that confirms an account's address leads (issue 12, point 5). The specification has no page for it. */
const emailConfirmation = [
  state(
    'confirm-email',
    '/confirm-email',
    { en: 'Confirm your email', es: 'Confirme su correo electrónico' },
    { params: ['token'] },
  ),
] as const;

/** What only a corporate partner's visitors see (spec §2, 'Partner-only'). */
const partnerOnly = [
  state(
    'request-account',
    '/request-account',
    { en: 'Request an account', es: 'Solicite una cuenta' },
    { params: ['view'], partner: 'only' },
  ),
  state(
    'verify-email',
    '/verify-email',
    { en: 'Confirm your email', es: 'Confirme su correo electrónico' },
    { params: ['token'], partner: 'only' },
  ),
  state(
    'failed-verification',
    '/failed-verification',
    { en: 'We could not confirm your email', es: 'No pudimos confirmar su correo electrónico' },
    { params: ['fromVerifyEmail'], partner: 'only' },
  ),
  state(
    'unable-to-verify',
    '/unable-to-verify',
    { en: 'We could not confirm your employer', es: 'No pudimos confirmar su empleador' },
    { partner: 'only' },
  ),
] as const;

export const accountStates = [
  ...recovery,
  ...closing,
  ...signUp,
  ...activation,
  ...recordNotice,
  ...emailConfirmation,
  ...partnerOnly,
] as const;
