import type { GoodFaithDates, GoodFaithItem } from '../../../documents/good-faith/good-faith-estimate.ts';
import { type Coding, concept, money, pctExtension, systems } from './fhir.ts';

/** An item whose charge is known. */
export type PricedItem = GoodFaithItem & { readonly cents: number };

/**
 * An item of a claim. A stay has no code of a procedure: its MS-DRG stands in the claim. The revenue code is that of the
 * price file; where it has none, the general one.
 */
export function claimItem(
  item: PricedItem,
  sequence: number,
  { dates, isHospital }: { dates: GoodFaithDates; isHospital: boolean },
) {
  const { name, units, cents, modifiers, setting } = item;
  return {
    extension: [pctExtension('serviceDescription', { valueString: name })],
    sequence,
    ...(isHospital ? { revenue: revenueOf(item) } : {}),
    productOrService: productOf(item),
    ...(modifiers.length === 0 ? {} : { modifier: modifiers.slice(0, 4).map(modifierOf) }),
    ...servicedOf(dates),
    ...(isHospital ? {} : { locationCodeableConcept: setting === 'inpatient' ? inHospital : outOfHospital }),
    quantity: { value: units },
    unitPrice: money(cents / units),
    net: money(cents),
  };
}

/** The code of an item or service; of a stay that there is none. */
export function productOf({ codeType, code, name }: GoodFaithItem) {
  if (codeType === 'CPT') return concept({ system: systems.cpt, code, display: name });
  if (codeType === 'HCPCS') return concept({ system: isCpt(code) ? systems.cpt : systems.hcpcs, code, display: name });
  return concept({ system: systems.dataAbsent, code: 'not-applicable', display: 'Not Applicable' });
}

/** Price files often call codes of CPT codes of HCPCS, whose first level they are. */
const isCpt = (code: string): boolean => /^\d/.test(code);

function modifierOf(code: string): { coding: [Coding] } {
  const isOfCpt = /^\d{2}$/.test(code);
  return concept({ system: isOfCpt ? systems.cpt : systems.hcpcs, code, display: `Modifier ${code}` });
}

function revenueOf({ revenueCodes, setting }: GoodFaithItem): { coding: [Coding] } {
  const [known] = revenueCodes;
  if (known !== undefined) return concept({ system: systems.revenue, code: known.padStart(4, '0') });
  return setting === 'inpatient'
    ? concept({ system: systems.revenue, code: '0100', display: 'All-inclusive room and board plus ancillary' })
    : concept({ system: systems.revenue, code: '0500', display: 'Outpatient services, general' });
}

const servicedOf = ({ scheduledFor, requestedOn, validUntil }: GoodFaithDates) =>
  scheduledFor === null ? { servicedPeriod: { start: requestedOn, end: validUntil } } : { servicedDate: scheduledFor };

const inHospital = concept({ system: systems.placeOfService, code: '21', display: 'Inpatient Hospital' });
const outOfHospital = concept({
  system: systems.placeOfService,
  code: '22',
  display: 'On Campus-Outpatient Hospital',
});
