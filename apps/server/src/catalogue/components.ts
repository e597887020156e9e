import type { Words } from '@portico/contract';
import type { ServiceTypeCode } from './service-type-codes.ts';
import type { ServiceComponent } from './types.ts';

/** Names of the parts that many services share. Each names what the patient pays for, not how it is billed. */
const part = {
  visit: { en: 'Your visit with the doctor', es: 'Su consulta con el médico' },
  clinic: { en: 'Use of the hospital clinic', es: 'Uso de la clínica del hospital' },
  reading: { en: 'Reading of the images', es: 'Lectura de las imágenes' },
  labTest: { en: 'Laboratory test', es: 'Análisis de laboratorio' },
  room: { en: 'Procedure room, nursing and recovery', es: 'Sala de procedimientos, enfermería y recuperación' },
  doctor: { en: 'The doctor who does the procedure', es: 'El médico que hace el procedimiento' },
  surgeon: { en: 'Your surgeon', es: 'Su cirujano' },
  anesthesia: { en: 'Anesthesia care', es: 'Atención de anestesia' },
  tissue: { en: 'Laboratory work on the tissue sample', es: 'Trabajo de laboratorio con la muestra de tejido' },
  tissueReading: { en: 'Examination of the tissue sample', es: 'Examen de la muestra de tejido' },
  stay: { en: 'Hospital stay, operating room and nursing', es: 'Hospitalización, quirófano y enfermería' },
} as const satisfies Record<string, Words>;

/** Omits an empty list (exactOptionalPropertyTypes). */
const alternatesOf = (codes: readonly string[]): { alternates?: readonly string[] } =>
  codes.length > 0 ? { alternates: codes } : {};

/** The anesthesia professional bills anesthesia under its own code. */
const anesthesiaCare = (code: string, setting: ServiceComponent['setting']): ServiceComponent => ({
  id: 'anesthesia',
  name: part.anesthesia,
  code,
  codeType: 'CPT',
  fee: 'professional',
  units: 1,
  setting,
  serviceType: '7',
});

/** The tissue of a biopsy goes to the laboratory, and a pathologist examines it. */
const tissueExamination: readonly ServiceComponent[] = [
  {
    id: 'tissue',
    name: part.tissue,
    code: '88305',
    codeType: 'CPT',
    fee: 'facility',
    units: 1,
    setting: 'outpatient',
    serviceType: '5',
  },
  {
    id: 'tissue-reading',
    name: part.tissueReading,
    code: '88305',
    codeType: 'CPT',
    fee: 'professional',
    modifiers: ['26'],
    units: 1,
    setting: 'outpatient',
    serviceType: '5',
  },
];

/**
 * What the hospital bills of a visit or a session, if the clinic belongs to it: the same code as the doctor, or as
 * `alternates` HCPCS G0463, by which it bills Medicare for any visit.
 */
const clinicOf = (
  code: string,
  serviceType: ServiceTypeCode,
  alternates: readonly string[] = [],
): ServiceComponent => ({
  id: 'clinic',
  name: part.clinic,
  code,
  codeType: 'CPT',
  ...alternatesOf(alternates),
  fee: 'facility',
  units: 1,
  setting: 'outpatient',
  serviceType,
  optional: true,
});

/** A visit: the doctor, and the clinic's own fee if the clinic belongs to the hospital. */
export const officeVisit = (code: string, serviceType: '98' | '81' = '98'): readonly ServiceComponent[] => [
  {
    id: 'visit',
    name: part.visit,
    code,
    codeType: 'CPT',
    fee: 'professional',
    units: 1,
    setting: 'outpatient',
    serviceType,
  },
  clinicOf(code, '50', ['G0463']),
];

/** A talk-therapy session: the therapist, and the clinic's own fee if the clinic belongs to the hospital. */
export const therapySession = (code: string, name: Words): readonly ServiceComponent[] => [
  {
    id: 'session',
    name,
    code,
    codeType: 'CPT',
    fee: 'professional',
    units: 1,
    setting: 'outpatient',
    serviceType: 'MH',
  },
  clinicOf(code, 'MH'),
];

/** An imaging examination: the examination itself, and a physician's reading (modifier 26). */
export const imagingExam = (exam: Words, code: string, serviceType: '62' | '4'): readonly ServiceComponent[] => [
  { id: 'exam', name: exam, code, codeType: 'CPT', fee: 'facility', units: 1, setting: 'outpatient', serviceType },
  {
    id: 'reading',
    name: part.reading,
    code,
    codeType: 'CPT',
    fee: 'professional',
    modifiers: ['26'],
    units: 1,
    setting: 'outpatient',
    serviceType,
  },
];

/** A laboratory test: only the facility. `alternates` are codes for the same test by another method. */
export const labTest = (code: string, ...alternates: readonly string[]): readonly ServiceComponent[] => [
  {
    id: 'test',
    name: part.labTest,
    code,
    codeType: 'CPT',
    ...alternatesOf(alternates),
    fee: 'facility',
    units: 1,
    setting: 'outpatient',
    serviceType: '5',
  },
];

/** The parts of a procedure besides its own code. */
type ProcedureParts = {
  alternates?: readonly string[];
  /** The code of the anesthesia care. */
  anesthesia?: string;
  /** Tissue goes to the laboratory. */
  biopsy?: true;
};

const outpatient = (code: string, doctor: Words, parts: ProcedureParts): readonly ServiceComponent[] => {
  const procedure = {
    code,
    codeType: 'CPT',
    ...alternatesOf(parts.alternates ?? []),
    units: 1,
    setting: 'outpatient',
  } as const;
  return [
    { id: 'room', name: part.room, ...procedure, fee: 'facility', serviceType: '50' },
    { id: 'doctor', name: doctor, ...procedure, fee: 'professional', serviceType: '2' },
    ...(parts.anesthesia === undefined ? [] : [anesthesiaCare(parts.anesthesia, 'outpatient')]),
    ...(parts.biopsy === true ? tissueExamination : []),
  ];
};

/** A procedure without an operation (an endoscopy, an injection): the room, the doctor, and its further parts. */
export const outpatientProcedure = (code: string, parts: ProcedureParts = {}): readonly ServiceComponent[] =>
  outpatient(code, part.doctor, parts);

/** An operation without a night in the hospital. */
export const daySurgery = (code: string, parts: ProcedureParts = {}): readonly ServiceComponent[] =>
  outpatient(code, part.surgeon, parts);

/**
 * An operation with a stay: the hospital's fee by MS-DRG, the surgeon by CPT, and anesthesia. `days` is the mean length
 * of such a stay in whole days, as CMS publishes it for each MS-DRG, because some insurers pay by the day.
 */
export const hospitalStay = (
  drg: { code: string; days: number },
  surgeon: { code: string; alternates?: readonly string[] },
  anesthesia: string,
): readonly ServiceComponent[] => [
  {
    id: 'stay',
    name: part.stay,
    code: drg.code,
    codeType: 'MS-DRG',
    fee: 'facility',
    units: 1,
    days: drg.days,
    setting: 'inpatient',
    serviceType: '48',
  },
  {
    id: 'surgeon',
    name: part.surgeon,
    code: surgeon.code,
    codeType: 'CPT',
    ...alternatesOf(surgeon.alternates ?? []),
    fee: 'professional',
    units: 1,
    setting: 'inpatient',
    serviceType: '2',
  },
  anesthesiaCare(anesthesia, 'inpatient'),
];

/**
 * A birth: the stay by MS-DRG, all care by the obstetric team under one code, and anesthesia. `days` as for an
 * operation.
 */
export const birth = (
  drg: { code: string; days: number },
  careCode: string,
  anesthesia: string,
): readonly ServiceComponent[] => [
  {
    id: 'stay',
    name: { en: 'Hospital stay for the birth', es: 'Hospitalización para el parto' },
    code: drg.code,
    codeType: 'MS-DRG',
    fee: 'facility',
    units: 1,
    days: drg.days,
    setting: 'inpatient',
    serviceType: '69',
  },
  {
    id: 'obstetric-care',
    name: {
      en: 'Your pregnancy visits, the birth and the checkup after it',
      es: 'Sus consultas del embarazo, el parto y el chequeo posterior',
    },
    code: careCode,
    codeType: 'CPT',
    fee: 'professional',
    units: 1,
    setting: 'inpatient',
    serviceType: '69',
  },
  anesthesiaCare(anesthesia, 'inpatient'),
];

/** A diagnostic test in one place that a physician reads, such as a sleep study. */
export const diagnosticTest = (
  test: Words,
  reading: Words,
  codes: { test: string; testAlternates?: readonly string[]; reading: string; readingModifier?: '26' },
): readonly ServiceComponent[] => [
  {
    id: 'test',
    name: test,
    code: codes.test,
    codeType: 'CPT',
    ...alternatesOf(codes.testAlternates ?? []),
    fee: 'facility',
    units: 1,
    setting: 'outpatient',
    serviceType: '73',
  },
  {
    id: 'reading',
    name: reading,
    code: codes.reading,
    codeType: 'CPT',
    ...(codes.readingModifier === undefined ? {} : { modifiers: [codes.readingModifier] }),
    fee: 'professional',
    units: 1,
    setting: 'outpatient',
    serviceType: '73',
  },
];
