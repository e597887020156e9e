import { describe, expect, it } from 'vitest';
import { estimateService, withoutAmounts } from './estimate-service.ts';
import { charge, component } from './testing/builders.ts';

const reading = component({ id: 'reading', fee: 'professional', modifiers: ['26'] });
const readingCharge = charge({
  line: 20,
  billingClass: 'professional',
  modifiers: ['26'],
  grossCents: 20_000,
  cashCents: 12_000,
});

describe('worked by hand', () => {
  it('a scan and its reading', () => {
    // Hospital 400.00 of 1,000.00; physician 120.00 of 200.00. Together 520.00 of 1,200.00: a discount of 680.00.
    expect(estimateService([component(), reading], [charge(), readingCharge])).toMatchObject({
      hospital: { amountCents: 40_000, grossCents: 100_000 },
      physician: { amountCents: 12_000, grossCents: 20_000 },
      total: { amountCents: 52_000, grossCents: 120_000, lowCents: 52_000, highCents: 52_000 },
      discountCents: 68_000,
      unpriced: [],
      hasPricingFailures: false,
      physicianFeesRemoved: false,
      free: false,
    });
  });

  it('therapy of four units on three lines', () => {
    // Lines of 50, 60 and 90: the median is 60, four times 240, from 200 to 360.
    const therapy = component({ code: '97110', units: 4 });
    const lines = [5000, 9000, 6000].map((cashCents, line) => charge({ code: '97110', line, cashCents }));
    expect(estimateService([therapy], lines).total).toMatchObject({
      amountCents: 24_000,
      lowCents: 20_000,
      highCents: 36_000,
    });
  });

  it('a birth: an inpatient stay and the physician who sees it through', () => {
    // 12,000.00 for the stay and 3,500.00 for the physician make 15,500.00.
    const stay = component({ id: 'stay', code: '807', codeType: 'MS-DRG', setting: 'inpatient' });
    const physician = component({ id: 'physician', code: '59400', fee: 'professional', setting: 'inpatient' });
    const charges = [
      charge({ code: '807', codeType: 'MS-DRG', setting: 'inpatient', grossCents: null, cashCents: 1_200_000 }),
      charge({ code: '59400', billingClass: 'professional', setting: 'both', cashCents: 350_000 }),
    ];
    expect(estimateService([stay, physician], charges)).toMatchObject({
      total: { amountCents: 1_550_000, grossCents: null },
      discountCents: null,
    });
  });
});

describe('what cannot be priced is said (spec §3, Estimate result)', () => {
  it('no physician fee: it is not in the amount', () =>
    expect(estimateService([component(), reading], [charge()])).toMatchObject({
      total: { amountCents: 40_000 },
      physician: null,
      unpriced: [{ component: { id: 'reading' }, reason: 'otherBiller' }],
      physicianFeesRemoved: true,
      hasPricingFailures: false,
    }));

  it('no hospital fee: a pricing failure', () =>
    expect(estimateService([component(), reading], [readingCharge])).toMatchObject({
      total: { amountCents: 12_000 },
      hospital: null,
      physicianFeesRemoved: false,
      hasPricingFailures: true,
    }));

  it('one physician priced and another not: a pricing failure, since the amount is not the hospital alone', () => {
    const anesthesia = component({ id: 'anesthesia', code: '00400', fee: 'professional' });
    expect(estimateService([component(), reading, anesthesia], [charge(), readingCharge])).toMatchObject({
      physicianFeesRemoved: false,
      hasPricingFailures: true,
    });
  });

  it('nothing at all: no total', () =>
    expect(estimateService([component(), reading], [])).toMatchObject({
      total: null,
      hospital: null,
      physician: null,
      physicianFeesRemoved: false,
      hasPricingFailures: true,
      free: false,
    }));

  it('no amount at all where what is priced is not the service; what has no price is said all the same', () =>
    expect(withoutAmounts(estimateService([component(), reading], [readingCharge]))).toMatchObject({
      total: null,
      physician: null,
      priced: [],
      unpriced: [{ component: { id: 'scan' }, reason: 'otherBiller' }],
      hasPricingFailures: true,
      physicianFeesRemoved: false,
    }));

  it('an optional part that the file does not list is left out', () =>
    expect(estimateService([component(), { ...reading, optional: true }], [charge()])).toMatchObject({
      unpriced: [],
      physicianFeesRemoved: false,
    }));

  it('an optional part that the file lists without an amount is said', () => {
    const listed = { ...readingCharge, cashCents: null, grossCents: null };
    expect(estimateService([component(), { ...reading, optional: true }], [charge(), listed])).toMatchObject({
      unpriced: [{ reason: 'noAmount' }],
      physicianFeesRemoved: true,
    });
  });

  it('free, where everything is priced and costs nothing', () => {
    const nothing = charge({ cashCents: 0 });
    expect(estimateService([component()], [nothing])).toMatchObject({ total: { amountCents: 0 }, free: true });
    expect(estimateService([component(), reading], [nothing])).toMatchObject({ free: false });
  });
});

describe('amounts that could be counted twice', () => {
  const surgeon = component({ id: 'surgeon', fee: 'professional' });

  it('a charge for either biller counts once, as the hospital’s', () =>
    expect(estimateService([component(), surgeon], [charge({ billingClass: 'both' })])).toMatchObject({
      hospital: { amountCents: 40_000 },
      physician: null,
      physicianFeesRemoved: true,
    }));

  it('that charge is the doctor’s where the hospital’s part is optional, as at a visit', () =>
    expect(
      estimateService([surgeon, component({ id: 'clinic', optional: true })], [charge({ billingClass: 'both' })]),
    ).toMatchObject({ hospital: null, physician: { amountCents: 40_000 }, unpriced: [] }));

  it('that charge prices the physician where the hospital bills nothing under that code', () =>
    expect(estimateService([surgeon], [charge({ billingClass: 'both' })])).toMatchObject({
      physician: { amountCents: 40_000 },
    }));
});

describe('discount', () => {
  it('none where cash is no lower than gross', () =>
    expect(estimateService([component()], [charge({ cashCents: 120_000 })]).discountCents).toBeNull());
  it('none where a gross charge is not published', () =>
    expect(estimateService([component()], [charge({ grossCents: null })]).discountCents).toBeNull());
});
