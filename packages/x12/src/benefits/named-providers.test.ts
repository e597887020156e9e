import { describe, expect, it } from 'vitest';
import type { BenefitRow } from '../model/response.ts';
import { party, row } from './testing/answers.ts';
import { read } from './testing/read.ts';

const naming = (entity: string, more: Partial<BenefitRow> = {}, information = '1'): BenefitRow =>
  row(information, {
    entities: [
      {
        name: party(entity, 'OSEI', { firstName: 'AMARA', idQualifier: 'XX', id: '1000000004' }),
        street: null,
        city: null,
        contacts: [],
        provider: null,
      },
    ],
    ...more,
  });

const osei = { role: 'provider', firstName: 'AMARA', name: 'OSEI', npi: '1000000004', isInNetwork: null };

describe('the providers that a payer names (loop 2120; issue 11, point 4)', () => {
  it.each<[string, BenefitRow[], object[]]>([
    ['the primary care provider: EB*L, NM1*P3', [naming('P3', {}, 'L')], [{ ...osei, role: 'primaryCare' }]],
    ['a provider in network', [naming('1P', { network: 'Y' })], [{ ...osei, isInNetwork: true }]],
    ['a provider out of network', [naming('1P', { network: 'N' })], [{ ...osei, isInNetwork: false }]],
    ['each once', [naming('1P'), naming('1P')], [osei]],
    ['no other payer', [naming('PR')], []],
    ['nobody of care that is not covered', [naming('1P', {}, 'I')], []],
  ])('%s', (_, rows, providers) => expect(read(...rows).providers).toEqual(providers));
});
