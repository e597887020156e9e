import type { Words } from '@portico/contract';
import { kindsOfCode } from '../service-types/kinds-of-code.ts';
import { serviceTemplates } from '../templates/index.ts';
import type { ServiceTemplate } from '../types.ts';
import { laboratoryName } from './laboratory-name.ts';
import { medicineName } from './medicine-name.ts';
import { pictureName } from './picture-name.ts';
import { stayName } from './stay-name.ts';

/** Whether the name of a service is that of its principal code: one unit of it, and nothing else that the hospital bills by another. */
function isOfOneCode({ components }: ServiceTemplate): boolean {
  const [principal] = components;
  return components.every(
    ({ id, code, fee, units }) =>
      (code === principal?.code && units === 1) || fee === 'professional' || id === 'tissue' || id === 'clinic',
  );
}

/** The names of services by their principal code, as long as no two have it. */
const namesByCode: ReadonlyMap<string, Words | null> = new Map(
  [...Map.groupBy(serviceTemplates, ({ components }) => components[0]?.code ?? '')].map(
    ([code, [template, ...others]]) => [
      code,
      template !== undefined && others.length === 0 && isOfOneCode(template) ? template.name : null,
    ],
  ),
);

/**
 * A plain name in both languages for a billed code (issue 14, point 1): by the rule of its kind from the hospital's description, else as
 * the one service of the catalogue that is billed by it. null where neither is sure: it stays named in the hospital's words.
 *
 * @param codeType CPT, HCPCS or MS-DRG.
 * @param description as the price file has it.
 */
export function plainName(codeType: string, code: string, description: string): Words | null {
  if (codeType === 'MS-DRG') return stayName(code, description);
  return byRule(codeType, code, description) ?? namesByCode.get(code) ?? null;
}

function byRule(codeType: string, code: string, description: string): Words | null {
  if (/^[JQ]\d{4}$/.test(code)) return medicineName(description);
  const kinds: readonly string[] = kindsOfCode(codeType, code);
  if (kinds.includes('laboratory')) return laboratoryName(description);
  return kinds.includes('imaging') || kinds.includes('scan') ? pictureName(description) : null;
}
