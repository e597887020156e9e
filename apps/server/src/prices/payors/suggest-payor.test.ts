import { describe, expect, it } from 'vitest';
import { suggestPayor } from './suggest-payor.ts';

const payors = [
  { id: 'meridian', name: 'Meridian', otherNames: ['Meridian Select'], plans: [] },
  {
    id: 'cascadia-blue',
    name: 'Cascadia Blue',
    otherNames: ['CBlue'],
    plans: [{ name: 'Senior Advantage', copayOrder: 'beforeDeductible' as const }],
  },
  { id: 'olympic-blue', name: 'Olympic Blue', otherNames: [], plans: [] },
  { id: 'united-oak', name: 'United Oak Health Plan', otherNames: ['UOHP'], plans: [] },
  { id: 'sequoia-mutual', name: 'Sequoia Mutual', otherNames: [], plans: [] },
  { id: 'health-plan', name: 'The Health Plan', otherNames: [], plans: [] },
];
const suggest = (payerName: string, planName = 'All plans') => suggestPayor({ payerName, planName }, payors);

describe('the suggestion for a payer’s name in a price file (issue 4: payor mapping)', () => {
  it.each([
    ['Meridian', 'meridian'],
    ['MERIDIAN HEALTH INSURANCE CO.', 'meridian'],
    ['Meridian of Calif', 'meridian'],
    ['Mrdn Hlth', 'meridian'],
    ['meridian - select', 'meridian'],
    ['Cascadia Blue Cross', 'cascadia-blue'],
    ['Cascádia-Blue', 'cascadia-blue'],
    ['Casc Blue', 'cascadia-blue'],
    ['CBLUE', 'cascadia-blue'],
    ['United Oak', 'united-oak'],
    ['UOHP', 'united-oak'],
    ['Sequoia', 'sequoia-mutual'],
    ['Unit. Oak Hlth Plan', 'united-oak'],
    ['The Health Plan', 'health-plan'],
    // Findings, prices 8: names that begin with a payor's own.
    ['UOHP CHOICE PLUS', 'united-oak'],
    ['MERIDIAN COMM HMO POS', 'meridian'],
    ['Cascadia Blue Medicare Advantage HMO', 'cascadia-blue'],
    ['Sequoia Mutual Workers Comp', 'sequoia-mutual'],
  ])('%s is likely %s', (name, id) => {
    expect(suggest(name)?.payorId).toBe(id);
  });

  it.each(['Aspen Mutual', 'Blue', 'Workers Compensation', 'Health Insurance of America', '', '—', 'Me'])(
    'has none for %s',
    (name) => {
      expect(suggest(name)).toBeNull();
    },
  );

  it.each([
    ['Choice PPO', 'Choice PPO'],
    ['  EPO 2026 ', 'EPO 2026'],
    ['senior   ADVANTAGE', 'Senior Advantage'],
    ['All plans', null],
    ['ALL COMMERCIAL PRODUCTS', null],
    ['', null],
  ])('of the plan %j keeps %j', (planName, portalPlan) => {
    expect(suggest('Cascadia Blue', planName)).toEqual({ payorId: 'cascadia-blue', portalPlan });
  });

  it('suggests nothing where there are no payors', () => {
    expect(suggestPayor({ payerName: 'Meridian', planName: 'PPO' }, [])).toBeNull();
  });
});
