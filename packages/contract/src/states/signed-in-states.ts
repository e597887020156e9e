import { state } from './state.ts';

const access = 'signedIn';

/** The states of the signed-in app (spec §1, §2; design: the shell at /Private). Their paths are in the hash of its root. */
export const signedInStates = [
  state('signedin.home', '/', { en: 'Your home', es: 'Su página principal' }, { access }),
  state('signedin.ed', '/signedin/ed', { en: 'Your emergency visit', es: 'Su visita a emergencias' }, { access }),
  state(
    'signedin.inpatient',
    '/signedin/inpatient',
    { en: 'Your hospital stay', es: 'Su hospitalización' },
    { access },
  ),
  state(
    'proxy-accept',
    '/proxy-accept',
    { en: 'Accept an invitation', es: 'Aceptar una invitación' },
    { params: ['inviteCode'], access },
  ),
  // Issue 15, point 1. The specification has no page for it: what an app may know of the person whom it has sent to sign in.
  state(
    'app-request',
    '/app-request',
    { en: 'Sign in to an app', es: 'Iniciar sesión en una aplicación' },
    { params: ['request'], access },
  ),
  state('people', '/people', { en: 'People', es: 'Personas' }, { access }),
  state('signedin.visits', '/visits', { en: 'Your visits', es: 'Sus citas' }, { access }),
  state('account-security', '/account-security', { en: 'Account security', es: 'Seguridad de la cuenta' }, { access }),
  state('account-activity', '/account-activity', { en: 'Account security', es: 'Seguridad de la cuenta' }, { access }),
  state(
    'messages.helpdesk',
    '/messages/helpdesk',
    { en: 'Message the help desk', es: 'Mensaje al servicio de ayuda' },
    { access },
  ),
  // Issue 15, point 6. The specification has no page for it: what the hospital's FHIR server has of messages to the patient.
  state(
    'messages.hospital',
    '/messages/hospital',
    { en: 'Messages from the hospital', es: 'Mensajes del hospital' },
    { access },
  ),
  state(
    'messages.feedback',
    '/messages/feedback',
    { en: 'Send us your comments', es: 'Envíenos sus comentarios' },
    { access },
  ),
  state(
    'patient-cost-estimates',
    '/patient-cost-estimates',
    { en: 'Cost Estimates', es: 'Estimaciones de costos' },
    { params: ['svcArea', 'unstable'], access },
  ),
  state(
    'patient-cost-estimates-services',
    '/patient-cost-estimates-services',
    { en: 'What do you need?', es: '¿Qué necesita?' },
    { params: ['svcArea', 'location', 'category', 'search', 'tab', 'first'], access },
  ),
  state(
    'patient-cost-estimates-location',
    '/patient-cost-estimates-location',
    { en: 'What would your care cost?', es: '¿Cuánto costaría su atención?' },
    { params: ['svcArea'], access },
  ),
  // Issue 14, point 2: the twin of a guest's 'estimates-compare'.
  state(
    'patient-cost-estimates-compare',
    '/patient-cost-estimates-compare',
    { en: 'Where would you go?', es: '¿Adónde iría?' },
    { params: ['template', 'cpt', 'tDesc'], access },
  ),
  state(
    'patient-cost-estimates-detail',
    '/patient-cost-estimates-detail',
    { en: 'Cost Estimates', es: 'Estimaciones de costos' },
    { params: ['svcArea', 'location', 'template', 'cpt', 'tDesc', 'estimate'], access },
  ),
] as const;
