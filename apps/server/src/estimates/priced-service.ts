import { type ListedCode, careCodeTypes } from '../db/queries/listed-codes.ts';
import type { Language, Words } from '@portico/contract';
import type { ServiceComponent, ServiceTemplate } from '../catalogue/index.ts';

/** A service that can be priced: a template of the catalogue, or one billed code outside it. */
export interface PricedService extends Pick<ServiceTemplate, 'id' | 'name' | 'description' | 'specialty'> {
  readonly components: readonly PricedComponent[];
  /** Of the name where it is in one language alone: a billed code is named in the words of the price file. */
  readonly nameLanguage?: Language;
}

type PricedComponent = Omit<ServiceComponent, 'serviceType'>;

type CareCodeType = (typeof careCodeTypes)[number];

const hospitalCharge: Words = { en: 'Hospital charge', es: 'Cargo del hospital' };
const physicianCharge: Words = { en: "Physician's charge", es: 'Honorarios médicos' };

/** The id of a billed code outside the templates, such as `code-CPT-20610`. */
export function codeServiceId({ codeType, code }: Pick<ListedCode, 'codeType' | 'code'>): string {
  return `code-${codeType}-${code}`;
}

/** Reads such an id; null for the id of a template, or of nothing. */
export function readCodeServiceId(id: string): { codeType: CareCodeType; code: string } | null {
  const codeType = careCodeTypes.find((type) => id.startsWith(`code-${type}-`));
  const code = id.slice(`code-${codeType ?? ''}-`.length);
  return codeType === undefined || code === '' ? null : { codeType, code };
}

/**
 * A billed code as a service: the hospital's part, and the physician's, each where the file lists it. An MS-DRG is a stay,
 * so it is inpatient; physicians never bill by it and always bill beside it, so that their part is missing, not optional.
 */
export function serviceOfCode(codeType: CareCodeType, { code, description }: ListedCode): PricedService {
  const isStay = codeType === 'MS-DRG';
  const part = { code, codeType, units: 1, setting: isStay ? 'inpatient' : 'outpatient' } as const;
  const physician = { ...part, id: 'physician', name: physicianCharge, fee: 'professional' } as const;
  return {
    id: codeServiceId({ codeType, code }),
    name: { en: description, es: description },
    nameLanguage: 'en',
    description: { en: '', es: '' },
    components: [
      { ...part, id: 'hospital', name: hospitalCharge, fee: 'facility', optional: true },
      isStay ? physician : { ...physician, modifiers: ['26'], optional: true },
    ],
  };
}
