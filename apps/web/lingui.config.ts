import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { defaultLanguage, languages } from '@portico/contract';

/** Pages that say nothing themselves: their screens are shared, and have their words with them. */
const withoutWords = [
  'home',
  'account-selection',
  'activate-create',
  'create-account',
  'estimates',
  'estimates-compare',
  'estimates-services',
  'estimates-details',
  'patient-cost-estimates-location',
  'patient-cost-estimates-services',
  'patient-cost-estimates-detail',
  'messages.helpdesk',
  'messages.feedback',
];

/**
 * English is the source and stands in the code. Each page has its words in a folder of its own, so that they are loaded
 * with it; the frame, the kit, the home page and the sign-in card, which most visits begin with, share one; the shell of the signed-in app and what several pages share
 * have one each.
 */
export default defineConfig({
  sourceLocale: defaultLanguage,
  locales: [...languages],
  catalogs: [
    {
      path: '<rootDir>/src/pages/{name}/locales/{locale}',
      include: ['<rootDir>/src/pages/{name}/'],
      exclude: withoutWords.map((name) => `<rootDir>/src/pages/${name}/`),
    },
    {
      path: '<rootDir>/src/private/pages/{name}/locales/{locale}',
      include: ['<rootDir>/src/private/pages/{name}/'],
      exclude: withoutWords.map((name) => `<rootDir>/src/private/pages/${name}/`),
    },
    {
      path: '<rootDir>/src/private/locales/{locale}',
      include: ['<rootDir>/src/private'],
      exclude: ['pages', 'messages', 'password'].map((folder) => `<rootDir>/src/private/${folder}/**`),
    },
    { path: '<rootDir>/src/private/messages/locales/{locale}', include: ['<rootDir>/src/private/messages'] },
    { path: '<rootDir>/src/private/password/locales/{locale}', include: ['<rootDir>/src/private/password'] },
    { path: '<rootDir>/src/account-forms/locales/{locale}', include: ['<rootDir>/src/account-forms'] },
    { path: '<rootDir>/src/activation/locales/{locale}', include: ['<rootDir>/src/activation'] },
    { path: '<rootDir>/src/amount-claims/locales/{locale}', include: ['<rootDir>/src/amount-claims'] },
    { path: '<rootDir>/src/assistance/locales/{locale}', include: ['<rootDir>/src/assistance'] },
    { path: '<rootDir>/src/captcha/locales/{locale}', include: ['<rootDir>/src/captcha'] },
    { path: '<rootDir>/src/sign-up/locales/{locale}', include: ['<rootDir>/src/sign-up'] },
    { path: '<rootDir>/src/estimate-details/locales/{locale}', include: ['<rootDir>/src/estimate-details'] },
    { path: '<rootDir>/src/estimate-places/locales/{locale}', include: ['<rootDir>/src/estimate-places'] },
    { path: '<rootDir>/src/estimate-services/locales/{locale}', include: ['<rootDir>/src/estimate-services'] },
    { path: '<rootDir>/src/flow/locales/{locale}', include: ['<rootDir>/src/flow'] },
    { path: '<rootDir>/src/forms/locales/{locale}', include: ['<rootDir>/src/forms'] },
    { path: '<rootDir>/src/framed/locales/{locale}', include: ['<rootDir>/src/framed'] },
    { path: '<rootDir>/src/good-faith/locales/{locale}', include: ['<rootDir>/src/good-faith'] },
    { path: '<rootDir>/src/health-cards/locales/{locale}', include: ['<rootDir>/src/health-cards'] },
    { path: '<rootDir>/src/help-desk/locales/{locale}', include: ['<rootDir>/src/help-desk'] },
    { path: '<rootDir>/src/insurance/locales/{locale}', include: ['<rootDir>/src/insurance'] },
    { path: '<rootDir>/src/kept-estimates/locales/{locale}', include: ['<rootDir>/src/kept-estimates'] },
    { path: '<rootDir>/src/locked/locales/{locale}', include: ['<rootDir>/src/locked'] },
    { path: '<rootDir>/src/partners/locales/{locale}', include: ['<rootDir>/src/partners'] },
    { path: '<rootDir>/src/recovery/locales/{locale}', include: ['<rootDir>/src/recovery'] },
    { path: '<rootDir>/src/shared-estimates/locales/{locale}', include: ['<rootDir>/src/shared-estimates'] },
    { path: '<rootDir>/src/sign-in/notices/locales/{locale}', include: ['<rootDir>/src/sign-in/notices'] },
    { path: '<rootDir>/src/two-step/locales/{locale}', include: ['<rootDir>/src/two-step'] },
    { path: '<rootDir>/src/verification/locales/{locale}', include: ['<rootDir>/src/verification'] },
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: [
        'pages/!(home)',
        'private',
        'account-forms',
        'activation',
        'amount-claims',
        'assistance',
        'captcha',
        'estimate-details',
        'estimate-places',
        'estimate-services',
        'flow',
        'forms',
        'framed',
        'good-faith',
        'health-cards',
        'help-desk',
        'insurance',
        'kept-estimates',
        'locked',
        'partners',
        'recovery',
        'shared-estimates',
        'sign-in/notices',
        'sign-up',
        'two-step',
        'verification',
      ].map((folder) => `<rootDir>/src/${folder}/**`),
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
});
