import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  type AssistanceCheck,
  type Bill,
  checkAssistance,
  guidelinesOn,
  publishedGuidelines,
} from '@portico/assistance';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CheckedBill } from './checked-bill.ts';
import { CheckResult } from './check-result.tsx';

const guidelines = guidelinesOn('2026-11-25', publishedGuidelines);
const answers = {
  household: 1,
  income: { cents: 2_000_000, every: 'year' },
  assetsCents: null,
  state: 'CA',
  livesInArea: null,
  programmes: [],
  isInsured: 'no',
} as const;
const bill: CheckedBill = {
  locationId: 'main',
  grossCents: 1_000_000,
  owedCents: 600_000,
  physicianGrossCents: 200_000,
  physicianOwedCents: 150_000,
  service: 'MRI of the knee',
  location: 'Alder Bay Hospital',
  isInsured: false,
};

function resultFor(of: Bill | null, assets: { limitCents: number; furtherPersonCents: number } | null = null) {
  const policy = {
    tiers: [{ upToPercent: 400, discount: 5_000, slidesTo: 5_000 }],
    discountOff: 'grossCharges',
    assets,
    residence: null,
    programmes: [],
    highBills: null,
    insured: 'alike',
    generallyBilled: 4_000,
    generallyBilledBy: {},
    coversPhysicians: false,
  } as const;
  return checkAssistance({ policy, guidelines, answers, bill: of, homeState: 'CA' });
}

function drawn(result: AssistanceCheck, of: CheckedBill | null): string {
  i18n.load('en', {});
  i18n.activate('en');
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <CheckResult
        result={result}
        bill={of}
        checks={1}
        coversPhysicians={false}
        isOffFullCharge={true}
        guidelineYear={2026}
      />
    </I18nProvider>,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

describe('what the policy makes likely, on the page (issue 14, point 4)', () => {
  it('is said with "likely" where every condition is known, and with "might" as long as one is open', () => {
    expect(drawn(resultFor(bill), bill)).toContain('You would likely get 50% off the full charge');
    const open = drawn(resultFor(bill, { limitCents: 100_000, furtherPersonCents: 0 }), bill);
    expect(open).toContain('You might get 50% off the full charge');
    expect(open).toContain('how much you have saved');
  });

  it('says that the doctors’ part is left out, with a bill and without one', () => {
    expect(drawn(resultFor(bill), bill)).toContain('do not help with the doctors’ part. The amount has all of it');
    expect(drawn(resultFor(null), null)).toContain('do not help with the doctors’ part of a bill');
  });

  it('is for emergency and medically needed care (26 CFR 1.501(r)-4), and no decision', () => {
    const text = drawn(resultFor(null), null);
    expect(text).toContain('for emergency care, and for care that you need for your health');
    expect(text).toContain('This is not a decision');
  });

  it('does not read like help where the limit is all of the bill', () => {
    const low = { ...bill, owedCents: 200_000, physicianOwedCents: 50_000 };
    const text = drawn(resultFor(low), low);
    expect(text).toContain('probably no help');
    expect(text).toContain('already as low as our rules would make it');
    expect(text).not.toContain('At most');
  });
});
