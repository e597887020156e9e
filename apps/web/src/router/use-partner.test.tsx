import type { PortalSettings } from '@portico/contract';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PortalProvider } from '../portal/portal.tsx';
import { usePartner } from './use-partner.ts';

const acme = { name: 'acme', fullName: 'Acme Works', verificationType: 'email', noLoginView: false } as const;
// A portal with one partner; nothing else of the settings is read.
const settings = { language: 'en', partners: [acme] } as Partial<PortalSettings> as PortalSettings;

function partnerAt(path: string): unknown {
  let found: unknown;
  const Probe = () => {
    found = usePartner();
    return null;
  };
  renderToString(
    <MemoryRouter initialEntries={[path]}>
      <PortalProvider initial={settings}>
        <Probe />
      </PortalProvider>
    </MemoryRouter>,
  );
  return found;
}

describe('the partner of the open state (spec §2)', () => {
  it('is the one that the address of a partner’s state names', () =>
    expect(partnerAt('/cp-forgot-password/partner=acme')).toEqual(acme));

  it.each(['/cp-forgot-password', '/cp-forgot-password/partner=nobody', '/cp-forgot-password/nonsense'])(
    'is none that is not ours: %s',
    (path) => expect(partnerAt(path)).toBeNull(),
  );

  it('is none at a plain state', () => expect(partnerAt('/forgot-password')).toBeNull());
});
