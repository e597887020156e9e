import type { Words } from '@portico/contract';
import type { ServiceTemplate } from './types.ts';

/** Care that often comes before or after other care, under an appointment of its own. */
const care = {
  beforeOperation: {
    en: 'Visit and tests before the operation',
    es: 'Consulta y exámenes antes de la operación',
  },
  therapy: { en: 'Physical therapy', es: 'Fisioterapia' },
  results: { en: 'Visit about the results', es: 'Consulta sobre los resultados' },
  pregnancyTests: {
    en: 'Blood tests and ultrasounds during the pregnancy',
    es: 'Análisis de sangre y ultrasonidos durante el embarazo',
  },
  newborn: { en: 'Care of the newborn', es: 'Atención del recién nacido' },
} as const satisfies Record<string, Words>;

type Service = Pick<ServiceTemplate, 'specialty' | 'components'>;

/** By what a service is made of. The rows are asked in order, and all that hold count. */
const rules: ReadonlyArray<readonly [when: (service: Service) => boolean, care: readonly Words[]]> = [
  [isBirth, [care.pregnancyTests, care.newborn]],
  [(service) => has(service, 'anesthesia') && !isBirth(service), [care.beforeOperation]],
  [
    (service) =>
      has(service, 'anesthesia') &&
      (service.specialty === 'orthopedic-surgery' || service.specialty === 'neurosurgery'),
    [care.therapy],
  ],
  [(service) => has(service, 'tissue-reading'), [care.results]],
];

/**
 * Care that the hospital expects to be scheduled separately, before or after a service (45 CFR 149.610(c)(1)(vi)): of
 * operations, biopsies and births. Empty where we know of none.
 */
export function separatelyScheduled(service: Service): Words[] {
  return rules.flatMap(([when, words]) => (when(service) ? words : []));
}

function has({ components }: Service, id: string): boolean {
  return components.some((component) => component.id === id);
}

/** All care by the obstetric team is one part of it. */
function isBirth(service: Service): boolean {
  return has(service, 'obstetric-care');
}
