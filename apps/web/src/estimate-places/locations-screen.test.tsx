import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { PortalSettings, ServiceArea } from '@portico/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LiveAnnouncements } from '../frame/live-announcements.tsx';
import { GuestEstimates } from '../guest-estimates/guest-estimates.tsx';
import { PortalProvider } from '../portal/portal.tsx';
import { callCache } from '../portal/use-call.ts';
import { LocationsScreen } from './locations-screen.tsx';

const area = (Id: string): ServiceArea => ({ Id, Name: Id, Description: '', Images: [], SelectLocations: true });

function drawn(areas: ServiceArea[], params: { svcArea?: string; unstable?: string }): string {
  i18n.load('en', {});
  i18n.activate('en');
  // Nothing else of the settings is read.
  const settings = {
    language: 'en',
    name: 'Alder Bay Health',
    partners: [],
    serviceAreas: areas,
  } as Partial<PortalSettings>;
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={callCache}>
        <MemoryRouter>
          <PortalProvider initial={settings as PortalSettings}>
            <LiveAnnouncements>
              <GuestEstimates>
                <LocationsScreen params={params} />
              </GuestEstimates>
            </LiveAnnouncements>
          </PortalProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  );
}

describe("the start of the estimator after an 'unstable state' (spec §8; issue 16)", () => {
  it.each([
    ['with several service areas', [area('bay'), area('north')]],
    ['with one, whose locations are the start', [area('bay')]],
  ])('says what happened and what to do, %s', (_, areas) => {
    const page = drawn(areas, { unstable: '1' });
    expect(page).toContain('role="alert"');
    expect(page).toContain('Unstable state, starting over.');
    expect(page).toContain('it was made in another browser');
    expect(page).toContain('Open it there.');
    expect(drawn(areas, {})).not.toContain('role="alert"');
  });
});
