import { type BenefitRow, benefitRow } from '@portico/x12';

const serviceTypes = ['30', '47', '48', '50', '62', '86', '98', 'UC', '4'];
const plan = { insuranceType: 'PR', planDescription: 'HARBOR CHOICE PPO' };
const year = { qualifier: '291', from: '2026-01-01', to: '2026-12-31' };
const active = benefitRow({ information: '1', coverageLevel: 'IND', serviceTypeCodes: serviceTypes, ...plan });

/** The plan, its deductible and maximum, and the copay of an office visit. */
export function fewRows(number: number): readonly BenefitRow[] {
  const ofPlan = { coverageLevel: 'IND', serviceTypeCodes: ['30'], insuranceType: 'PR', network: 'Y' as const };
  const yearly = ['C', 'G'].flatMap((information) =>
    ['23', '29'].map((period) => benefitRow({ ...ofPlan, information, period, amountCents: 150_000 + number })),
  );
  const visit = { ...ofPlan, serviceTypeCodes: ['98'] };
  return [
    { ...active, dates: [year] },
    ...yearly,
    benefitRow({ ...ofPlan, information: 'A', basisPoints: 2000 }),
    benefitRow({ ...visit, information: 'B', period: '27', amountCents: 3000 + number, messages: ['PRIMARY OFFICE'] }),
    benefitRow({ ...visit, information: 'A', basisPoints: 0 }),
  ];
}

/** About 13 KB: rows by service type, network and period, with their dates and texts. */
export function rowsOfEveryKind(number: number): readonly BenefitRow[] {
  return [active, ...serviceTypes.flatMap((code, index) => rowsOfService(code, number * 7 + index * 100))];
}

function rowsOfService(code: string, cents: number): readonly BenefitRow[] {
  return (['Y', 'N'] as const).flatMap((network) => {
    const row = { serviceTypeCodes: [code], network, ...plan, dates: [year] };
    const yearly = (['C', 'G'] as const).flatMap((information) =>
      ['23', '29'].flatMap((period) =>
        ['IND', 'FAM'].map((coverageLevel) =>
          benefitRow({ ...row, information, coverageLevel, period, amountCents: 150_000 + cents }),
        ),
      ),
    );
    const copay = { ...row, information: 'B', coverageLevel: 'IND', period: '27', amountCents: 3000 + (cents % 1000) };
    return [
      ...yearly.slice(0, network === 'Y' ? 8 : 4),
      benefitRow({ ...copay, messages: ['COPAY IS WAIVED FOR PREVENTIVE CARE', 'PRIMARY OFFICE'] }),
      benefitRow({ ...row, information: 'A', coverageLevel: 'IND', basisPoints: 2000, messages: ['AFTER DEDUCTIBLE'] }),
    ];
  });
}

/** 400 rows with nothing below them. */
export function manyRows(number: number): readonly BenefitRow[] {
  return Array.from({ length: 400 }, (_, index) =>
    benefitRow({
      information: index % 2 === 0 ? 'B' : 'C',
      coverageLevel: index % 3 === 0 ? 'FAM' : 'IND',
      serviceTypeCodes: [serviceTypes[index % serviceTypes.length] ?? '30'],
      insuranceType: 'PR',
      period: '23',
      amountCents: number * 100 + index,
      network: index % 5 === 0 ? 'N' : 'Y',
    }),
  );
}

/** 60 rows, each with several dates and remarks. */
export function manyDatesAndRemarks(number: number): readonly BenefitRow[] {
  return Array.from({ length: 60 }, (_, index) =>
    benefitRow({
      information: 'B',
      coverageLevel: 'IND',
      serviceTypeCodes: [serviceTypes[index % serviceTypes.length] ?? '30'],
      ...plan,
      period: '27',
      amountCents: 3000 + number + index,
      network: 'Y',
      dates: [year, { ...year, qualifier: '346' }, { qualifier: '348', from: '2026-01-01', to: null }],
      messages: [
        'COPAY IS WAIVED FOR PREVENTIVE CARE',
        `APPLIES TO THE FIRST ${index + 1} VISITS OF A YEAR AT A DOCTOR OF THE NETWORK`,
        'AUTHORIZATION BY THE PLAN MAY BE REQUIRED',
      ],
    }),
  );
}
