import { describe, expect, it } from 'vitest';
import { FIRST_SEGMENT, answer, answerForDependent, message } from '../testing/messages.ts';
import { refusalOf, responseOf, subscriberOf } from '../testing/read.ts';

const none = { firstName: null, middleName: null, prefix: null, suffix: null, relationship: null };

describe('271 (005010X279A1), loops 2000A to 2100D', () => {
  it('has a header, a payer, a receiver and a subscriber', () => {
    const { header, payers } = responseOf(answer());
    expect(header).toEqual({
      controlNumber: '0042',
      implementation: '005010X279A1',
      purpose: '11',
      reference: 'REF-1',
      date: '2026-11-21',
      time: '10:30',
      transactionType: null,
    });
    expect(payers[0]?.payer).toEqual({
      entity: 'PR',
      kind: 'organization',
      name: 'HARBOR MUTUAL',
      ...none,
      idQualifier: 'PI',
      id: 'HRBR1',
    });
    expect(payers[0]?.receivers[0]?.receiver).toMatchObject({ entity: '1P', idQualifier: 'XX', id: '1234567893' });
    expect(subscriberOf(answer())).toMatchObject({
      traces: [{ type: '2', reference: 'TRACE-1', originator: '9PORTICO01', division: null }],
      name: { entity: 'IL', kind: 'person', name: 'MARSH', firstName: 'DREW', idQualifier: 'MI', id: 'HM0001' },
      demographics: null,
      benefits: [],
      dependents: [],
    });
  });

  it('reads every segment of a subscriber', () => {
    const subscriber = subscriberOf(
      answer(
        'REF*SY*000000000',
        'REF*6P*G77*ALDER BAY SCHOOLS',
        'N3*2 HILL ST*APT 4',
        'N4*ALDER BAY*OR*97000*US*CY*85*US-OR',
        'AAA*Y**42*Y',
        'PRV*PE*9K*12',
        'DMG*D8*19800229*U',
        'INS*Y*18*001*25*************2',
        'HI*BK:78900*BF:25000',
        'DTP*346*D8*20260101',
        'DTP*307*RD8*20260101-99991231',
        'MPI*C*AO*A*RESERVE*L3*RD8*20200101-20201231',
        'EB*1**30',
      ),
    );
    expect(subscriber).toMatchObject({
      references: [
        { qualifier: 'SY', value: '000000000', description: null },
        { qualifier: '6P', value: 'G77', description: 'ALDER BAY SCHOOLS' },
      ],
      street: { line1: '2 HILL ST', line2: 'APT 4' },
      city: {
        city: 'ALDER BAY',
        state: 'OR',
        postalCode: '97000',
        country: 'US',
        locationQualifier: 'CY',
        location: '85',
        subdivision: 'US-OR',
      },
      rejections: [{ level: 'subscriber', valid: true, code: '42', action: 'Y', position: FIRST_SEGMENT + 4 }],
      provider: { role: 'PE', qualifier: '9K', code: '12' },
      demographics: { birthDate: '1980-02-29', sex: 'U' },
      relationship: {
        isSubscriber: true,
        relationship: '18',
        maintenanceType: '001',
        maintenanceReason: '25',
        birthSequence: 2,
      },
      diagnoses: [
        { qualifier: 'BK', code: '78900' },
        { qualifier: 'BF', code: '25000' },
      ],
      dates: [
        { qualifier: '346', from: '2026-01-01', to: null },
        { qualifier: '307', from: '2026-01-01', to: '9999-12-31' },
      ],
      military: {
        status: 'C',
        employment: 'AO',
        affiliation: 'A',
        description: 'RESERVE',
        rank: 'L3',
        from: '2020-01-01',
        to: '2020-12-31',
      },
    });
  });

  it('keeps the benefits of a dependent apart from those of the subscriber', () => {
    const subscriber = subscriberOf(
      answerForDependent('AAA*N**67*C', 'DMG*D8*20100101*F', 'INS*N*19', 'EB*1**30', 'AAA*N**70*C'),
    );
    const [dependent] = subscriber.dependents;
    expect(subscriber.benefits).toEqual([]);
    expect(dependent).toMatchObject({
      name: { entity: '03', firstName: 'ROBIN' },
      relationship: { relationship: '19' },
    });
    expect(dependent?.benefits[0]?.rejections[0]?.level).toBe('dependentBenefit');
  });

  it('reads AAA at every level', () => {
    const text = message('271', [
      'BHT*0022*11*REF-1*20261121*1030',
      'HL*1**20*1',
      'AAA*N**04*N',
      'NM1*PR*2*HARBOR MUTUAL*****PI*HRBR1',
      'PER*IC*HELP*TE*5035550100',
      'AAA*Y**42*R',
      'AAA*N**79*C',
      'HL*2*1*21*0',
      'NM1*1P*2*ALDER BAY HOSPITAL*****XX*1234567893',
      'REF*EO*77',
      'N3*1 BAY ROAD',
      'N4*ALDER BAY*OR*97000',
      'AAA*N**51*C',
      'PRV*PE*PXC*207Q00000X',
    ]);
    const [payer] = responseOf(text).payers;
    const [receiver] = payer?.receivers ?? [];
    expect(payer?.transactionRejections).toMatchObject([{ level: 'transaction', code: '04', position: 6 }]);
    expect(payer?.contacts).toHaveLength(1);
    expect(payer?.rejections).toMatchObject([
      { level: 'payer', code: '42', action: 'R', valid: true },
      { level: 'payer', code: '79', action: 'C', valid: false },
    ]);
    expect(receiver).toMatchObject({
      references: [{ qualifier: 'EO', value: '77' }],
      street: { line1: '1 BAY ROAD' },
      city: { city: 'ALDER BAY' },
      rejections: [{ level: 'receiver', code: '51' }],
      provider: { role: 'PE' },
      subscribers: [],
    });
  });

  it('may say nothing but that the whole is rejected', () => {
    const text = message('271', ['BHT*0022*11*REF-1*20261121*1030', 'HL*1**20*0', 'AAA*Y**42*Y']);
    expect(responseOf(text).payers).toMatchObject([{ payer: null, transactionRejections: [{ code: '42' }] }]);
  });

  it('may answer about several subscribers and dependents', () => {
    const text = answerForDependent('EB*1**30')
      .replace('SE*', 'HL*5*3*23*0~NM1*03*1*MARSH*KIM~HL*6*2*22*0~NM1*IL*1*OKAFOR*SAM~EB*6**30~SE*')
      .replace('SE*13', 'SE*18');
    const subscribers = responseOf(text).payers[0]?.receivers[0]?.subscribers;
    expect(
      subscribers?.map(({ name, dependents }) => [name.name, dependents.map((each) => each.name.firstName)]),
    ).toEqual([
      ['MARSH', ['ROBIN', 'KIM']],
      ['OKAFOR', []],
    ]);
  });
});

describe('levels (HL)', () => {
  const text = answerForDependent('EB*1**30');

  it.each([
    ['a number out of order', text.replace('HL*4*3', 'HL*5*3'), 'HL', 1],
    ['another parent', text.replace('HL*4*3', 'HL*4*2'), 'HL', 2],
    ['a payer below something', text.replace('HL*1**', 'HL*1*1*'), 'HL', 2],
    ['a level that is left out', text.replace('HL*4*3*23', 'HL*4*3*24'), 'HL', null],
    ['a dependent of a subscriber without any', text.replace('HL*3*2*22*1', 'HL*3*2*22*0'), 'HL', 4],
    ['a dependent in the place of a subscriber', text.replace('NM1*IL', 'NM1*03'), 'NM1', 1],
    ['a subscriber without a name', text.replace('NM1*IL', 'REF*IL'), 'REF', null],
  ])('%s is refused', (_what, wrong, segment, element) => {
    expect(refusalOf(wrong)).toMatchObject({ segment, element });
  });

  it('may say that it has children and have none: payers do so when they reject', () => {
    expect(refusalOf(answer('AAA*N**75*C').replace('HL*3*2*22*0', 'HL*3*2*22*1'))).toBeNull();
  });
});

it('an X12Error names the place and nothing of the patient', () => {
  const text = answer('DMG*D8*1980OKAFOR*F');
  expect(() => responseOf(text)).toThrow(/^Segment 12 \(DMG\), element 2: is no date$/);
});
