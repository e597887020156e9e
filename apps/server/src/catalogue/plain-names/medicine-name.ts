import { textOf, type Words } from '@portico/contract';
import { spanishMedicine } from './spanish-medicine.ts';

const units: Readonly<Record<string, Words>> = {
  mg: { en: 'mg', es: 'mg' },
  mcg: { en: 'mcg', es: 'mcg' },
  g: { en: 'g', es: 'g' },
  gm: { en: 'g', es: 'g' },
  ml: { en: 'ml', es: 'ml' },
  unit: { en: 'units', es: 'unidades' },
  units: { en: 'units', es: 'unidades' },
  iu: { en: 'units', es: 'unidades' },
};

const DOSE = /^(.+?),?\s+(?:per\s+|up to\s+)?(\d[\d,.]*)\s*(mg|mcg|gm?|ml|units?|iu)\.?$/;
const GIVEN = /^inj(?:ection)?[.,]?\s+|,?\s+inj(?:ection)?$/g;
/** A name of one to three words; more may say a form or a maker. */
const NAME = /^[a-z][a-z-]+(?: [a-z-]+){0,2}$/;

/**
 * The name of a medicine that is billed by HCPCS, with the dose of its unit. null where the hospital's words hold more, and where no rule
 * knows the Spanish name.
 */
export function medicineName(description: string): Words | null {
  const said = description.toLowerCase().trim();
  const bare = said.replaceAll(GIVEN, '');
  const [, name = bare, amount, unit = ''] = DOSE.exec(bare) ?? [];
  if (!NAME.test(name) || (amount === undefined && bare === said)) return null;
  const spanish = spanishMedicine(name);
  if (spanish === null) return null;
  const dosed = (language: keyof Words): string =>
    amount === undefined ? '' : `, ${amount} ${textOf(units[unit], language) ?? unit}`;
  return { en: `Medicine: ${name}${dosed('en')}`, es: `Medicamento: ${spanish}${dosed('es')}` };
}
