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

/** What doctors bill of a stay: CPT has codes of its own for the care of a healthy newborn. */
const stayVisits = {
  patient: { first: { code: '99222', alternates: ['99223'] }, daily: '99232', serviceType: '99' },
  newborn: { first: { code: '99460' }, daily: '99462', serviceType: '65' },
} as const;

/**
 * The days of a stay are its nights: that of admission counts, that of discharge does not (Medicare Benefit Policy Manual, chapter 3,
 * section 20.1). A stay of four days has visits on five dates.
 */
const visitsOf = ({ days }: Stay, { first, daily, serviceType }: (typeof stayVisits)[keyof typeof stayVisits]) => {
  const visit = { fee: 'professional', setting: 'inpatient', serviceType } as const;
  return [
    billed({
      ...visit,
      id: 'first-visit',
      name: { en: "The doctor's first visit", es: 'La primera visita del médico' },
      ...first,
    }),
    billed({
      ...visit,
      id: 'daily-visits',
      name: { en: "The doctor's visit on each further day", es: 'La visita del médico cada día siguiente' },
      code: daily,
      units: days - 1,
    }),
    billed({
      ...visit,
      id: 'discharge',
      name: { en: 'The doctor on the day you go home', es: 'El médico el día del alta' },
      code: '99238',
      alternates: ['99239'],
      serviceType: '99',
    }),
  ];
};

/**
 * A stay without an operation, of two days or more: the hospital's fee by MS-DRG, and the doctor's first visit, one for each further day,
 * and the discharge.
 */
export const medicalStay = (stay: Stay, kind: '48' | 'A7' | 'AI' = '48'): readonly ServiceComponent[] => [
  stayPart(stay, part.stay, kind),
  ...visitsOf(stay, stayVisits.patient),
];

/** The stay of a healthy newborn. */
export const newbornStay = (stay: Stay): readonly ServiceComponent[] => [
  stayPart(stay, part.stay, '65'),
  ...visitsOf(stay, stayVisits.newborn),
];

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
