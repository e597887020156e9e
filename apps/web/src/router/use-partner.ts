import { matchPath, type PortalSettings } from '@portico/contract';
import { useLocation } from 'react-router';
import { usePortal } from '../portal/portal.tsx';

export type Partner = PortalSettings['partners'][number];

/** The corporate partner in whose context the open state stands, read from its address anew at every move; null outside of one. */
export function usePartner(): Partner | null {
  const { pathname } = useLocation();
  const { settings } = usePortal();
  const match = matchPath(pathname);
  if (!match?.state.inPartner) return null;
  return settings.partners.find(({ name }) => name === match.params?.['partner']) ?? null;
}
