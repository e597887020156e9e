import { estimateService } from '@portico/estimate';
import { describe, expect, it } from 'vitest';
import { findTemplate, type PlanKind } from '../../catalogue/index.ts';
import { planOfPayor } from '../../prices/payors/plan-of-payor.ts';
import { planKindOfPayor } from '../insurance/payors.ts';
import { answer } from '../testing/answer-of-segments.ts';
import { chargeOf } from '../testing/insured-service.ts';
import { shareOfAnswer } from '../testing/share-of-answer.ts';
import { insuredEstimate } from './insured-estimate.ts';

const visit = findTemplate('emergency-visit-1');
const PLAN = ['EB*1*IND*30**PPO', 'EB*C*IND*30***29*500*****Y'];
const COPAY = 'EB*B*IND*86***27*250*****Y';
const OUTSIDE = ['EB*A*IND*30*****.4****N', 'EB*C*IND*30***29*3000*****N'];

/** The visit at a hospital outside the network, which bills 2,000.00 for the room and as much for the doctor. */
function outside(rows: readonly string[], planKind: PlanKind | null = null) {
  if (visit === undefined) throw new Error('no template');
  const { told } = shareOfAnswer(answer(...PLAN, ...rows), [{ serviceType: '86', cents: 0 }], 'insteadOfDeductible');
  const charges = visit.components.map(({ code, codeType, fee }) =>
    chargeOf(fee, { code, codeType, modifiers: [], grossCents: 200_000 }),
  );
  const rates = { file: null, charges, plan: planOfPayor([], ''), outOfNetwork: true };
  const selfPay = { file: null, estimate: estimateService(visit.components, charges), offered: true };
  return insuredEstimate(visit, { benefits: told, copayOrder: 'insteadOfDeductible', planKind }, rates, selfPay);
}

describe('emergency care out of network (42 USC 300gg-111(a); 45 CFR 149.110(b)(3), 149.410; decision 231)', () => {
  it.each([
    ['of a plan that pays outside, too', OUTSIDE],
    ['of a plan that pays nothing outside', []],
  ])('costs what it does in the network, and nobody bills more: %s', (_what, rows) => {
    const made = outside([COPAY, ...rows]);
    expect(made).toMatchObject({ outOfNetwork: true, isProtected: true });
    expect(made?.owed).toMatchObject({ owedCents: 25_000, share: { balanceBillingUnknown: false } });
  });

  it('counts toward the deductible of the network: 500.00 + 20 % of 3,500.00', () =>
    expect(outside(['EB*A*IND*30*****.2****Y', ...OUTSIDE])?.owed?.owedCents).toBe(50_000 + 70_000));

  it('is as any other care out of network for plans that the law does not bind; grandfathered ones are bound', () => {
    const rows = [COPAY, ...OUTSIDE];
    const others = (['medicare', 'medicaid', 'shortTerm', 'sharing', 'noHealthPlan'] as const).map((kind) =>
      outside(rows, kind),
    );
    expect(others.map((made) => made?.isProtected)).toEqual(others.map(() => false));
    // 3,000.00 + 40 % of 1,000.00.
    expect(others[0]?.owed).toMatchObject({ owedCents: 340_000, share: { balanceBillingUnknown: true } });
    expect(outside(rows, 'grandfathered')?.isProtected).toBe(true);
  });

  it('nor for a payor that the settings alone know to be Medicaid', () => {
    const named = { insuranceTypes: [], planName: 'Community' };
    const kindOf = (isMedicaid: boolean) => planKindOfPayor({ name: 'Harbor Community Plan', isMedicaid }, named);
    expect(outside([COPAY, ...OUTSIDE], kindOf(true))?.isProtected).toBe(false);
    // What the insurer says of this very plan comes before what is so of most.
    const harbor = { name: 'Harbor Community Plan', isMedicaid: true };
    expect(planKindOfPayor(harbor, { ...named, insuranceTypes: ['MA'] })).toBe('medicare');
    expect(outside([COPAY, ...OUTSIDE], kindOf(false))?.isProtected).toBe(true);
  });
});
