import { state } from './state.ts';

/**
 * Guest estimates (spec §2). `token` is what accepting the terms earns; `cRes` a captcha response in its stead (§4);
 * `tDesc` the service's description, hex-encoded; `tab`, `category` and `search` keep the screen as it was on the way back
 * (a search in the history alone, docs/decisions/0150).
 * `first` is `CARE_FIRST` on the way that begins with the care instead of a place (docs/decisions/0129).
 */
export const estimateStates = [
  state(
    'estimates',
    '/estimates',
    { en: 'What would your care cost?', es: '¿Cuánto costaría su atención?' },
    { params: ['svcArea', 'unstable'] },
  ),
  state(
    'estimates-terms',
    '/estimates-terms',
    { en: 'Before you start', es: 'Antes de comenzar' },
    { params: ['svcArea', 'location', 'first', 'search', 'template', 'cpt', 'tDesc'] },
  ),
  state(
    'estimates-services',
    '/estimates-services',
    { en: 'What do you need?', es: '¿Qué necesita?' },
    {
      params: ['svcArea', 'location', 'token', 'cRes', 'category', 'search', 'tab', 'first'],
      access: 'guestToken',
    },
  ),
  state(
    'estimates-compare',
    '/estimates-compare',
    { en: 'Where would you go?', es: '¿Adónde iría?' },
    { params: ['template', 'token', 'cpt', 'tDesc'], access: 'guestToken' },
  ),
  state(
    'estimates-insurance',
    '/estimates-insurance',
    { en: 'Your insurance', es: 'Su seguro' },
    {
      params: ['svcArea', 'token', 'template', 'cpt', 'location', 'fromDetails', 'tDesc'],
      access: 'guestToken',
    },
  ),
  state(
    'estimates-details',
    '/estimates-details',
    { en: 'Cost Estimator', es: 'Calculadora de costos' },
    {
      params: ['svcArea', 'location', 'template', 'token', 'cpt', 'tDesc', 'estimate'],
      access: 'guestToken',
    },
  ),
  // Issue 14, point 5. The specification has no page for it: an estimate opened by its number, which no address has.
  state(
    'estimates-kept',
    '/estimates-kept',
    { en: 'Your estimate by number', es: 'Su estimación con número' },
    { params: ['number'] },
  ),
  // Issue 14, point 5. The specification has no page for it: a health link opened in a browser, behind the `#` (`viewerLink`).
  state('estimates-shared', '/estimates-shared', { en: 'A shared estimate', es: 'Una estimación compartida' }),
  state(
    'estimates-watch',
    '/estimates-watch',
    { en: 'Mail about a price', es: 'Correos sobre un precio' },
    { params: ['token'] },
  ),
  // Issue 14, point 4. The specification has no page for it.
  state('estimates-bill', '/estimates-bill', {
    en: 'Is your bill higher than the estimate?',
    es: '¿Su factura es más alta que la estimación?',
  }),
] as const;
