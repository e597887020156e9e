import { describe, expect, it } from 'vitest';
import { choosePrice } from './choose-price.ts';
import { charge, component } from './testing/builders.ts';

describe('what a person without insurance pays', () => {
  it('the discounted cash price, with the gross charge beside it', () =>
    expect(choosePrice(component(), [charge()])).toMatchObject({
      amountCents: 40_000,
      basis: 'cash',
      grossCents: 100_000,
      candidates: 1,
    }));

  it('the gross charge where the file gives no cash price', () =>
    expect(choosePrice(component(), [charge({ cashCents: null })])).toMatchObject({
      amountCents: 100_000,
      basis: 'gross',
      grossCents: 100_000,
    }));

  it('the cash price all the same where it is above the gross charge, as some files have it', () =>
    expect(choosePrice(component(), [charge({ cashCents: 120_000 })])).toMatchObject({ amountCents: 120_000 }));

  it('joins by code: the gross charge may be on another line than the cash price', () =>
    expect(
      choosePrice(component(), [charge({ grossCents: null }), charge({ line: 11, cashCents: null })]),
    ).toMatchObject({ amountCents: 40_000, basis: 'cash', grossCents: 100_000, candidates: 1 }));

  it('nothing is guessed from rates for insurers alone', () =>
    expect(choosePrice(component(), [charge({ cashCents: null, grossCents: null })])).toBe('noAmount'));

  it('a code that the file does not list has no price', () =>
    expect(choosePrice(component(), [charge({ code: '73722' })])).toBe('notListed'));

  it('a cash price that fits comes before a gross charge that fits as well', () =>
    expect(choosePrice(component(), [charge({ cashCents: null }), charge({ setting: 'both' })])).toMatchObject({
      amountCents: 40_000,
      basis: 'cash',
    }));

  it('joins the gross charge of another item, in whatever setting the file has it', () =>
    expect(
      choosePrice(component(), [charge({ grossCents: null }), charge({ setting: 'both', cashCents: null, line: 11 })]),
    ).toMatchObject({ amountCents: 40_000, grossCents: 100_000 }));

  it('units multiply: 3 times 400.00 $ is 1,200.00 $, 3 times 1,000.00 $ is 3,000.00 $', () =>
    expect(choosePrice(component({ units: 3 }), [charge()])).toMatchObject({
      amountCents: 120_000,
      grossCents: 300_000,
    }));
});

describe('which code', () => {
  it('its own before an alternate, even a dearer one', () =>
    expect(
      choosePrice(component({ alternates: ['73718'] }), [charge({ code: '73718', cashCents: 1 }), charge()]),
    ).toMatchObject({ amountCents: 40_000, alternate: false }));

  it('the first alternate with an amount where its own has none', () =>
    expect(
      choosePrice(component({ alternates: ['73718', '73719'] }), [
        charge({ cashCents: null, grossCents: null }),
        charge({ code: '73719', cashCents: 50_000 }),
        charge({ code: '73718', cashCents: 60_000 }),
      ]),
    ).toMatchObject({ amountCents: 60_000, alternate: true }));

  it('a successor replaces a retired MS-DRG', () =>
    expect(
      choosePrice(component({ code: '460', codeType: 'MS-DRG', alternates: ['451'], setting: 'inpatient' }), [
        charge({ code: '451', codeType: 'MS-DRG', setting: 'inpatient', cashCents: 5_000_000 }),
      ]),
    ).toMatchObject({ amountCents: 5_000_000, alternate: true }));

  it.each(['APR-DRG', 'DRG', 'MS-LTC-DRG', 'CDM'])('the same digits as %s are other care', (codeType) =>
    expect(
      choosePrice(component({ code: '470', codeType: 'MS-DRG', setting: 'inpatient' }), [
        charge({ code: '470', codeType, setting: 'inpatient' }),
      ]),
    ).toBe('notListed'),
  );

  it('CPT labelled HCPCS is found, and HCPCS labelled CPT', () => {
    expect(choosePrice(component(), [charge({ codeType: 'HCPCS' })])).toMatchObject({ amountCents: 40_000 });
    const clinic = component({ code: 'G0463', codeType: 'HCPCS' });
    expect(choosePrice(clinic, [charge({ code: 'G0463' })])).toMatchObject({ amountCents: 40_000 });
  });
});

describe('which setting', () => {
  const outpatient = charge({ cashCents: 300 });
  const both = charge({ setting: 'both', cashCents: 200 });
  const inpatient = charge({ setting: 'inpatient', cashCents: 100 });

  it("the component's own first", () =>
    expect(choosePrice(component(), [inpatient, both, outpatient])).toMatchObject({ amountCents: 300 }));
  it('then one price for both', () =>
    expect(choosePrice(component(), [inpatient, both])).toMatchObject({ amountCents: 200, otherSetting: false }));
  it('then the other, and it is reported', () =>
    expect(choosePrice(component(), [inpatient])).toMatchObject({ amountCents: 100, otherSetting: true }));
});

describe('which modifiers', () => {
  const reading = component({ fee: 'professional', modifiers: ['26'] });

  it('exactly its own first, then none', () => {
    const none = charge({ billingClass: 'professional', cashCents: 9000 });
    const own = charge({ billingClass: 'professional', modifiers: ['26'], cashCents: 7000 });
    expect(choosePrice(reading, [none, own])).toMatchObject({ amountCents: 7000 });
    expect(choosePrice(reading, [none])).toMatchObject({ amountCents: 9000 });
  });

  it('a charge with a modifier that makes it something else is never taken, and it is said that the code is listed', () => {
    for (const modifiers of [['52'], ['AS'], ['80'], ['22'], ['ZZ']]) {
      expect(choosePrice(component(), [charge({ modifiers })])).toBe('otherService');
    }
    expect(choosePrice(reading, [charge({ billingClass: 'professional', modifiers: ['26', '52'] })])).toBe(
      'otherService',
    );
  });

  it('TC, the technical part, is the hospital’s own, as several real files mark their scans', () => {
    const technical = charge({ modifiers: ['TC'], cashCents: 30_000 });
    expect(choosePrice(component(), [technical])).toMatchObject({ amountCents: 30_000 });
    expect(choosePrice(component(), [{ ...technical, billingClass: null }])).toMatchObject({ amountCents: 30_000 });
    expect(choosePrice(component({ fee: 'professional' }), [{ ...technical, billingClass: null }])).toBe('otherBiller');
  });

  it('an exact match comes before one with TC, whichever is dearer (findings, prices 3)', () => {
    const technical = charge({ modifiers: ['TC'], cashCents: 30_000 });
    expect(choosePrice(component(), [technical, charge()])).toMatchObject({ amountCents: 40_000, candidates: 1 });
    expect(choosePrice(component(), [technical, charge({ cashCents: 20_000 })])).toMatchObject({ amountCents: 20_000 });
  });

  it.each([['LT'], ['RT'], ['GP'], ['GO'], ['GN'], ['QW'], ['59'], ['LT', '59'], ['TC', 'RT']])(
    '%s %s is the same service (findings, prices 1b)',
    (...modifiers) =>
      expect(choosePrice(component(), [charge({ modifiers })])).toMatchObject({
        amountCents: 40_000,
        otherSetting: false,
      }),
  );

  it('left and right are one service, and a plain price comes before both', () => {
    const sides = [
      charge({ modifiers: ['LT'], cashCents: 136_000 }),
      charge({ modifiers: ['RT'], cashCents: 136_000 }),
    ];
    expect(choosePrice(component(), sides)).toMatchObject({
      amountCents: 136_000,
      lowCents: 136_000,
      highCents: 136_000,
    });
    expect(choosePrice(component(), [...sides, charge()])).toMatchObject({ amountCents: 40_000, candidates: 1 });
  });

  it('both sides (50) come after one side, and are taken where nothing else is listed', () => {
    const both = charge({ modifiers: ['50'], cashCents: 60_000 });
    expect(choosePrice(component(), [both, charge({ modifiers: ['RT'] })])).toMatchObject({ amountCents: 40_000 });
    expect(choosePrice(component(), [both])).toMatchObject({ amountCents: 60_000, charge: { modifiers: ['50'] } });
  });

  it('revenue codes in the column of modifiers are revenue codes (findings, prices 1c)', () => {
    const hospital = charge({ billingClass: null, modifiers: ['0750'] });
    const physician = charge({ billingClass: null, modifiers: ['983'], cashCents: 9000 });
    expect(choosePrice(component(), [hospital, physician])).toMatchObject({
      amountCents: 40_000,
      charge: { modifiers: [], revenueCodes: ['0750'] },
    });
    expect(choosePrice(component({ fee: 'professional' }), [hospital, physician])).toMatchObject({ amountCents: 9000 });
  });

  it('a price of the whole, for either biller, is not a price of the reading alone', () =>
    expect(choosePrice(reading, [charge({ billingClass: 'both' })])).toBe('otherBiller'));
});

describe('which biller', () => {
  it('its own before either', () =>
    expect(
      choosePrice(component(), [charge({ billingClass: 'both', cashCents: 1 }), charge({ cashCents: 2 })]),
    ).toMatchObject({ amountCents: 2 }));

  it('never the other', () => {
    expect(choosePrice(component(), [charge({ billingClass: 'professional' })])).toBe('otherBiller');
    expect(choosePrice(component({ fee: 'professional' }), [charge()])).toBe('otherBiller');
  });

  it('one that is not named counts as the hospital where the file names none for the code', () => {
    expect(choosePrice(component(), [charge({ billingClass: null })])).toMatchObject({ amountCents: 40_000 });
    expect(choosePrice(component({ fee: 'professional' }), [charge({ billingClass: null })])).toBe('otherBiller');
  });

  it('one that is not named counts as either where the file names others for the code', () =>
    expect(
      choosePrice(component({ fee: 'professional' }), [
        charge({ billingClass: null, cashCents: 8000 }),
        charge({ line: 11 }),
      ]),
    ).toMatchObject({ amountCents: 8000 }));

  it('the revenue code tells where no biller is named: 0960 to 0989 are professional fees', () => {
    const physician = charge({ billingClass: null, revenueCodes: ['0972'], cashCents: 10_200 });
    const hospital = charge({ billingClass: null, revenueCodes: ['0402'], cashCents: 63_150, line: 11 });
    expect(choosePrice(component(), [physician, hospital])).toMatchObject({ amountCents: 63_150, candidates: 1 });
    expect(choosePrice(component({ fee: 'professional' }), [physician, hospital])).toMatchObject({
      amountCents: 10_200,
      candidates: 1,
    });
  });

  it('modifier 26 marks a physician where no biller is named', () => {
    const reading = charge({ billingClass: null, modifiers: ['26'], cashCents: 7000 });
    expect(choosePrice(component({ fee: 'professional', modifiers: ['26'] }), [charge(), reading])).toMatchObject({
      amountCents: 7000,
    });
    expect(choosePrice(component(), [reading])).toBe('otherBiller');
  });
});

describe('several charges that fit equally well', () => {
  const of = (...cash: number[]) => cash.map((cashCents, index) => charge({ cashCents, line: 10 + index }));

  it('their median, with the lowest and the highest', () =>
    expect(choosePrice(component(), of(900, 100, 500))).toMatchObject({
      amountCents: 500,
      lowCents: 100,
      highCents: 900,
      candidates: 3,
      charge: { line: 12 },
    }));

  it('the higher of two middles: of 100, 300, 500 and 900 that is 500', () =>
    expect(choosePrice(component(), of(900, 100, 500, 300))).toMatchObject({ amountCents: 500, candidates: 4 }));

  it('those with a cash price only, where some have one', () =>
    expect(
      choosePrice(component(), [...of(900, 100), charge({ cashCents: null, grossCents: 50, line: 30 })]),
    ).toMatchObject({ amountCents: 900, lowCents: 100, highCents: 900, candidates: 2 }));
});

describe('what the notes call the standard price (findings, prices 3)', () => {
  const sendOut = charge({ cashCents: 640, notes: 'Gross Charge Type: OS Reference Lab', line: 11 });

  it.each([
    'Gross Charge Type: standard',
    'Gross Charge Type: UCSF HB Default Fee Schedule | NDC EA = 1 EA',
    'Standard',
    'Default; as of 2026',
    'Op Charge',
  ])('“%s” decides', (notes) => {
    const usual = charge({ cashCents: 9080, notes });
    const chosen = choosePrice(component(), [sendOut, usual]);
    expect(chosen).toMatchObject({ amountCents: 9080, lowCents: 9080, candidates: 1, charge: { notes } });
    expect(notes).toContain((chosen as { standardNote: string }).standardNote);
  });

  it('a note of the other setting comes last', () =>
    expect(
      choosePrice(component(), [
        charge({ cashCents: 500, notes: 'IP Default' }),
        charge({ cashCents: 700, notes: null }),
      ]),
    ).toMatchObject({ amountCents: 700, standardNote: null }));

  it('decides nothing where the words are of something else', () =>
    expect(
      choosePrice(component(), [
        charge({ cashCents: 500, notes: 'The modified price is presented in the standard charge value.' }),
        charge({ cashCents: 700, notes: null, line: 11 }),
      ]),
    ).toMatchObject({ candidates: 2, standardNote: null }));

  it('an exact match without such a note comes before another with it', () =>
    expect(
      choosePrice(component(), [charge({ modifiers: ['LT'], notes: 'Standard', cashCents: 1 }), charge()]),
    ).toMatchObject({ amountCents: 40_000, standardNote: null }));
});
