import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { AmountBand } from '@portico/contract';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PriceBand } from './price-band.tsx';

const band: AmountBand = {
  Low: 20_000,
  LowText: '$200.00',
  High: 100_000,
  HighText: '$1,000.00',
  IsOpen: false,
  Text: '$200.00 to $1,000.00',
  Reasons: [
    { Kind: 'rates', Text: 'The agreed prices vary.' },
    { Kind: 'deductible', Text: 'Less if you have met your deductible by then.' },
  ],
};

function drawn(over: Partial<AmountBand> = {}): string {
  i18n.load('en', {});
  i18n.activate('en');
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PriceBand band={{ ...band, ...over }} amount={60_000} lowestPrice={40_000} />
    </I18nProvider>,
  );
}

describe('the band beside an amount (issue 11, 8)', () => {
  it('is dashed down to where a met deductible leads, and solid along the prices; the amount is on it', () => {
    const html = drawn();
    expect(html).toContain('class="price-band-dashed" style="flex-grow:20000"');
    expect(html).toContain('class="price-band-solid" style="flex-grow:60000"');
    expect(html).toContain('style="--at:0.5"');
  });

  it('says in words its ends, and what moves it, each beside its kind of line', () => {
    const html = drawn();
    expect(html).toContain('<p class="visually-hidden">Range: $200.00 to $1,000.00</p>');
    expect(html).toMatch(/price-band-swatch price-band-dashed"[^>]*><\/span><span>Less if you have met/);
  });

  it('is dotted beyond its end where more may be owed', () => {
    expect(drawn()).not.toContain('or more');
    expect(drawn({ IsOpen: true })).toMatch(/price-band-open.*or more/s);
  });

  it('has one figure where it has one end', () => {
    const html = drawn({ High: 20_000, HighText: '$200.00', IsOpen: true });
    expect(html.match(/<span>\$200\.00<\/span>/g)).toHaveLength(1);
  });

  it('has each of two reasons of one kind as an item of its own', () => {
    const Reasons: AmountBand['Reasons'] = ['By the day.', 'By what is unknown.'].map((Text) => ({
      Kind: 'unknownBenefits',
      Text,
    }));
    const parts: ReactElement<{ children: ReactNode }>[] = PriceBand({
      band: { ...band, Reasons },
      amount: 60_000,
      lowestPrice: 40_000,
    }).props.children;
    const items = parts.find(({ type }) => type === 'ul')?.props.children as ReactElement[];
    expect(new Set(items.map(({ key }) => key))).toHaveProperty('size', 2);
  });
});
