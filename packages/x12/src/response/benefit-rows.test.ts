import { describe, expect, it } from 'vitest';
import { benefitRow } from '../benefit-row.ts';
import { FIRST_SEGMENT, answer } from '../testing/messages.ts';
import { refusalOf, rowOf, rowsOf } from '../testing/read.ts';

describe('EB (005010X279A1, loop 2110)', () => {
  it('is read with all its elements', () => {
    const text = 'EB*A*FAM*62^4*HM*HARBOR HMO*27*12.34*.2*VS*3*Y*W*HC:70551:26:TC::::70553*1:2';
    expect(rowOf(text)).toEqual(
      benefitRow({
        information: 'A',
        coverageLevel: 'FAM',
        serviceTypeCodes: ['62', '4'],
        insuranceType: 'HM',
        planDescription: 'HARBOR HMO',
        period: '27',
        amountCents: 1234,
        basisPoints: 2000,
        quantityQualifier: 'VS',
        quantity: 3,
        authorization: 'Y',
        network: 'W',
        procedure: { qualifier: 'HC', code: '70551', modifiers: ['26', 'TC'], lastCode: '70553' },
        diagnosisPointers: [1, 2],
        position: FIRST_SEGMENT,
      }),
    );
  });

  it('has null, never 0, for what is missing', () => {
    expect(rowOf('EB*C')).toEqual(benefitRow({ information: 'C', position: FIRST_SEGMENT }));
    expect(rowOf('EB*C*IND*30***23*0')).toMatchObject({ amountCents: 0, basisPoints: null, network: null });
  });

  it('has up to 99 service type codes', () => {
    const codes = Array.from({ length: 99 }, (_, index) => String(index + 1));
    expect(rowOf(`EB*1**${codes.join('^')}`).serviceTypeCodes).toEqual(codes);
  });

  it.each([
    ['EB', 1],
    ['EB*Z', 1],
    ['EB*c', 1],
    ['EB*1^2', 1],
    ['EB*1*ALL', 2],
    ['EB*1**1>33', 3],
    ['EB*1**30^', 3],
    ['EB*1**30^^98', 3],
    ['EB*1**30:98', 3],
    ['EB*1****GOLD:PPO', 5],
    ['EB*C*IND*30***99', 6],
    ['EB*C*IND*30***23*1,500', 7],
    ['EB*C*IND*30***23*$1500', 7],
    ['EB*C*IND*30***23*1E3', 7],
    ['EB*C*IND*30***23*+15', 7],
    ['EB*C*IND*30***23*1.2.3', 7],
    ['EB*C*IND*30***23*.', 7],
    ['EB*C*IND*30***23*-', 7],
    ['EB*C*IND*30***23*12345678901234', 7],
    ['EB*A*IND*30*****20%', 8],
    ['EB*1**30********X', 11],
    ['EB*1**30*********I', 12],
    ['EB*1**30**********70551', 13],
    ['EB*1**30**********HC:70551::26', 13],
    ['EB*1**30***********A', 14],
    ['EB*1**30************Y', 15],
  ])('%s refuses the message', (text, element) => {
    expect(refusalOf(answer(text))).toMatchObject({ segment: 'EB', position: FIRST_SEGMENT, element });
  });
});

describe('money and fractions', () => {
  it.each([
    ['10', 1000],
    ['10.', 1000],
    ['10.5', 1050],
    ['10.50', 1050],
    ['25.000', 2500],
    ['0.0000', 0],
    ['.07', 7],
    ['0010', 1000],
    ['99999999.99', 9_999_999_999],
  ])('%s dollars are %i cents', (text, cents) => {
    expect(rowOf(`EB*B*IND*98***27*${text}`)).toMatchObject({ amountCents: cents, flaws: [] });
  });

  it.each([
    ['.3', 3000],
    ['0.3', 3000],
    ['.333', 3330],
    ['.30000', 3000],
    ['1', 10_000],
    ['1.00', 10_000],
    ['0', 0],
  ])('%s is %i basis points', (text, basisPoints) => {
    expect(rowOf(`EB*A*IND*98*****${text}`)).toMatchObject({ basisPoints, flaws: [] });
  });

  it.each([
    ['EB*B*IND*98***27*-10', { element: 7, reason: 'negative', text: '-10' }],
    ['EB*B*IND*98***27*10.005', { element: 7, reason: 'tooFine', text: '10.005' }],
    ['EB*B*IND*98***27*10.0050', { element: 7, reason: 'tooFine', text: '10.0050' }],
    ['EB*A*IND*98*****20', { element: 8, reason: 'aboveOne', text: '20' }],
    ['EB*A*IND*98*****1.01', { element: 8, reason: 'aboveOne', text: '1.01' }],
    ['EB*A*IND*98*****-.2', { element: 8, reason: 'negative', text: '-.2' }],
    ['EB*A*IND*98*****.33333', { element: 8, reason: 'tooFine', text: '.33333' }],
    ['EB*F*IND*98******VS*-3', { element: 10, reason: 'negative', text: '-3' }],
  ])('%s withholds the figure (rule 8)', (text, flaw) => {
    expect(rowOf(text)).toMatchObject({ amountCents: null, basisPoints: null, quantity: null, flaws: [flaw] });
  });
});

describe('what belongs to an EB', () => {
  it('follows it in the order of the guide', () => {
    const [row] = rowsOf(
      'EB*F*IND*AL',
      'HSD*VS*12.5*WK*2*34*1*1*A',
      'REF*18*PLAN7*GROUP PLAN',
      'REF*1W*M1',
      'DTP*291*RD8*20260101-20261231',
      'DTP*346*D8*20260101',
      'AAA*N**70*C',
      'MSG*ONE PAIR A YEAR',
      'MSG*FRAMES ONLY',
      'III*ZZ*11',
      'III***44*AT HOME',
      'LS*2120',
      'NM1*PR*2*COAST SUPPLEMENT*****PI*CST1*48',
      'N3*1 PIER ROAD*SUITE 2',
      'N4*ALDER BAY*OR*97000',
      'PER*IC*CLAIMS*TE*5035550100*UR*WWW.COAST.EXAMPLE',
      'PRV*PE*PXC*207Q00000X',
      'NM1*P3*1*OKAFOR*SAM*J*DR*JR*XX*1234567893',
      'LE*2120',
    );
    const none = { firstName: null, middleName: null, prefix: null, suffix: null };
    expect(row).toMatchObject({
      delivery: [
        {
          quantityQualifier: 'VS',
          quantity: 12.5,
          unit: 'WK',
          sampleSelection: 2,
          periodQualifier: '34',
          periods: 1,
          calendarPattern: '1',
          timePattern: 'A',
        },
      ],
      references: [
        { qualifier: '18', value: 'PLAN7', description: 'GROUP PLAN' },
        { qualifier: '1W', value: 'M1', description: null },
      ],
      dates: [
        { qualifier: '291', from: '2026-01-01', to: '2026-12-31' },
        { qualifier: '346', from: '2026-01-01', to: null },
      ],
      rejections: [{ level: 'subscriberBenefit', valid: false, code: '70', action: 'C', position: FIRST_SEGMENT + 6 }],
      messages: ['ONE PAIR A YEAR', 'FRAMES ONLY'],
      additional: [
        { qualifier: 'ZZ', code: '11', category: null, text: null },
        { qualifier: null, code: null, category: '44', text: 'AT HOME' },
      ],
      entities: [
        {
          name: {
            entity: 'PR',
            kind: 'organization',
            name: 'COAST SUPPLEMENT',
            ...none,
            id: 'CST1',
            relationship: '48',
          },
          street: { line1: '1 PIER ROAD', line2: 'SUITE 2' },
          city: { city: 'ALDER BAY', state: 'OR', postalCode: '97000', country: null },
          contacts: [
            {
              role: 'IC',
              name: 'CLAIMS',
              numbers: [
                { qualifier: 'TE', number: '5035550100' },
                { qualifier: 'UR', number: 'WWW.COAST.EXAMPLE' },
              ],
            },
          ],
          provider: { role: 'PE', qualifier: 'PXC', code: '207Q00000X' },
        },
        { name: { entity: 'P3', kind: 'person', prefix: 'DR', suffix: 'JR' }, contacts: [], provider: null },
      ],
    });
  });

  it('belongs to the EB before it, not to the next', () => {
    const [first, second] = rowsOf('EB*B**98***27*10', 'MSG*GYN OFFICE', 'EB*B**98***27*30', 'MSG*SPEC OFFICE');
    expect([first?.messages, second?.messages]).toEqual([['GYN OFFICE'], ['SPEC OFFICE']]);
  });

  it.each([
    [['EB*1**30', 'MSG*A', 'DTP*291*D8*20260101'], 'DTP', 2, null],
    [['EB*1**30', 'LS*2120', 'LE*2120'], 'LE', 2, null],
    [['EB*1**30', 'LS*2115', 'NM1*P3*2*X', 'LE*2115'], 'LS', 1, 1],
    [['EB*1**30', 'LS*2120', 'NM1*P3*2*X'], 'SE', 3, null],
    [['EB*1**30', 'LS*2120', 'REF*6P*1', 'LE*2120'], 'REF', 2, null],
    [['EB*1**30', 'NM1*P3*2*X'], 'NM1', 1, null],
    [['EB*1**30', 'DTP*291*D8*20260230'], 'DTP', 1, 3],
    [['EB*1**30', 'DTP*291*RD8*20261231-20260101'], 'DTP', 1, 3],
    [['EB*1**30', 'DTP*291*RD8*20261231'], 'DTP', 1, 3],
    [['EB*1**30', 'DTP*291*DT*202612311200'], 'DTP', 1, 2],
    [['EB*1**30', 'HSD*VS*-1'], 'HSD', 1, 2],
    [['EB*1**30', 'MSG*A*B'], 'MSG', 1, 2],
    [['EB*1**30', 'MSG'], 'MSG', 1, 1],
    [['EB*1**30', 'REF*18'], 'REF', 1, 2],
    [['EB*1**30', 'AAA*N**72*Q'], 'AAA', 1, 4],
    [['EB*1**30', 'AAA*N*X*72*C'], 'AAA', 1, 2],
    [['EB*1**30', 'ZZZ*1'], '', 1, null],
    [['EB*1**30', 'LS*2120', 'NM1*PR*2*X*****PI', 'LE*2120'], 'NM1', 2, 9],
    [['EB*1**30', 'LS*2120', 'NM1*PR*2*X', 'PER*IC**TE', 'LE*2120'], 'PER', 3, 4],
  ])('%s is refused at the segment that does not fit', (segments, segment, behind, element) => {
    const position = FIRST_SEGMENT + behind;
    expect(refusalOf(answer(...segments))).toMatchObject({ segment, position, element });
  });
});
