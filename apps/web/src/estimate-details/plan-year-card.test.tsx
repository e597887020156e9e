import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { AmountClaim, PlanYear, YearFigure } from '@portico/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PlanYearCard } from './plan-year-card.tsx';

const deductible: YearFigure = {
  Kind: 'deductible',
  Pool: 'overall',
  ServiceType: '',
  IsFamily: false,
  Total: 150_000,
  Before: 60_000,
  Added: 60_000,
  After: 0,
};
const payable: NonNullable<PlanYear['PaidByThen']> = {
  Kind: 'deductible',
  Pool: 'overall',
  Max: 60_000,
  Parts: [{ Allowed: 100_000, Covered: true, Copay: null, Coinsurance: 2000, Pool: 'overall', MaximumPool: 'overall' }],
  Pools: [{ Key: 'overall', Deductible: 60_000, Maximum: null }],
};

function drawn(
  figures: YearFigure[],
  paidByThen: PlanYear['PaidByThen'] = null,
  payor = '',
  claim: AmountClaim = 'about',
): string {
  i18n.load('en', {});
  i18n.activate('en');
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PlanYearCard year={{ Figures: figures, PaidByThen: paidByThen }} payor={payor} amount={68_000} claim={claim} />
    </I18nProvider>,
  );
}

describe('the year with this care (issue 11, 8)', () => {
  it('says whose it is where two insurances pay', () => {
    expect(drawn([deductible])).toContain('Your year with this care');
    expect(drawn([deductible], null, 'Meridian')).toContain('Your year at Meridian with this care');
  });

  it('fills a bar by what was paid and what the care adds, and says the same in words', () => {
    const html = drawn([deductible]);
    expect(html).toContain('class="year-paid" style="flex-grow:90000"');
    expect(html).toContain('class="year-care" style="flex-grow:60000"');
    expect(html).not.toContain('class="year-left" style');
    for (const text of [
      'Your deductible',
      '$1,500.00 for the year',
      'Paid so far',
      '$900.00',
      'This care',
      '$600.00',
    ]) {
      expect(html).toContain(text);
    }
  });

  it('is of what is left where the total is not known, and says so', () => {
    const html = drawn([{ ...deductible, Total: null }]);
    expect(html).toContain('$600.00 left; paid so far: not known');
    expect(html).not.toContain('Paid so far<');
  });

  it('names the family’s figure, and the service types of a figure of their own', () => {
    expect(drawn([{ ...deductible, IsFamily: true }])).toContain('Your family’s deductible');
    expect(drawn([{ ...deductible, ServiceType: 'Physical therapy' }])).toContain('Physical therapy');
  });

  it('has no slider where nothing that is paid by then changes the amount', () =>
    expect(drawn([deductible])).not.toContain('type="range"'));

  it('has a slider from nothing to all that is left, with its value in dollars, and begins with the estimate', () => {
    const html = drawn([deductible], payable);
    const [slider = ''] = html.match(/<input type="range"[^>]*>/) ?? [];
    for (const text of ['aria-label="I will have paid by then"', 'min="0"', 'max="60"', 'aria-valuetext="$0.00"']) {
      expect(slider).toContain(text);
    }
    expect(html).toContain('$680.00');
    expect(html).toContain('As in your estimate');
    expect(html).not.toContain('paid-result-printed');
  });

  it('claims no more of what is tried out than of the estimate: at least as much, where a benefit was left blank', () => {
    expect(drawn([deductible], payable)).toContain('You would then pay about');
    const html = drawn([deductible], payable, '', 'least');
    expect(html).toContain('You would then pay at least');
    expect(html).not.toContain('You would then pay about');
  });
});
