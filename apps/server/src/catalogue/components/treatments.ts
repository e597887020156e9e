import type { Words } from '@portico/contract';
import type { ServiceTypeCode } from '../service-type-codes.ts';
import type { ServiceComponent } from '../types.ts';
import { billed, type Supply, supplyPart } from './billed.ts';
import { part } from './part-names.ts';

/**
 * A vaccine, and giving it: 90471, or a code of its own for the vaccine against COVID-19, for one that is swallowed or breathed in, and for
 * antibodies against RSV.
 */
export const vaccination = (
  code: string,
  {
    alternates = [],
    giving = '90471',
  }: { alternates?: readonly string[]; giving?: '90471' | '90473' | '90480' | '96381' } = {},
): readonly ServiceComponent[] => [
  billed({ id: 'vaccine', name: part.vaccine, code, alternates, fee: 'facility', serviceType: '80' }),
  billed({
    id: 'giving',
    name: giving === '90473' ? part.swallowed : part.shot,
    code: giving,
    fee: 'facility',
    serviceType: '80',
  }),
];

type TreatmentParts = {
  units?: number;
  alternates?: readonly string[];
  /** The time after the first, where that has a code of its own. */
  further?: { id?: string; name: Words; code: string; units?: number };
  supply?: Supply;
};

/** Treatment by the hospital's staff, billed in units of its code: a session of therapy, an infusion. */
export const treatment = (
  name: Words,
  code: string,
  serviceType: ServiceTypeCode,
  { units = 1, alternates = [], further, supply }: TreatmentParts = {},
): readonly ServiceComponent[] => [
  billed({ id: 'treatment', name, code, alternates, units, fee: 'facility', serviceType }),
  ...(further === undefined ? [] : [billed({ id: 'further-time', ...further, fee: 'facility', serviceType })]),
  ...(supply === undefined ? [] : [supplyPart(supply, serviceType)]),
];

/** A shot of a medicine: giving it, and the medicine. */
export const shot = (supply: Supply, serviceType: ServiceTypeCode = '50'): readonly ServiceComponent[] => [
  supplyPart(supply, serviceType),
  billed({ id: 'giving', name: part.shot, code: '96372', fee: 'facility', serviceType: '50' }),
];

/**
 * Planning of radiation: the simulation, which the hospital and the doctor bill, and the doctor's plan, which is a physician's service
 * alone (77263).
 */
export const radiationPlanning: readonly ServiceComponent[] = [
  billed({
    id: 'simulation',
    name: { en: 'Trial run with pictures (simulation)', es: 'Ensayo con imágenes (simulación)' },
    code: '77290',
    fee: 'facility',
    serviceType: '6',
  }),
  billed({
    id: 'simulation-doctor',
    name: { en: 'The doctor at the trial run', es: 'El médico en el ensayo' },
    code: '77290',
    modifiers: ['26'],
    fee: 'professional',
    serviceType: '6',
  }),
  billed({
    id: 'plan',
    name: { en: 'The doctor’s plan of the treatment', es: 'El plan de tratamiento del médico' },
    code: '77263',
    fee: 'professional',
    serviceType: '6',
  }),
];
