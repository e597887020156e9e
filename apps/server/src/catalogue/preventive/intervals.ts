import type { Words } from '@portico/contract';

/** How often plans pay for preventive care, as several recommendations have it. */
export const intervals = {
  once: { en: 'Once in a lifetime.', es: 'Una vez en la vida.' },
  yearly: { en: 'Once a year.', es: 'Una vez al año.' },
  everyThreeYears: { en: 'Every 3 years.', es: 'Cada 3 años.' },
  eachPregnancy: { en: 'In each pregnancy.', es: 'En cada embarazo.' },
  asAdvised: { en: 'As often as your doctor advises.', es: 'Con la frecuencia que su médico aconseje.' },
  schedule: {
    en: 'By the vaccine schedule: your doctor knows which doses are due.',
    es: 'Según el calendario de vacunas: su médico sabe qué dosis le tocan.',
  },
  childSchedule: {
    en: 'At the ages of the checkup schedule for children.',
    es: 'A las edades del calendario de chequeos infantiles.',
  },
} as const satisfies Record<string, Words>;
