import { type EstimateModel, type Language, textOf } from '@portico/contract';
import { codeKey } from '@portico/estimate';
import { findTemplate, serviceTemplates, type ServiceTemplate } from '../../catalogue/index.ts';
import { type PricedService, readCodeServiceId } from '../figures/priced-service.ts';

/** More would be a list to search, not a way on. */
const MAX_SERVICES = 3;

/** The care at a birth alone, without the visits before it (CPT): what the codes are parts of. */
const partsOfBirths: Readonly<Record<string, string>> = {
  '59409': 'birth-vaginal',
  '59410': 'birth-vaginal',
  '59514': 'birth-cesarean',
  '59515': 'birth-cesarean',
  '59612': 'birth-after-cesarean',
  '59614': 'birth-after-cesarean',
};

/**
 * The parts whose code names the care, besides the principal one. Anesthesia, the examination of tissue, a medicine or giving a shot are
 * parts of much care: their codes lead nowhere.
 */
const namingParts = new Set(['surgeon', 'obstetric-care', 'analysis', 'supervision', 'reading', 'plan']);

/**
 * Of a single billed code: the services that have all of the care to which it belongs. Empty for a service of the catalogue, and for a
 * code that names none. Of services that share a code of many, such as a visit with each specialist, the first of the catalogue is the
 * general one.
 */
export function wholeServicesOf({ id }: Pick<PricedService, 'id'>, language: Language): EstimateModel['WholeServices'] {
  const billed = readCodeServiceId(id);
  if (billed === null) return [];
  const whole = findTemplate(partsOfBirths[billed.code] ?? '');
  const key = codeKey(billed.codeType, billed.code);
  const services = whole === undefined ? serviceTemplates.filter((service) => isNamedBy(service, key)) : [whole];
  const few = services.length > MAX_SERVICES ? services.slice(0, 1) : services;
  return few.map(({ id: Id, name }) => ({ Id, Name: textOf(name, language) }));
}

function isNamedBy({ components }: ServiceTemplate, key: string): boolean {
  return components.some(
    ({ id, codeType, code, alternates = [] }, at) =>
      (at === 0 || namingParts.has(id)) && [code, ...alternates].some((each) => codeKey(codeType, each) === key),
  );
}
