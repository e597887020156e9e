import type { Words } from '@portico/contract';
import { type KindOfCareId, kindsOfCare } from '../service-types/kinds-of-care.ts';
import type { ServiceComponent } from '../types.ts';
import { billed, type Supply, supplyPart } from './billed.ts';
import { part } from './part-names.ts';
import { type TissueCode, tissueExamination } from './tissue.ts';

/** The anesthesia professional bills anesthesia under its own code. */
export const anesthesiaCare = (code: string, setting: ServiceComponent['setting']): ServiceComponent =>
  billed({ id: 'anesthesia', name: part.anesthesia, code, fee: 'professional', setting, serviceType: '7' });

/** The parts of a procedure besides its own code. */
type ProcedureParts = {
  alternates?: readonly string[];
  /** Codes of the same procedure that only hospitals bill. */
  hospitalAlternates?: readonly string[];
  /** What CPT bills of the same procedure under a code of its own, such as its next stage. */
  further?: { id: string; name: Words; code: string };
  /** The code of the anesthesia care. */
  anesthesia?: string;
  /** Tissue goes to the laboratory, under this code. */
  tissue?: TissueCode;
  /** How many samples of it; one unless said otherwise. */
  samples?: number;
  /** What is put in or given, and billed besides. */
  supply?: Supply;
  /** Under which benefits the room and the doctor are filed, where it is not as surgery. */
  kind?: KindOfCareId;
};

const outpatient = (code: string, doctor: Words, parts: ProcedureParts): readonly ServiceComponent[] => {
  const {
    alternates = [],
    hospitalAlternates = [],
    anesthesia,
    further,
    tissue,
    samples = 1,
    supply,
    kind = 'surgery',
  } = parts;
  const { hospital, physician } = kindsOfCare[kind];
  const room = { name: part.room, fee: 'facility', serviceType: hospital } as const;
  const byDoctor = { name: doctor, fee: 'professional', serviceType: physician } as const;
  return [
    billed({ ...room, id: 'room', code, alternates: [...alternates, ...hospitalAlternates] }),
    billed({ ...byDoctor, id: 'doctor', code, alternates }),
    ...(further === undefined
      ? []
      : [
          billed({ ...room, ...further, id: `${further.id}-room` }),
          billed({ ...byDoctor, ...further, id: `${further.id}-doctor` }),
        ]),
    ...(supply === undefined ? [] : [supplyPart(supply, hospital)]),
    ...(anesthesia === undefined ? [] : [anesthesiaCare(anesthesia, 'outpatient')]),
    ...(tissue === undefined ? [] : tissueExamination(tissue, samples)),
  ];
};

/** A procedure without an operation (an endoscopy, an injection): the room, the doctor, and its further parts. */
export const outpatientProcedure = (code: string, parts: ProcedureParts = {}): readonly ServiceComponent[] =>
  outpatient(code, part.doctor, parts);

/** An operation without a night in the hospital. */
export const daySurgery = (code: string, parts: ProcedureParts = {}): readonly ServiceComponent[] =>
  outpatient(code, part.surgeon, parts);
