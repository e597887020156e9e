import { state } from './state.ts';

/** Home, login and what the portal says of itself (spec §2, 'Home and login' and 'Shared'). */
export const entryStates = [
  state('home', '/', { en: 'Welcome', es: 'Le damos la bienvenida' }),
  state(
    'login-home',
    '/home',
    { en: 'Sign in', es: 'Iniciar sesión' },
    { params: ['error', 'inviteCode'], partner: 'twin' },
  ),
  state(
    'two-step-verification',
    '/two-step-verification',
    { en: 'Two-step verification', es: 'Verificación en dos pasos' },
    { access: 'flow', partner: 'twin' },
  ),
  // Issue 15, point 3. The specification has no page for it: where an identity provider leads back to.
  state(
    'identity-return',
    '/identity-return',
    { en: 'Sign in', es: 'Iniciar sesión' },
    { params: ['outcome', 'provider', 'purpose', 'ticket'] },
  ),
  state('browser-list', '/browser-list', { en: 'Browsers we support', es: 'Navegadores compatibles' }),
  state('mobile-download', '/mobile-download', { en: 'Get the app', es: 'Descargue la aplicación' }),
  state('error.requesttimeout', '/error/requesttimeout', {
    en: 'This is taking too long',
    es: 'Esto está tardando demasiado',
  }),
  state('helpdesk-center', '/helpdesk-center', { en: 'Help', es: 'Ayuda' }),
  state('contact-helpdesk', '/contact-helpdesk', {
    en: 'Contact the help desk',
    es: 'Comuníquese con el servicio de ayuda',
  }),
  state('help-with-bill', '/help-with-bill', { en: 'Help with the bill', es: 'Ayuda con la factura' }),
  state('terms-conditions', '/terms-conditions', { en: 'Terms and conditions', es: 'Términos y condiciones' }),
  state('language-help', '/language-help', { en: 'Language help, free of charge', es: 'Ayuda gratuita en su idioma' }),
  state('accessibility', '/accessibility', { en: 'Accessibility', es: 'Accesibilidad' }),
  state('nondiscrimination', '/nondiscrimination', { en: 'Nondiscrimination', es: 'Aviso de no discriminación' }),
  state('privacy', '/privacy', { en: 'Privacy', es: 'Privacidad' }),
  state('video-visit-valid', '/video-visit-valid', { en: 'Video visit', es: 'Consulta por video' }),
  state(
    'video-visit-invalid',
    '/video-visit-invalid',
    { en: 'Video visit not available', es: 'Consulta por video no disponible' },
    { params: ['token', 'appointmentTime'] },
  ),
  state(
    'embedded-schedule',
    '/embedded-schedule',
    { en: 'Schedule a visit', es: 'Programar una cita' },
    { params: ['mobile', 'visit', 'svcArea', 'location', 'template', 'cpt'] },
  ),
] as const;
