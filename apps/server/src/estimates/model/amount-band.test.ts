import { estimateService } from '@portico/estimate';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { planOfPayor } from '../../prices/payors/plan-of-payor.ts';
import type { Benefits } from '../figures/plan-benefits.ts';
import {
  chargeOf,
  hospital,
  insuredProcedure,
  meridianRate,
  nameOfPart,
  physician,
  physicianType,
  planSet,
  procedure,
} from '../testing/insured-service.ts';
import { insuredBand, selfPayBand } from './amount-band.ts';

const words = { messages: messagesOf('en'), nameOf: nameOfPart };
const plan = (deductible: number | null, maximum: number | null): Benefits => ({
  overall: planSet(deductible, maximum),
  byServiceType: {},
});
const bandOf = (...[charges, benefits, site]: Parameters<typeof insuredProcedure>) =>
  insuredBand({ insured: insuredProcedure(charges, benefits, site), ...words });

describe('the band of an amount with insurance (issue 11, 8; decision 73)', () => {
  it('is none where nothing moves the amount', () => expect(bandOf([hospital, physician], plan(0, null))).toBeNull());

  it('goes down to what is owed once the deductible is met: 20 % of 1,000.00', () =>
    expect(bandOf([hospital, physician], plan(60_000, null))).toEqual({
      Low: 20_000,
      LowText: '$200.00',
      High: 68_000,
      HighText: '$680.00',
      IsOpen: false,
      Text: '$200.00 to $680.00',
      Reasons: [{ Kind: 'deductible', Text: 'Less if you have met your deductible by then: down to $200.00.' }],
    }));

  it('counts what meets the deductible toward the maximum too: of 700.00, 100.00 is left', () =>
    expect(bandOf([hospital, physician], plan(60_000, 70_000))).toMatchObject({ Low: 10_000, High: 68_000 }));

  it('says whose deductible it is, and that there are several', () => {
    const ofFamily = {
      ...planSet(60_000, null),
      deductible: { remainingCents: 60_000, totalCents: null, isFamily: true } as const,
    };
    expect(bandOf([hospital, physician], { overall: ofFamily, byServiceType: {} })?.Reasons).toMatchObject([
      { Text: 'Less if your family has met its deductible by then: down to $200.00.' },
    ]);
    const two = { overall: planSet(60_000, null), byServiceType: { [physicianType]: planSet(10_000, null) } };
    expect(bandOf([hospital, physician], two)?.Reasons).toMatchObject([
      { Text: 'Less if you have met your deductibles by then: down to $200.00.' },
    ]);
  });

  it('goes down to what the lowest of several figures of a maximum leaves (decision 234): 20 % of 1,000.00 is above 50.00', () => {
    const several = (...cents: number[]): Benefits => ({
      overall: {
        ...planSet(60_000, null),
        outOfPocket: { remainingCents: null, totalCents: null },
        candidates: { outOfPocket: cents.map((value) => ({ value, text: '' })) },
      },
      byServiceType: {},
    });
    expect(bandOf([hospital, physician], several(100_000, 5000))).toMatchObject({
      Low: 0,
      High: 68_000,
      Reasons: [
        { Kind: 'deductible', Text: 'Less if you have met your deductible by then: down to $200.00.' },
        {
          Kind: 'deductible',
          Text: 'Less if the lowest figure for your yearly maximum is the right one: down to $0.00.',
        },
      ],
    });
    expect(bandOf([hospital, physician], several(100_000, 90_000))?.Reasons).toHaveLength(1);
    const met = { ...several(100_000, 5000), byServiceType: {} };
    const ofCoinsurance = { ...met, overall: { ...met.overall, deductible: planSet(0, null).deductible } };
    expect(bandOf([hospital, physician], ofCoinsurance)).toMatchObject({ Low: 5000, High: 20_000 });
  });

  it('goes from the lowest agreed price with the deductible met to the highest without', () => {
    const byFormula = chargeOf('facility', {
      rates: [meridianRate({ medianCents: 80_000, p10Cents: 50_000, p90Cents: 90_000 })],
    });
    expect(bandOf([byFormula, physician], plan(60_000, null))).toMatchObject({
      Low: 14_000,
      High: 70_000,
      Reasons: [
        { Kind: 'rates', Text: 'The agreed prices vary. You may pay from $620.00 to $700.00.' },
        { Kind: 'deductible', Text: 'Less if you have met your deductible by then: down to $140.00.' },
      ],
    });
  });

  it('is open upward where a part has no price, and names it', () =>
    expect(bandOf([hospital, chargeOf('professional')], plan(0, null))).toMatchObject({
      Low: 16_000,
      High: 16_000,
      IsOpen: true,
      Text: 'At least $160.00',
      Reasons: [
        { Kind: 'unpriced', Text: `More for what has no price here and is not included: ${nameOfPart('physician')}.` },
      ],
    }));

  it('goes over all plans that can be the patient’s, and is open where some of them lack a price of a part', () => {
    const names = ['Gold', 'Silver'].map((name) => ({ payerName: 'Meridian', planName: name, portalPlan: name }));
    const dearer = meridianRate({ planName: 'Silver', dollarCents: 400_000 });
    const charges = [{ ...hospital, rates: [...hospital.rates, dearer] }, physician];
    expect(bandOf(charges, plan(0, null), { plan: planOfPayor(names, '') })).toMatchObject({
      Text: '$200.00 to $800.00 or more',
      IsOpen: true,
      Reasons: [
        { Kind: 'rates' },
        {
          Kind: 'unpriced',
          Text: `More if your plan is one of those without a price here for: ${nameOfPart('physician')}.`,
        },
      ],
    });
  });

  it('is open where a benefit that was left blank may apply, and says “or more” beside two ends', () => {
    const blank = { ...planSet(60_000, null), coinsuranceBasisPoints: null };
    expect(bandOf([hospital, physician], { overall: blank, byServiceType: {}, blankIsNone: true })).toMatchObject({
      Text: '$0.00 to $600.00 or more',
      Reasons: [{ Kind: 'deductible' }, { Kind: 'unknownBenefits' }],
    });
  });

  it('is open outside the network, where the rest of the full charge may be billed', () => {
    const atFullCharge = [hospital, physician].map((charge) => ({ ...charge, grossCents: 100_000 }));
    expect(bandOf(atFullCharge, plan(0, null), { outOfNetwork: true })).toMatchObject({
      Text: 'At least $400.00',
      Reasons: [{ Kind: 'outOfNetwork' }],
    });
  });
});

describe('the band of an amount without insurance', () => {
  const cash = (...cents: number[]) => cents.map((cashCents, line) => chargeOf('facility', { line, cashCents }));
  const of = (charges: Parameters<typeof estimateService>[1]) =>
    selfPayBand({ estimate: estimateService(procedure.components, charges), ...words });

  it('is the range of the file’s prices', () =>
    expect(of([...cash(10_000, 20_000), chargeOf('professional', { cashCents: 5000 })])).toMatchObject({
      Text: '$150.00 to $250.00',
      IsOpen: false,
      Reasons: [{ Kind: 'rates', Text: 'Prices in the file range from $150.00 to $250.00.' }],
    }));

  describe('that is wider than two times says why (issue 13, point 3)', () => {
    const [low, high] = cash(10_000, 30_000).map((each) => ({ ...each, description: 'PANEL' }));
    const textOf = (lowest: object, highest: object) =>
      of([
        { ...low, ...lowest },
        { ...high, ...highest },
      ] as Parameters<typeof of>[0])?.Reasons[0]?.Text.replace(
        'Prices in the file range from $100.00 to $300.00. ',
        '',
      );

    it.each([
      [
        { notes: 'Clinic' },
        { notes: 'Shared ED' },
        "The file's notes say “Clinic” of $100.00, “Shared ED” of $300.00.",
      ],
      [
        { description: 'PANEL (SEND OUT)' },
        {},
        'The file lists it as “PANEL (SEND OUT)” at $100.00, as “PANEL” at $300.00.',
      ],
      [
        { modifiers: ['GP'] },
        { modifiers: ['GO'] },
        '$100.00 is the price with modifier GP, $300.00 with modifier GO.',
      ],
      [
        { revenueCodes: ['0301'] },
        { revenueCodes: ['0510'] },
        '$100.00 is the price with revenue code 0301, $300.00 with revenue code 0510: other departments.',
      ],
      [{}, {}, 'The file has prices from $100.00 to $300.00 for it, and does not say what sets them apart.'],
    ])('by %j against %j', (lowest, highest, text) => expect(textOf(lowest, highest)).toBe(text));
  });

  it('is open where a part has no price', () =>
    expect(of([...cash(10_000), physician])).toMatchObject({
      Text: 'At least $100.00',
      IsOpen: true,
      Reasons: [{ Kind: 'unpriced' }],
    }));

  it('is none without an amount', () => expect(of([])).toBeNull());
});
