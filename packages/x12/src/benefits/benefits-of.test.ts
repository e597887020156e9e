import { describe, expect, it } from 'vitest';
import type { BenefitRow, ResponseSubscriber } from '../model/response.ts';
import { benefitsOf } from './benefits-of.ts';
import { party, person, rejection, response, row, subscriber } from './testing/answers.ts';
import { asked, coinsurance, copay, mri, ofMri, read, remaining } from './testing/read.ts';

describe('rule 1: whose rows', () => {
  const mary = person(party('03', 'RIVERA', { firstName: 'MARY' }), { benefits: [row('1'), coinsurance(1000)] });

  it('are the dependent’s where there is a dependent level', () => {
    const benefits = benefitsOf(response(subscriber({ benefits: [coinsurance(5000)], dependents: [mary] })), asked);
    expect(benefits).toMatchObject({
      active: true,
      memberId: 'MRD-1',
      subscriber: { firstName: 'ANA' },
      dependent: { firstName: 'MARY', lastName: 'RIVERA' },
      overall: { coinsurance: { value: 1000 } },
    });
  });

  it('are else the subscriber’s', () => {
    expect(read(row('1'), coinsurance(5000))).toMatchObject({
      dependent: null,
      overall: { coinsurance: { value: 5000 } },
    });
  });

  it('payer and member number are of 2100A and 2100C, never of 2120', () => {
    const other = party('PR', 'OTHER INSURER', { idQualifier: 'PI', id: 'OTHER' });
    const related = { name: other, street: null, city: null, contacts: [], provider: null };
    expect(read(row('1'), row('R', { entities: [related] }))).toMatchObject({
      payerName: 'MERIDIAN',
      memberId: 'MRD-1',
    });
  });

  it('are not read if the response is about several people', () => {
    const ana = subscriber({ benefits: [row('1'), coinsurance(5000)] });
    expect(benefitsOf(response(ana, ana), asked)).toMatchObject({ active: null, overall: { coinsurance: null } });
    const two = subscriber({ dependents: [mary, mary] });
    expect(benefitsOf(response(two), asked)).toMatchObject({ active: null, overall: { coinsurance: null } });
  });
});

describe('rule 2: not counted', () => {
  it.each<[string, Partial<BenefitRow>]>([
    ['out of network', { network: 'N' }],
    ['of an unknown network', { network: 'U' }],
    ['of one procedure', { procedure: { qualifier: 'HC', code: '73721', modifiers: [], lastCode: null } }],
    ['ended before', { dates: [{ qualifier: '349', from: '2026-11-20', to: null }] }],
    ['beginning later', { dates: [{ qualifier: '348', from: '2026-11-22', to: null }] }],
    ['of another year', { dates: [{ qualifier: '291', from: '2025-01-01', to: '2025-12-31' }] }],
  ])('is a row %s', (_what, more) => {
    expect(read(coinsurance(2000, more)).overall.coinsurance).toBeNull();
  });

  it.each<[string, Partial<BenefitRow>]>([
    ['until the end of time', { dates: [{ qualifier: '291', from: '2026-01-01', to: '9999-12-31' }] }],
    ['ending that very day', { dates: [{ qualifier: '349', from: '2026-11-21', to: null }] }],
    ['whose plan began before', { dates: [{ qualifier: '346', from: '2026-01-01', to: null }] }],
    [
      'of several years, this one among them',
      {
        dates: [
          { qualifier: '307', from: '2025-01-01', to: '2025-12-31' },
          { qualifier: '307', from: '2026-01-01', to: '2026-12-31' },
        ],
      },
    ],
    ['last given long ago', { dates: [{ qualifier: '472', from: '2020-02-02', to: null }] }],
    ['admitted later', { dates: [{ qualifier: '435', from: '2027-01-01', to: null }] }],
  ])('counted is a row %s', (_what, more) => {
    expect(read(coinsurance(2000, more)).overall.coinsurance).toEqual({ value: 2000 });
  });

  it('no text becomes a number', () => {
    const texts = { messages: ['COPAY $30', '20% AFTER DEDUCTIBLE'], planDescription: 'GOLD 2000/20%' };
    expect(read(row('1', texts), row('B', texts), row('C', { ...texts, period: '29' })).overall).toMatchObject({
      copay: null,
      coinsurance: null,
      deductible: { totalCents: null, remainingCents: null, remainingCandidates: [], familyRemainingCents: null },
    });
  });

  it('rows out of network are read by themselves', () => {
    const out = { network: 'N' } as const;
    const { overall, outOfNetwork } = read(coinsurance(2000), coinsurance(4000, out), remaining(300_000, out));
    expect(overall).toMatchObject({ coinsurance: { value: 2000 }, deductible: { remainingCents: null } });
    expect(outOfNetwork?.overall).toMatchObject({
      coinsurance: { value: 4000 },
      deductible: { remainingCents: 300_000 },
    });
    expect(outOfNetwork?.byServiceType.get('62')).toMatchObject({ coinsurance: { value: 4000 }, source: 'plan' });
    expect(read(coinsurance(2000)).outOfNetwork).toBeNull();
  });

  it('rows for any network count out of network too, after the rows that are out of network', () => {
    const [out, either] = [{ network: 'N' }, { network: 'W' }] as const;
    const { outOfNetwork } = read(coinsurance(4000, out), coinsurance(1000, either), remaining(50_000, either));
    expect(outOfNetwork?.overall).toMatchObject({
      coinsurance: { value: 4000 },
      deductible: { remainingCents: 50_000 },
    });
    expect(read(row('1', either), row('I', out)).outOfNetwork?.overall.covered).toBe(false);
    expect(read(coinsurance(1000, either)).outOfNetwork).toBeNull();
  });

  it('nor is an individual 0 marked W a figure out of network, where the family has amounts in it', () => {
    const zero = remaining(0, { coverageLevel: 'IND', network: 'W' });
    const family = remaining(220_000, { coverageLevel: 'FAM', network: 'Y' });
    const { outOfNetwork } = read(zero, family, coinsurance(4000, { network: 'N' }));
    expect(outOfNetwork?.overall.deductible.remainingCents).toBeNull();
  });
});

describe('rule 3: the service type that was asked for', () => {
  it('wins over 30', () => {
    expect(ofMri(coinsurance(2000), coinsurance(1000, mri))).toMatchObject({
      coinsurance: { value: 1000 },
      source: 'own',
    });
  });

  it('falls back to type 30, and to no other', () => {
    const hospital = { serviceTypeCodes: ['48'] };
    expect(ofMri(coinsurance(2000), coinsurance(1000, hospital))).toMatchObject({
      coinsurance: { value: 2000 },
      source: 'plan',
    });
    expect(ofMri(coinsurance(1000, hospital))?.coinsurance).toBeNull();
  });

  it('is any of the codes of a row', () => {
    expect(ofMri(coinsurance(1500, { serviceTypeCodes: ['4', '5', '62', '4'] }))?.coinsurance).toEqual({ value: 1500 });
  });

  it('with a copay of its own takes no coinsurance of the plan', () => {
    expect(ofMri(coinsurance(2000), copay(25_000, mri))).toMatchObject({
      copay: { value: { cents: 25_000, per: 'visit' } },
      coinsurance: null,
      source: 'own',
    });
  });

  it('that is not covered has neither copay nor coinsurance', () => {
    expect(ofMri(row('1'), coinsurance(2000), copay(3000), row('I', mri))).toMatchObject({
      covered: false,
      copay: null,
      coinsurance: null,
      source: 'own',
    });
    expect(ofMri(row('1'))?.covered).toBe(true);
    expect(ofMri(row('C'))?.covered).toBeNull();
    expect(ofMri(coinsurance(2000))?.covered).toBe(true);
    expect(ofMri(row('I'), copay(3000, { serviceTypeCodes: ['98'] }))).toMatchObject({
      covered: false,
      source: 'plan',
    });
  });
});

describe('rule 9: active', () => {
  const ended = [{ qualifier: '349', from: '2026-06-30', to: null }];

  it.each(['1', '2', '3', '4', '5'])('by EB01 %s of type 30', (information) => {
    expect(read(row('6'), row(information)).active).toBe(true);
    expect(read(row(information, mri)).active).toBeNull();
  });

  it.each(['6', '7', '8'])('inactive by EB01 %s, since whenever', (information) => {
    const benefits = read(row('1', { dates: ended }), row(information, { dates: ended }), coinsurance(2000));
    expect(benefits.active).toBe(false);
    expect(benefits.overall).toMatchObject({ covered: false, coinsurance: null });
    expect(benefits.byServiceType.get('62')).toMatchObject({ covered: false, coinsurance: null });
  });

  it.each(['U', 'V', 'R'])('EB01 %s settles nothing', (information) => {
    expect(read(row(information)).active).toBeNull();
  });

  it('the dates of the person hold for rows without any', () => {
    const of = (more: Partial<ResponseSubscriber>) => benefitsOf(response(subscriber(more)), asked).active;
    expect(of({ benefits: [row('1')], dates: [{ qualifier: '347', from: '2026-06-30', to: null }] })).toBeNull();
    expect(of({ benefits: [row('1')], dates: [{ qualifier: '346', from: '2026-01-01', to: null }] })).toBe(true);
  });

  it('rejections of all levels settle nothing, and are told', () => {
    const ana = subscriber({
      rejections: [rejection('subscriber', '72')],
      benefits: [row('V', { rejections: [rejection('subscriberBenefit', '52')] })],
    });
    const { active, rejections } = benefitsOf(response(ana), asked);
    expect(active).toBeNull();
    expect(rejections.map(({ code }) => code)).toEqual(['72', '52']);
  });
});

describe('names of the plan', () => {
  it('are those of the row that says active', () => {
    const group = [{ qualifier: '6P', value: '7700', description: null }];
    expect(
      read(row('R', { planDescription: 'OTHER' }), row('1', { planDescription: 'CHOICE PPO', references: group })),
    ).toMatchObject({ planName: 'CHOICE PPO', groupNumber: '7700' });
    const plan = [{ qualifier: '18', value: 'P1', description: 'SELECT HMO' }];
    expect(read(row('1', { references: plan })).planName).toBe('SELECT HMO');
    expect(read(row('1'))).toMatchObject({ planName: null, groupNumber: null });
  });
});
