import { codeKey } from '@portico/estimate';
import { serviceTemplates } from '../../catalogue/index.ts';
import type { PricedService } from '../figures/priced-service.ts';

type Components = Pick<PricedService, 'components'>;

/** The codes of a service, their alternates and their groups as files spell them: an MS-DRG stands with its leading zeros or without. */
export function codesOf({ components }: Components): string[] {
  return components.flatMap(({ codeType, code, alternates = [], rateGroups = [] }) => [
    ...[code, ...alternates].flatMap((each) =>
      codeType === 'MS-DRG' ? [each.padStart(3, '0'), each.replace(/^0+/, '')] : [each],
    ),
    ...rateGroups.map((group) => group.code),
  ]);
}

/** The same as keys by which charges are found (`codeKey`), each once. */
export function keysOf({ components }: Components): string[] {
  const keys = components.flatMap(({ codeType, code, alternates = [], rateGroups = [] }) => [
    ...[code, ...alternates].map((each) => codeKey(codeType, each)),
    ...rateGroups.map((group) => codeKey(group.codeType, group.code)),
  ]);
  return [...new Set(keys)];
}

/** Every code of the catalogue, as files spell them. */
export const catalogueCodes: readonly string[] = [...new Set(serviceTemplates.flatMap(codesOf))];
