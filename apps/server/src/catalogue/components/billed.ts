import type { Words } from '@portico/contract';
import type { ServiceTypeCode } from '../service-type-codes.ts';
import type { ServiceComponent } from '../types.ts';

type Fields = Pick<ServiceComponent, 'id' | 'name' | 'code' | 'fee' | 'serviceType'> &
  Partial<Pick<ServiceComponent, 'codeType' | 'modifiers' | 'units' | 'setting' | 'optional' | 'days'>> & {
    alternates?: readonly string[];
  };

/** One billed part: unless it says otherwise, one unit of outpatient care under a code of CPT or HCPCS. */
export function billed({ alternates = [], ...fields }: Fields): ServiceComponent {
  return {
    codeType: /^\d/.test(fields.code) ? 'CPT' : 'HCPCS',
    units: 1,
    setting: 'outpatient',
    ...fields,
    // An empty list is left out (exactOptionalPropertyTypes).
    ...(alternates.length > 0 ? { alternates } : {}),
  };
}

/**
 * Medicine or material that is billed by a code of its own, in the units of that code. `serviceType` is where it is filed, if not as
 * what it is given with.
 */
export type Supply = {
  name: Words;
  code: string;
  units?: number;
  alternates?: readonly string[];
  serviceType?: ServiceTypeCode;
};

/** Such a supply as a part of the hospital's bill. */
export const supplyPart = (
  { name, code, units = 1, alternates = [], serviceType: own }: Supply,
  serviceType: ServiceTypeCode,
): ServiceComponent =>
  billed({ id: 'supply', name, code, alternates, units, fee: 'facility', serviceType: own ?? serviceType });
