import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { PriceSource as Source, SiteComparison } from '@portico/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { PriceSource } from './price-source.tsx';
import { SiteCard } from './site-card.tsx';

function drawn(content: ReactNode): string {
  i18n.load('en', {});
  i18n.activate('en');
  return renderToStaticMarkup(<I18nProvider i18n={i18n}>{content}</I18nProvider>);
}

const address = 'https://cedar.example/123456789_cedar-point_standardcharges.json';
const link = `<a href="${address}" rel="noreferrer">`;

const site: SiteComparison = {
  LocationId: 'cedar-point',
  Name: 'Cedar Point',
  Amount: '$300.00',
  AmountRaw: 30_000,
  AlikeGroup: 0,
  Holds: 'whole',
  HoldsText: '',
  LowestText: '',
  Note: '',
  Owner: '',
  OwnerUrl: '',
  IsCurrent: false,
  IsOffered: true,
};
const Owner = 'Not part of Alder Bay Health. From the price file of Cedar Point of October 1, 2026.';

const source: Source = {
  FileName: 'cedar-point.json',
  FileDate: '2026-10-01',
  FileUrl: '',
  Hospital: 'Cedar Point',
  Line: 12,
  CodeType: 'CPT',
  Code: '73721',
  Plan: '',
  Notes: '',
  Rule: '',
};

// Issue 13, point 7: "several hospitals of a region side by side, each price with whose file it is".
describe('whose file a price is from', () => {
  const card = (of: SiteComparison): string =>
    drawn(
      <SiteCard site={of} location={undefined} current={undefined} isBusy={false} takesFocus={false} onChoose={null} />,
    );

  it('stands below the amount of another hospital, with a way to the file', () => {
    const html = card({ ...site, Owner, OwnerUrl: address });
    expect(html).toContain(Owner);
    expect(html).toContain(link);
  });

  it('stands there without a link, where staff named the file', () => {
    const html = card({ ...site, Owner });
    expect(html).toContain(Owner);
    expect(html).not.toContain('href');
  });

  it('is said of none of our own', () => expect(card(site)).not.toContain('Alder Bay'));

  it('is said of each price of an estimate, which names another hospital on paper, too', () => {
    const ours = drawn(<PriceSource source={source} />);
    const theirs = drawn(<PriceSource source={{ ...source, FileUrl: address }} />);
    expect([ours.includes(link), theirs.includes(link)]).toEqual([false, true]);
    const onPaper = /<div><dt>Hospital<\/dt><dd>Cedar Point<\/dd><\/div>/;
    expect([onPaper.test(ours), onPaper.test(theirs)]).toEqual([false, true]);
  });
});
