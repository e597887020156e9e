import type { BenefitRow } from '@portico/x12';
import { copay, line } from './responses.ts';
import type { Scenario } from './scenario.ts';

const SURGERY = ['2'];
const LABORATORY = ['5'];
const IMAGING = ['62'];
const THERAPY = ['PT'];

/** What a payer says beside the benefits (decision 74): otherwise as an ordinary plan with `activeRows`. */
export function noticeScenarios(activeRows: readonly BenefitRow[]): Readonly<Record<string, Scenario>> {
  return {
    AUTHORIZATION: {
      status: '1',
      rows: [
        line('1', IMAGING, { authorization: 'Y', network: 'Y' }),
        line('1', SURGERY, { authorization: 'Y', network: 'Y', messages: ['Implants only'] }),
        line('1', ['48', '50'], { authorization: 'U', network: 'Y' }),
        line('1', LABORATORY, { authorization: 'N', network: 'Y' }),
        ...activeRows,
      ],
    },
    VISITS: { status: '1', rows: [...visits(THERAPY, { total: 20, left: 8 }), ...activeRows] },
    USEDUP: { status: '1', rows: [...visits(THERAPY, { total: 20, left: 0 }), ...activeRows] },
    DOCTOR: {
      status: '1',
      rows: [
        line('L', ['30'], { entities: [doctor('P3', { first: 'ROSA', last: 'DELGADO', npi: '1000000061' })] }),
        line('1', SURGERY, {
          network: 'Y',
          entities: [doctor('1P', { first: 'AMARA', last: 'OSEI', npi: '1000000053' })],
        }),
        ...activeRows,
      ],
    },
    WRONGNAME: { status: '1', rows: activeRows, corrects: true },
    ENDING: { status: '1', rows: activeRows, endsAfterDays: 10 },
    ENDED: { status: '1', rows: activeRows, endsAfterDays: -21 },
  };
}

/** Visits with a copay, a number of them in a calendar year, and what is left of it. */
function visits(types: readonly string[], { total, left }: { total: number; left: number }): BenefitRow[] {
  const limit = { quantityQualifier: 'VS', network: 'Y' } as const;
  return [
    copay(types, 25, 'visit', 'Y'),
    line('F', types, { ...limit, period: '23', quantity: total }),
    line('F', types, { ...limit, period: '29', quantity: left }),
  ];
}

/** A doctor of loop 2120. */
function doctor(
  entity: '1P' | 'P3',
  { first, last, npi }: { first: string; last: string; npi: string },
): BenefitRow['entities'][number] {
  const unsaid = { middleName: null, prefix: null, suffix: null, relationship: null };
  const name = { entity, kind: 'person', name: last, firstName: first, idQualifier: 'XX', id: npi, ...unsaid } as const;
  return { name, street: null, city: null, contacts: [], provider: null };
}
