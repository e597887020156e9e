import { describe, expect, it } from 'vitest';
import { fitOf, planKindOf, recommendations, recommendationsOf, serviceTemplates } from '../index.ts';
import { RECOMMENDATIONS_AS_OF } from './index.ts';

const codesOf = ({ always, either }: (typeof recommendations)[number]) => [...always, ...either];

describe('the recommendations (45 CFR 147.130)', () => {
  it('have ids that are unique, and a source with its date', () => {
    const ids = recommendations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { date, url } of recommendations) {
      expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
      expect(date <= RECOMMENDATIONS_AS_OF).toBe(true);
      expect(new URL(url).protocol).toBe('https:');
    }
  });

  it('speak both languages', () => {
    for (const { name, interval, onlyIf = name, goodToKnow = name } of recommendations) {
      for (const words of [name, interval, onlyIf, goodToKnow]) {
        expect(words.en.trim()).not.toBe('');
        expect(words.es.trim()).not.toBe('');
        expect(words.es).not.toBe(words.en);
      }
    }
  });

  it('have billed codes, each once, and X12 service types', () => {
    for (const recommendation of recommendations) {
      const codes = codesOf(recommendation);
      expect(codes.length).toBeGreaterThan(0);
      expect(new Set(codes).size).toBe(codes.length);
      for (const code of codes) expect(code).toMatch(/^[A-Z0-9]\d{4}$/);
      for (const type of recommendation.payerTypes) expect(type).toMatch(/^[A-Z0-9]{2}$/);
      for (const { from = 0, to = 120 } of recommendation.groups) expect(from).toBeLessThanOrEqual(to);
    }
  });

  it.each([
    ['45378', 'colorectal-cancer'],
    ['G0121', 'colorectal-cancer'],
    ['71271', 'lung-cancer'],
    ['77067', 'womens-mammogram'],
    ['87624', 'cervical-cancer'],
    ['99396', 'adult-checkup'],
    ['99381', 'child-checkup'],
    ['80061', 'cholesterol'],
    ['83036', 'prediabetes'],
    ['86803', 'hepatitis-c'],
    ['87389', 'hiv'],
    ['G0442', 'alcohol'],
    ['76706', 'abdominal-aortic-aneurysm'],
    ['77080', 'osteoporosis'],
    ['90686', 'flu'],
  ])('know %s as %s', (code, id) => expect(recommendationsOf(code)[0]?.id).toBe(id));

  it('do not hold care that is graded lower: PSA (C), nor an MRI', () => {
    for (const code of ['84153', '73721', '']) expect(recommendationsOf(code)).toEqual([]);
  });

  it('name every checkup and screening of the catalogue but the PSA test', () => {
    const prevention = serviceTemplates.filter(({ category }) => category === 'prevention');
    const without = prevention.filter(({ components }) => recommendationsOf(components[0]?.code ?? '').length === 0);
    expect(without.map(({ id }) => id)).toEqual(['psa-test']);
  });
});

describe('whether a recommendation is for a patient', () => {
  const women = [{ sex: 'female', from: 40, to: 74 }] as const;

  it('by age and sex, ends included', () => {
    expect(fitOf(women, { age: 40, sex: 'female' })).toBe('fits');
    expect(fitOf(women, { age: 74, sex: 'female' })).toBe('fits');
    expect(fitOf(women, { age: 39, sex: 'female' })).toBe('otherAge');
    expect(fitOf(women, { age: 75, sex: null })).toBe('otherAge');
    expect(fitOf(women, { age: 50, sex: 'male' })).toBe('otherSex');
  });

  it('is unknown where a fact is missing on which it depends, and only then', () => {
    expect(fitOf(women, { age: null, sex: 'female' })).toBe('unknown');
    expect(fitOf(women, { age: 50, sex: null })).toBe('unknown');
    expect(fitOf([{ from: 18 }], { age: 50, sex: null })).toBe('fits');
    expect(fitOf([{}], { age: null, sex: null })).toBe('fits');
  });

  it('one group that fits is enough', () =>
    expect(fitOf([{ to: 4 }, { from: 50 }], { age: 60, sex: null })).toBe('fits'));
});

describe('care that is for other people at another age', () => {
  const best = (code: string, patient: Parameters<typeof fitOf>[1]) =>
    recommendationsOf(code)
      .filter(({ groups }) => fitOf(groups, patient) === 'fits')
      .map(({ id }) => id);

  it('the RSV vaccine: from 50, and one of the three in pregnancy', () => {
    expect(best('90678', { age: 30, sex: 'female' })).toEqual(['rsv-pregnancy']);
    expect(best('90678', { age: 76, sex: 'female' })).toEqual(['rsv']);
    expect(best('90679', { age: 30, sex: 'female' })).toEqual([]);
    expect(best('90380', { age: 0, sex: null })).toEqual(['rsv-baby']);
  });

  it('bone density: from 65, and before at higher risk', () => {
    expect(best('77080', { age: 58, sex: 'female' })).toEqual(['osteoporosis-early']);
    expect(best('77080', { age: 65, sex: 'female' })).toEqual(['osteoporosis']);
    expect(best('77080', { age: 70, sex: 'male' })).toEqual([]);
  });
});

describe('plans that need not pay in full', () => {
  it.each([
    ['MA', 'medicare'],
    ['MB', 'medicare'],
    ['HN', 'medicare'],
    ['12', 'medicare'],
    ['MC', 'medicaid'],
    ['WC', 'noHealthPlan'],
    ['PR', null],
    ['HM', null],
    ['C1', null],
    // A personal policy may well be a health plan.
    ['PL', null],
  ])('EB04 %s: %s', (code, kind) => expect(planKindOf([code], ['Meridian', 'Choice PPO'])).toBe(kind));

  it.each([
    ['Medicare', 'medicare'],
    ['MEDICARE ADVANTAGE', 'medicare'],
    ['Medi-Cal Managed Care', 'medicaid'],
    ['GRANDFATHERED PPO', 'grandfathered'],
    ['Short-Term Saver', 'shortTerm'],
    ['Samaritan Ministries', 'sharing'],
    ['Medi-Share', 'sharing'],
    ['Liberty HealthShare', 'sharing'],
    ['Retiree PPO, Pre-Medicare', null],
    ['NON-MEDICARE RETIREES', null],
    ['Ministry Health Employee PPO', null],
    ['Medical Choice PPO', null],
  ])('a plan that is called %s: %s', (name, kind) => expect(planKindOf([], ['Insurer', name])).toBe(kind));
});
