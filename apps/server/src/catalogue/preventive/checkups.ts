import { intervals } from './intervals.ts';
import type { RecommendationOf } from './types.ts';

/**
 * The visit itself: where its primary purpose is recommended preventive care, a plan may charge nothing for it (45 CFR
 * 147.130(a)(2), 80 FR 41318).
 */
export const checkups: readonly RecommendationOf[] = [
  {
    id: 'adult-checkup',
    date: '2015-07-14',
    url: 'https://www.ecfr.gov/current/title-45/section-147.130',
    care: 'checkup',
    name: { en: 'a yearly checkup', es: 'un chequeo anual' },
    groups: [{ from: 18 }],
    interval: intervals.yearly,
    goodToKnow: {
      en: 'You may also talk about a problem, or need tests for it. That part can be billed as a visit of its own, and your plan’s usual costs apply.',
      es: 'Quizás usted también hable de un problema, o necesite pruebas por él. Esa parte se puede cobrar como otra consulta, con los costos habituales de su plan.',
    },
    // G0402, G0438 and G0439 are Medicare's first checkup and wellness visits: other plans that are billed them are bound by the rule.
    always: ['99385', '99386', '99387', '99395', '99396', '99397', 'G0402', 'G0438', 'G0439'],
    either: [],
    payerTypes: ['81', 'BZ'],
  },
];
