import { type BenefitRow, benefitRow, type Interchange, type Party, writeInterchange } from '@portico/x12';
import type { Noise, OracleCase, OwnBenefits, PlanCopay, Year } from './plan.ts';

type Row = Partial<BenefitRow> & Pick<BenefitRow, 'information'>;

const PLAN = ['30'];

/** The plan of a case as an insurer's 271, by the package's own writer. */
export function answerOfPlan(each: OracleCase): string {
  const { plan, own, wording, apartDeductible } = each;
  const rows: Row[] = [
    { information: '1', serviceTypeCodes: PLAN },
    ...costs(each, PLAN, plan),
    ...(plan.deductible === null ? [] : yearRows(each, 'C', PLAN, plan.deductible)),
    ...(plan.maximum === null ? [] : yearRows(each, 'G', PLAN, plan.maximum)),
    ...[...own].flatMap(([code, benefits]) => ownRows(each, [code], benefits)),
  ];
  const withDeductible = (is: OwnBenefits['deductible']): string[] =>
    [...own].filter(([, { deductible }]) => deductible === is).map(([code]) => code);
  const [apart, repeated] = [withDeductible('apart'), withDeductible('repeated')];
  if (apart.length > 0) rows.push(...yearRows(each, 'C', apart, apartDeductible));
  if (repeated.length > 0 && plan.deductible !== null)
    rows.push(...yearRows(each, 'C', repeated, { ...plan.deductible, stated: 'left' }));
  const noise = wording.noise.flatMap((kind) => noiseRows(kind, each, rows));
  const benefits = [...rows, ...noise].map(benefitRow);
  return writeInterchange(interchangeOf(benefits));
}

function ownRows(each: OracleCase, codes: readonly string[], benefits: OwnBenefits): Row[] {
  const { network, coverageLevel } = each.wording;
  const ofPart = benefits.isPartExcluded ? narrowedExclusions(codes) : [];
  if (benefits.isExcluded) return [{ information: 'I', serviceTypeCodes: codes, network, coverageLevel }, ...ofPart];
  return [...costs(each, codes, benefits), ...ofPart];
}

function narrowedExclusions(serviceTypeCodes: readonly string[]): Row[] {
  const excluded: Row = { information: 'I', serviceTypeCodes, network: 'Y' };
  return [
    { ...excluded, messages: ['COSMETIC'] },
    { ...excluded, additional: [{ qualifier: 'ZZ', code: '02', category: null, text: null }] },
    { ...excluded, quantityQualifier: 'VS', quantity: 30 },
    { ...excluded, authorization: 'Y' },
  ];
}

const periods = { visit: '27', day: '7', admission: '36' } as const;

function costs(
  { wording: { network, costLevel, insuranceType } }: OracleCase,
  serviceTypeCodes: readonly string[],
  { copay, coinsurance }: { copay: PlanCopay | null; coinsurance: number | null },
): Row[] {
  const as = { serviceTypeCodes, network, coverageLevel: costLevel, insuranceType };
  const period = copay === null || copay.per === null ? null : periods[copay.per];
  return [
    ...(copay === null ? [] : [{ ...as, information: 'B', period, amountCents: copay.cents }]),
    ...(coinsurance === null ? [] : [{ ...as, information: 'A', basisPoints: coinsurance }]),
  ];
}

function yearRows(
  { wording }: OracleCase,
  information: 'C' | 'G',
  serviceTypeCodes: readonly string[],
  { leftCents, usedCents, stated, family }: Year,
): Row[] {
  const { network, coverageLevel, insuranceType } = wording;
  const as = { information, serviceTypeCodes, network, insuranceType };
  const own = { ...as, coverageLevel };
  const left = { ...own, period: '29', amountCents: leftCents };
  const total = { ...own, period: information === 'G' ? null : '23', amountCents: leftCents + usedCents };
  const used = { ...own, period: '24', amountCents: usedCents };
  const ofFamily =
    family === null ? [] : [{ ...as, coverageLevel: 'FAM', period: '29', amountCents: family.leftCents }];
  const rows = { left: [left], leftAndTotal: [total, left], totalAndUsed: [total, used] }[stated];
  const isFamilyLess = family !== null && family.leftCents <= leftCents;
  const isLeftOut = information === 'G' && wording.isMaximumOfFamilyAlone && isFamilyLess;
  return isLeftOut ? ofFamily : [...rows, ...ofFamily];
}

/** Rows that a reader has to pass over. Those that repeat a row say something else in its place. */
function noiseRows(kind: Noise, { wording, parts }: OracleCase, rows: readonly Row[]): Row[] {
  const costRows = rows.filter(({ information }) => information === 'A' || information === 'B');
  const figures = rows.filter(({ information }) => 'ABCG'.includes(information));
  const codes = [...new Set(parts.map(({ serviceType }) => serviceType))];
  const otherwise = (list: readonly Row[], more: Partial<BenefitRow>): Row[] =>
    list.map((row) => ({
      ...row,
      ...(row.amountCents === undefined ? { basisPoints: 7700 } : { amountCents: (row.amountCents ?? 0) + 7700 }),
      ...more,
    }));
  const rowsOfKind: Readonly<Record<Noise, () => Row[]>> = {
    outOfNetwork: () => otherwise(figures, { network: 'N' }),
    unknownNetwork: () => otherwise(figures, { network: 'U' }),
    narrowedExclusion: () => narrowedExclusions(PLAN),
    narrowedCost: () =>
      otherwise(
        // Beside a zero, one by the day may be for some days of a stay (decision 116).
        costRows.filter(({ period, amountCents }) => period !== '7' || amountCents !== 0),
        { network: 'Y', messages: ['SPECIALIST'] },
      ),
    lesserNetwork: () => (wording.network === 'Y' ? otherwise(figures, { network: 'W' }) : []),
    otherLevel: () => (wording.costLevel === 'FAM' ? [] : otherwise(costRows, { coverageLevel: 'FAM' })),
    ended: () => otherwise(figures, { dates: [{ qualifier: '349', from: '2025-12-31', to: null }] }),
    procedure: () =>
      otherwise(figures, { procedure: { qualifier: 'HC', code: '70551', modifiers: [], lastCode: null } }),
    otherInsurance: () => otherwise(figures, { insuranceType: 'AP' }),
    // A deductible of a lifetime that is met; one that is not leaves the amount open (decision 234).
    lifetime: () =>
      [
        { period: '32', amountCents: 100 },
        { period: '33', amountCents: 0 },
      ].map((each) => ({ information: 'C', serviceTypeCodes: [...PLAN, ...codes], ...each })),
  };
  return rowsOfKind[kind]();
}

const party = (entity: string, kind: Party['kind'], name: string): Party => ({
  entity,
  kind,
  name,
  firstName: null,
  middleName: null,
  prefix: null,
  suffix: null,
  idQualifier: null,
  id: null,
  relationship: null,
});

const nowhere = { references: [], street: null, city: null, provider: null, rejections: [] } as const;
const nobody = {
  traces: [],
  demographics: null,
  relationship: null,
  diagnoses: [],
  dates: [],
  military: null,
} as const;

function interchangeOf(benefits: readonly BenefitRow[]): Interchange {
  const time = '10:30';
  const [controlNumber, date] = ['0001', '2026-11-21'];
  const version = '005010X279A1';
  const header = {
    controlNumber,
    implementation: version,
    purpose: '11',
    reference: '1',
    date,
    time,
    transactionType: null,
  } as const;
  const subscriber = { ...nobody, ...nowhere, name: party('IL', 'person', 'RIVERA'), benefits, dependents: [] };
  const receiver = { ...nowhere, receiver: party('1P', 'organization', 'ALDER BAY'), subscribers: [subscriber] };
  const payer = {
    transactionRejections: [],
    payer: party('PR', 'organization', 'MERIDIAN'),
    contacts: [],
    rejections: [],
    receivers: [receiver],
  };
  return {
    control: {
      authorizationQualifier: '00',
      authorization: '',
      securityQualifier: '00',
      security: '',
      senderQualifier: 'ZZ',
      senderId: 'PAYER',
      receiverQualifier: 'ZZ',
      receiverId: 'PORTICO',
      date,
      time,
      version: '00501',
      controlNumber: '000000001',
      ackRequested: false,
      usage: 'T',
    },
    acknowledgements: [],
    groups: [
      {
        functionalId: 'HB',
        senderCode: 'PAYER',
        receiverCode: 'PORTICO',
        date,
        time,
        controlNumber: '1',
        version,
        transactions: [{ kind: '271', header, payers: [payer] }],
      },
    ],
  };
}
