import type { Words } from '@portico/contract';
import { type KindOfCareId, kindsOfCare } from '../service-types/kinds-of-care.ts';
import type { ServiceComponent } from '../types.ts';
import { billed, type Supply, supplyPart } from './billed.ts';
import { part } from './part-names.ts';

/** The anesthesia professional bills anesthesia under its own code. */
export const anesthesiaCare = (code: string, setting: ServiceComponent['setting']): ServiceComponent =>
  billed({ id: 'anesthesia', name: part.anesthesia, code, fee: 'professional', setting, serviceType: '7' });

/** The tissue of a biopsy goes to the laboratory, and a pathologist examines it. */
const tissueExamination: readonly ServiceComponent[] = [
  billed({ id: 'tissue', name: part.tissue, code: '88305', fee: 'facility', serviceType: '5' }),
  billed({
    id: 'tissue-reading',
    name: part.tissueReading,
    code: '88305',
    fee: 'professional',
    modifiers: ['26'],
    serviceType: '5',
  }),
];

/** The parts of a procedure besides its own code. */
type ProcedureParts = {
  alternates?: readonly string[];
  /** The code of the anesthesia care. */
  anesthesia?: string;
  /** Tissue goes to the laboratory. */
  biopsy?: true;
  /** What is put in or given, and billed besides. */
  supply?: Supply;
  /** Under which benefits the room and the doctor are filed, where it is not as surgery. */
  kind?: KindOfCareId;
};

const outpatient = (code: string, doctor: Words, parts: ProcedureParts): readonly ServiceComponent[] => {
  const { alternates = [], anesthesia, biopsy, supply, kind = 'surgery' } = parts;
  const { hospital, physician } = kindsOfCare[kind];
  return [
    billed({ id: 'room', name: part.room, code, alternates, fee: 'facility', serviceType: hospital }),
    billed({ id: 'doctor', name: doctor, code, alternates, fee: 'professional', serviceType: physician }),
    ...(supply === undefined ? [] : [supplyPart(supply, hospital)]),
    ...(anesthesia === undefined ? [] : [anesthesiaCare(anesthesia, 'outpatient')]),
    ...(biopsy === true ? tissueExamination : []),
  ];
};

/** A procedure without an operation (an endoscopy, an injection): the room, the doctor, and its further parts. */
export const outpatientProcedure = (code: string, parts: ProcedureParts = {}): readonly ServiceComponent[] =>
  outpatient(code, part.doctor, parts);

/** An operation without a night in the hospital. */
export const daySurgery = (code: string, parts: ProcedureParts = {}): readonly ServiceComponent[] =>
  outpatient(code, part.surgeon, parts);
