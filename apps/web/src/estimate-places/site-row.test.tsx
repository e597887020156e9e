import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ComparedSites, Location, PortalSettings, SiteComparison } from '@portico/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { GuestEstimates } from '../guest-estimates/guest-estimates.tsx';
import { PortalProvider } from '../portal/portal.tsx';
import { SiteRow } from './site-row.tsx';

const address = 'https://cedar.example/123456789_cedar-point_standardcharges.json';
const Owner = 'Not part of Alder Bay Health. From the price file of Cedar Point of October 1, 2026.';

const location: Location = {
  Id: 'cedar-point',
  Name: 'Cedar Point',
  Phone: '650-555-0100',
  Address: ['1 Cedar Way', 'Palo Alto, CA 94304'],
  Image: '/sites/cedar-point.svg',
  ServiceAreaId: 'bay',
  Providers: [],
};

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

const compared: ComparedSites = {
  ServiceName: 'MRI of the knee',
  ServiceNameLanguage: 'en',
  ServiceDescription: '',
  Codes: ['73721'],
  PlanName: '',
  PlanToldAt: '',
  PayorToAsk: '',
  Sites: [site],
  Locations: [location],
};

// Nothing else of the settings is read.
const settings = { language: 'en', partners: [], signedInRoot: '/my' } as Partial<PortalSettings> as PortalSettings;

function drawn(of: SiteComparison, most = 60_000): string {
  i18n.load('en', {});
  i18n.activate('en');
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <PortalProvider initial={settings}>
          <GuestEstimates>
            <SiteRow
              site={of}
              location={location}
              miles={undefined}
              most={most}
              compared={compared}
              params={{ template: 'mri-knee' }}
            />
          </GuestEstimates>
        </PortalProvider>
      </MemoryRouter>
    </I18nProvider>,
  );
}

// Issue 13, point 7: "several hospitals of a region side by side, each price with whose file it is".
describe('a hospital of the region beside ours', () => {
  it('has whose file its price is from, with a way to the file', () => {
    const html = drawn({ ...site, Owner, OwnerUrl: address });
    expect(html).toContain(Owner);
    expect(html).toMatch(new RegExp(`<a [^>]*href="${address}" rel="noreferrer">`));
  });

  it('has it without a way to the file, where staff named it', () => {
    const html = drawn({ ...site, Owner });
    expect(html).toContain(Owner);
    expect(html).not.toContain('standardcharges');
  });

  it('is ours where nothing is said of a file', () => expect(drawn(site)).not.toContain('price file'));

  it('is chosen as ours are: the estimate is of its prices', () => {
    for (const of of [site, { ...site, Owner, OwnerUrl: address }]) {
      expect(drawn(of)).toMatch(/<a href="[^"]*location=cedar-point[^"]*"/);
    }
  });

  it('has its amount on the scale of all, half of the highest as half a bar', () => {
    expect(drawn(site)).toContain('--share:50%');
    expect(drawn({ ...site, Amount: '', AmountRaw: null })).toContain('No price');
    expect(drawn({ ...site, Amount: '', AmountRaw: null })).not.toContain('--share');
  });
});
