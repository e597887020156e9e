import type { PriceFileFinding } from '../findings/finding.ts';

/** What is read of a JSON file just now: an item, one of its charges, one of the charge's rates. Indexes are from 0. */
export interface Cursor {
  item: number | undefined;
  charge: number | undefined;
  rate: number | undefined;
}

/** The place of a property of what is read, as an RFC 6901 pointer from the root. */
export function placeOf(cursor: Cursor, property: string | undefined): Pick<PriceFileFinding, 'item' | 'pointer'> {
  const { item, charge, rate } = cursor;
  const steps = [
    ...(item === undefined ? [] : ['standard_charge_information', item]),
    ...(charge === undefined ? [] : ['standard_charges', charge]),
    ...(rate === undefined ? [] : ['payers_information', rate]),
    ...(property === undefined ? [] : [property]),
  ];
  return { ...(item !== undefined && { item: item + 1 }), pointer: `/${steps.join('/')}` };
}
