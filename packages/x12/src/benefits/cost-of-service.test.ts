import { describe, expect, it } from 'vitest';
import type { BenefitRow } from '../model/response.ts';
import { benefitsOf } from './benefits-of.ts';
import { party, person, response, row, subscriber } from './testing/answers.ts';
import { asked, coinsurance, copay, mri, ofMri, read } from './testing/read.ts';

describe('rule 5: coverage levels of copay and coinsurance', () => {
  const office = { serviceTypeCodes: ['98'], network: 'Y' } as const;
  const copayOf = (...rows: BenefitRow[]) => read(coinsurance(2000), ...rows).byServiceType.get('98');
  const at = (coverageLevel: string | null, cents: number) => copay(cents, { ...office, coverageLevel });

  it.each(['EMP', 'ESP', 'ECH', 'FAM'])('%s counts where there is none of IND', (level) => {
    expect(copayOf(at(level, 2500))).toMatchObject({
      copay: { value: { cents: 2500, per: 'visit' } },
      coinsurance: null,
      source: 'own',
    });
    const image = { ...mri, network: 'Y', coverageLevel: level } as const;
    expect(ofMri(coinsurance(1500, image))?.coinsurance).toEqual({ value: 1500 });
  });

  const dependent = { ...person(party('03', 'RIVERA', { firstName: 'LEO' })) };
  const ofDependent = (...benefits: BenefitRow[]) =>
    benefitsOf(response(subscriber({ dependents: [{ ...dependent, benefits }] })), asked).byServiceType.get('98');

  it.each(['CHD', 'DEP', 'SPC', 'SPO'])(
    '%s holds for others than the subscriber: for a dependent it counts',
    (level) => {
      const others = at(level, 1000);
      expect(ofDependent(coinsurance(2000), others)?.copay).toEqual({ value: { cents: 1000, per: 'visit' } });
      // Nothing else is said of the service: whether it is so for the subscriber, or as the plan has it, is a choice.
      expect(copayOf(others)).toMatchObject({
        copay: { candidates: [{ value: { cents: 1000 }, coverageLevel: level }] },
        coinsurance: { candidates: [{ value: 2000, isOfPlan: true }] },
        source: 'own',
      });
      expect(read(coinsurance(1000, { ...office, coverageLevel: level })).byServiceType.get('98')).toMatchObject({
        copay: null,
        coinsurance: { candidates: [{ value: 1000, coverageLevel: level }] },
      });
      // Where the subscriber's own is said, it counts, of whatever level.
      for (const own of ['IND', null, 'EMP', 'ESP', 'ECH', 'FAM']) {
        expect(copayOf(others, at(own, 4000))).toMatchObject({ copay: { value: { cents: 4000 } }, coinsurance: null });
      }
      expect(copayOf(others, coinsurance(4000, office))).toMatchObject({ copay: null, coinsurance: { value: 4000 } });
    },
  );

  it.each(['I', 'E', 'U', 'V'])(
    'what is said of others alone (EB01 %s) changes nothing for the subscriber: the plan’s figure holds',
    (information) => {
      for (const coverageLevel of ['CHD', 'DEP', 'SPC', 'SPO']) {
        const said = row(information, { ...office, coverageLevel });
        expect(copayOf(said)).toMatchObject({
          covered: true,
          copay: null,
          coinsurance: { value: 2000 },
          source: 'plan',
        });
        expect(copayOf(said, row('1', office))).toMatchObject({ covered: true, coinsurance: { value: 2000 } });
      }
      const ofDependents = row(information, { ...office, coverageLevel: 'DEP' });
      expect(ofDependent(coinsurance(2000), ofDependents)?.coinsurance).not.toEqual({ value: 2000 });
      // Of the subscriber it does.
      expect(copayOf(row(information, { ...office, messages: ['PART'] }))?.coinsurance).toEqual({ candidates: [] });
    },
  );

  it('IND before none, none before EMP and the like, those before FAM', () => {
    const all = [at('FAM', 1000), at('EMP', 2000), at(null, 3000), at('IND', 4000)];
    expect([4, 3, 2, 1].map((most) => copayOf(...all.slice(0, most))?.copay)).toEqual(
      [4000, 3000, 2000, 1000].map((cents) => ({ value: { cents, per: 'visit' } })),
    );
  });

  it('that differ are a choice, with the level of each', () => {
    expect(copayOf(at('EMP', 2000), at('ESP', 2500))?.copay).toMatchObject({
      candidates: [{ coverageLevel: 'EMP' }, { coverageLevel: 'ESP' }],
    });
  });

  it('what only a lesser level states beside a figure is a choice that names the level, and neither added nor dropped', () => {
    const family = { ...office, coverageLevel: 'FAM' };
    expect(copayOf(at('IND', 3000), coinsurance(4000, family))).toMatchObject({
      copay: { value: { cents: 3000 } },
      coinsurance: { candidates: [{ value: 4000, coverageLevel: 'FAM' }] },
    });
    const free = coinsurance(0, { ...office, coverageLevel: 'IND' });
    expect(copayOf(free, at('FAM', 4000))).toMatchObject({
      copay: { candidates: [{ value: { cents: 4000 }, coverageLevel: 'FAM' }] },
      coinsurance: { value: 0 },
    });
    // A zero changes nothing.
    expect(copayOf(at('IND', 3000), coinsurance(0, family))?.coinsurance).toBeNull();
  });
});

describe('rule 3: a zero of the service type alone (docs/decisions/0032-which-row-wins.md)', () => {
  const office = { serviceTypeCodes: ['98'], network: 'Y' } as const;
  const ofPlan = { network: 'Y' } as const;
  const visit = (...rows: BenefitRow[]) => read(...rows).byServiceType.get('98');

  it('may mean that nothing is paid, or that the plan’s other figure is: that one is a choice', () => {
    expect(visit(coinsurance(2000, ofPlan), copay(0, office))).toMatchObject({
      copay: { value: { cents: 0 } },
      coinsurance: { candidates: [{ value: 2000, isOfPlan: true }] },
      source: 'own',
    });
    expect(visit(copay(3000, ofPlan), coinsurance(0, office))).toMatchObject({
      copay: { candidates: [{ value: { cents: 3000 }, isOfPlan: true }] },
      coinsurance: { value: 0 },
    });
  });

  it('is sure where the plan takes nothing else, or the service type states both', () => {
    expect(visit(copay(0, office))).toMatchObject({ copay: { value: { cents: 0 } }, coinsurance: null });
    expect(visit(coinsurance(0, ofPlan), copay(0, office))?.coinsurance).toBeNull();
    expect(visit(copay(3000, ofPlan), copay(0, office))?.coinsurance).toBeNull();
    expect(visit(coinsurance(2000, ofPlan), copay(0, office), coinsurance(0, office))).toMatchObject({
      copay: { value: { cents: 0 } },
      coinsurance: { value: 0 },
    });
  });

  it('changes nothing of a copay that is not zero, which takes the place of the plan’s coinsurance', () => {
    expect(visit(coinsurance(2000, ofPlan), copay(3000, office))?.coinsurance).toBeNull();
  });
});

describe('a copay by the day', () => {
  const daily = { serviceTypeCodes: ['98'], network: 'Y', period: '7' } as const;
  const copayOf = (...rows: BenefitRow[]) => read(...rows).byServiceType.get('98')?.copay;

  it('is a choice in the insurer’s words where a remark may say that it is for some days of a stay', () => {
    const remarked = copay(25_000, { ...daily, messages: ['DAYS 1-5'] });
    expect(copayOf(remarked)).toMatchObject({ candidates: [{ value: { cents: 25_000 }, messages: ['DAYS 1-5'] }] });
    for (const plain of [[copay(25_000, daily)], [remarked, copay(25_000, daily)]]) {
      expect(copayOf(...plain)).toEqual({ value: { cents: 25_000, per: 'day' } });
    }
    for (const afterwards of [copay(0, daily), copay(0, { ...daily, period: '36' })]) {
      expect(copayOf(remarked, afterwards)).toMatchObject({
        candidates: [{ value: { cents: 25_000 }, messages: ['DAYS 1-5'] }, { value: { cents: 0 } }],
      });
    }
    // A copay without a remark stands beside it, as beside any other that is narrowed.
    expect(copayOf(remarked, copay(50_000, { ...daily, period: '36' }))).toEqual({
      value: { cents: 50_000, per: 'admission' },
    });
    expect(copayOf(remarked, copay(10_000, daily))).toEqual({ value: { cents: 10_000, per: 'day' } });
  });
});

describe('rule 5: a narrowed row never wins by network', () => {
  const office = { serviceTypeCodes: ['98'] };
  it.each<[string, Partial<BenefitRow>]>([
    ['MSG', { messages: ['SPECIALIST'] }],
    ['III', { additional: [{ qualifier: 'ZZ', code: '11', category: null, text: null }] }],
    ['EB09', { quantityQualifier: 'VS', quantity: 20 }],
    ['EB11', { authorization: 'Y' }],
  ])('%s', (_what, narrowed) => {
    const specialist = copay(6000, { ...office, network: 'Y', ...narrowed });
    const visit = (more: Partial<BenefitRow>) => read(specialist, copay(3000, { ...office, ...more }));
    expect(visit({ network: 'W' }).byServiceType.get('98')?.copay).toEqual({ value: { cents: 3000, per: 'visit' } });
    expect(visit({ network: 'W', messages: ['PRIMARY'] }).byServiceType.get('98')?.copay).toMatchObject({
      candidates: [{ value: { cents: 6000 } }, { value: { cents: 3000 } }],
    });
  });
});
