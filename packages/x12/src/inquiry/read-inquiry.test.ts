import { describe, expect, it } from 'vitest';
import type { EligibilityInquiry } from '../model/inquiry.ts';
import { message } from '../testing/messages.ts';
import { refusalOf, transactionOf } from '../testing/read.ts';

const beginning = [
  'BHT*0022*13*REF-1*20261121*103015*RT',
  'HL*1**20*1',
  'NM1*PR*2*HARBOR MUTUAL*****PI*HRBR1',
  'HL*2*1*21*1',
];

function inquiryOf(...segments: readonly string[]): EligibilityInquiry {
  const transaction = transactionOf(message('270', segments));
  if (transaction.kind !== '270') throw new Error('the text holds no 270');
  return transaction;
}

describe('270 (005010X279A1)', () => {
  it('is read with all its loops', () => {
    const { header, payers } = inquiryOf(
      ...beginning,
      'NM1*1P*2*ALDER BAY HOSPITAL*****XX*1234567893',
      'REF*EO*77',
      'N3*1 BAY ROAD',
      'N4*ALDER BAY*OR*97000',
      'PRV*PE*PXC*207Q00000X',
      'HL*3*2*22*1',
      'TRN*1*TRACE-1*9PORTICO01*DESK 2',
      'TRN*1*TRACE-2*1CLEARING1',
      'NM1*IL*1*MARSH*DREW****MI*HM0001',
      'REF*6P*G77',
      'N3*2 HILL ST',
      'N4*ALDER BAY*OR*97000',
      'PRV*PE*9K*12',
      'DMG*D8*19800229*F',
      'INS*Y*18',
      'HI*BK:78900',
      'DTP*291*RD8*20261121-20261130',
      'EQ*30^98*HC:70551:26*FAM*HM*1',
      'AMT*R*35.5',
      'AMT*PB*100',
      'III*ZZ*11',
      'REF*9F*A1',
      'DTP*291*D8*20261122',
      'EQ*62',
      'HL*4*3*23*0',
      'TRN*1*TRACE-3*9PORTICO01',
      'NM1*03*1*MARSH*ROBIN',
      'INS*N*19***************2',
      'EQ*30',
    );
    expect(header).toMatchObject({ purpose: '13', time: '10:30:15', transactionType: 'RT' });
    const [receiver] = payers[0]?.receivers ?? [];
    expect(receiver).toMatchObject({
      references: [{ qualifier: 'EO', value: '77' }],
      street: { line1: '1 BAY ROAD', line2: null },
      provider: { role: 'PE', qualifier: 'PXC', code: '207Q00000X' },
    });
    const [subscriber] = receiver?.subscribers ?? [];
    expect(subscriber).toMatchObject({
      traces: [
        { type: '1', reference: 'TRACE-1', originator: '9PORTICO01', division: 'DESK 2' },
        { type: '1', reference: 'TRACE-2' },
      ],
      name: { entity: 'IL', id: 'HM0001' },
      demographics: { birthDate: '1980-02-29', sex: 'F' },
      relationship: { isSubscriber: true, relationship: '18' },
      diagnoses: [{ qualifier: 'BK', code: '78900' }],
      dates: [{ qualifier: '291', from: '2026-11-21', to: '2026-11-30' }],
    });
    expect(subscriber?.questions).toEqual([
      {
        serviceTypeCodes: ['30', '98'],
        procedure: { qualifier: 'HC', code: '70551', modifiers: ['26'], lastCode: null },
        coverageLevel: 'FAM',
        insuranceType: 'HM',
        diagnosisPointers: [1],
        amounts: [
          { qualifier: 'R', cents: 3550 },
          { qualifier: 'PB', cents: 10_000 },
        ],
        additional: [{ qualifier: 'ZZ', code: '11', category: null, text: null }],
        references: [{ qualifier: '9F', value: 'A1', description: null }],
        dates: [{ qualifier: '291', from: '2026-11-22', to: null }],
      },
      {
        serviceTypeCodes: ['62'],
        procedure: null,
        coverageLevel: null,
        insuranceType: null,
        diagnosisPointers: [],
        amounts: [],
        additional: [],
        references: [],
        dates: [],
      },
    ]);
    expect(subscriber?.dependents).toMatchObject([
      { name: { entity: '03', firstName: 'ROBIN' }, relationship: { isSubscriber: false, birthSequence: 2 } },
    ]);
  });

  it('may ask several payers, for several providers, about several people', () => {
    const person = (number: number, parent: number, id: string): string[] => [
      `HL*${number}*${parent}*22*0`,
      `NM1*IL*1*X*Y****MI*${id}`,
      'EQ*30',
    ];
    const provider = 'NM1*1P*2*ALDER BAY HOSPITAL*****XX*1234567893';
    const { payers } = inquiryOf(
      ...beginning,
      provider,
      ...person(3, 2, 'A'),
      ...person(4, 2, 'B'),
      'HL*5*1*21*1',
      provider,
      ...person(6, 5, 'C'),
      'HL*7**20*1',
      'NM1*PR*2*COAST*****PI*CST1',
      'HL*8*7*21*1',
      provider,
      ...person(9, 8, 'D'),
    );
    const asked = payers.map(({ receivers }) =>
      receivers.map(({ subscribers }) => subscribers.map((subscriber) => subscriber.name.id)),
    );
    expect(asked).toEqual([[['A', 'B'], ['C']], [['D']]]);
  });

  it.each([
    [['AAA*N**72*C'], 'AAA', null],
    [['EB*1**30'], 'EB', null],
    [['EQ*30', 'AMT*R*1.005'], 'AMT', 2],
    [['EQ*30', 'AMT*R'], 'AMT', 2],
    [['EQ*300'], 'EQ', 1],
    [['DMG*D8'], 'DMG', 2],
    [['DMG**19800229'], 'DMG', 2],
    [['HI*78900'], 'HI', 1],
    [['HI'], 'HI', 1],
    [['INS*Y'], 'INS', 2],
  ])('%s is refused', (segments, segment, element) => {
    const text = message('270', [
      ...beginning,
      'NM1*1P*2*ALDER BAY HOSPITAL*****XX*1234567893',
      'HL*3*2*22*0',
      'NM1*IL*1*MARSH*DREW****MI*HM0001',
      ...segments,
    ]);
    expect(refusalOf(text)).toMatchObject({ segment, element });
  });
});
