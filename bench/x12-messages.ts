import { type BenefitRow, type Interchange, benefitRow, eligibilityInquiry } from '@portico/x12';

const DAY = '2026-11-21';
const serviceTypes = ['30', '47', '48', '50', '62', '86', '98', 'UC', '4'];
const plan = { insuranceType: 'PR', planDescription: 'HARBOR CHOICE PPO' };

/** A 270 about one person, as the portal sends it. No two are the same. */
export function inquiryMessage(number: number): Interchange {
  return eligibilityInquiry({
    sender: { qualifier: 'ZZ', id: 'PORTICO' },
    receiver: { qualifier: 'ZZ', id: 'HARBORPAYER' },
    at: `${DAY}T10:30`,
    controlNumber: number,
    usage: 'T',
    reference: `REF-${number}`,
    trace: { reference: `TRACE-${number}`, originator: '9PORTICO01' },
    payer: { name: 'Harbor Mutual', id: 'HRBR1' },
    provider: { name: 'Alder Bay Hospital', npi: '1234567893' },
    subscriber: {
      lastName: 'Marsh',
      firstName: 'Drew',
      birthDate: '1980-02-29',
      sex: 'F',
      memberId: `HM${String(number).padStart(8, '0')}`,
    },
    serviceTypeCodes: ['30', '98'],
    serviceDate: DAY,
  });
}

/** The 271 that answers it, of about 13 KB: rows by service type, network and period, with their dates and texts. */
export function responseMessage(number: number): Interchange {
  const inquiry = inquiryMessage(number);
  const [group] = inquiry.groups;
  const [asked] = group?.transactions ?? [];
  const [payer] = asked?.kind === '270' ? asked.payers : [];
  const [receiver] = payer?.receivers ?? [];
  const [subscriber] = receiver?.subscribers ?? [];
  if (group === undefined || asked?.kind !== '270' || !payer || !receiver || !subscriber) {
    throw new Error('the inquiry asks nobody');
  }
  const { questions: _, ...person } = subscriber;
  const answered = { ...person, rejections: [], military: null, benefits: benefitsOf(number), dependents: [] };
  return {
    ...inquiry,
    groups: [
      {
        ...group,
        functionalId: 'HB',
        transactions: [
          {
            kind: '271',
            header: { ...asked.header, purpose: '11' },
            payers: [
              {
                transactionRejections: [],
                payer: payer.payer,
                contacts: [],
                rejections: [],
                receivers: [{ ...receiver, rejections: [], subscribers: [answered] }],
              },
            ],
          },
        ],
      },
    ],
  };
}

function benefitsOf(number: number): BenefitRow[] {
  const active = benefitRow({ information: '1', coverageLevel: 'IND', serviceTypeCodes: serviceTypes, ...plan });
  return [active, ...serviceTypes.flatMap((code, index) => rowsOf(code, number * 7 + index * 100))];
}

function rowsOf(code: string, cents: number): BenefitRow[] {
  const year = { qualifier: '291', from: '2026-01-01', to: '2026-12-31' };
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
