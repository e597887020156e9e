import type { ServiceComponent } from '../types.ts';
import { billed } from './billed.ts';
import { part } from './part-names.ts';
import { anesthesiaCare } from './procedures.ts';

/**
 * A stay by its MS-DRG. `days` is the mean length of such a stay in whole days, as CMS publishes it for each MS-DRG,
 * because some insurers pay by the day.
 */
export type Stay = { code: string; alternates?: readonly string[]; days: number };

const stayPart = (
  { code, alternates = [], days }: Stay,
  name: ServiceComponent['name'],
  serviceType: ServiceComponent['serviceType'],
): ServiceComponent =>
  billed({
    id: 'stay',
    name,
    code,
    codeType: 'MS-DRG',
    alternates,
    fee: 'facility',
    days,
    setting: 'inpatient',
    serviceType,
  });

/** An operation with a stay: the hospital's fee by MS-DRG, the surgeon by CPT, and anesthesia. */
export const hospitalStay = (
  stay: Stay,
  surgeon: { code: string; alternates?: readonly string[] },
  anesthesia: string,
): readonly ServiceComponent[] => [
  stayPart(stay, part.operationStay, '48'),
  billed({
    id: 'surgeon',
    name: part.surgeon,
    ...surgeon,
    fee: 'professional',
    setting: 'inpatient',
    serviceType: '2',
  }),
  anesthesiaCare(anesthesia, 'inpatient'),
];

/**
 * A stay without an operation: the hospital's fee by MS-DRG, and the doctor's first visit, one for each further day, and the
 * discharge.
 */
export const medicalStay = (stay: Stay, kind: '48' | '65' | 'A7' | 'AI' = '48'): readonly ServiceComponent[] => {
  const visit = { fee: 'professional', setting: 'inpatient', serviceType: '99' } as const;
  return [
    stayPart(stay, part.stay, kind),
    billed({
      ...visit,
      id: 'first-visit',
      name: { en: "The doctor's first visit", es: 'La primera visita del médico' },
      code: '99222',
      alternates: ['99223'],
    }),
    billed({
      ...visit,
      id: 'daily-visits',
      name: { en: "The doctor's visit on each further day", es: 'La visita del médico cada día siguiente' },
      code: '99232',
      units: Math.max(1, stay.days - 2),
    }),
    billed({
      ...visit,
      id: 'discharge',
      name: { en: 'The doctor on the day you go home', es: 'El médico el día del alta' },
      code: '99238',
      alternates: ['99239'],
    }),
  ];
};

/** A birth: the stay by MS-DRG, all care by the obstetric team under one code, and anesthesia. */
export const birth = (stay: Stay, careCode: string, anesthesia: string): readonly ServiceComponent[] => [
  stayPart(stay, { en: 'Hospital stay for the birth', es: 'Hospitalización para el parto' }, '69'),
  billed({
    id: 'obstetric-care',
    name: {
      en: 'Your pregnancy visits, the birth and the checkup after it',
      es: 'Sus consultas del embarazo, el parto y el chequeo posterior',
    },
    code: careCode,
    fee: 'professional',
    setting: 'inpatient',
    serviceType: '69',
  }),
  anesthesiaCare(anesthesia, 'inpatient'),
];
